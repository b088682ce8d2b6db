-- How often a profile was opened and found on a day. It holds nothing about the people who did so (AC-16).
create table company_day_count (
  company_id bigint not null references company on delete cascade,
  day date not null,
  views integer not null default 0,
  hits integer not null default 0,
  primary key (company_id, day)
);
create index company_day_count_day on company_day_count (day);
