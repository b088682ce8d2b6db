-- How often pages were opened. Nothing here is about the people who did so (AC-16).

-- Views of a provider's profile, and searches that found it, by day.
create table company_day_count (
  company_id bigint not null references company on delete cascade,
  day date not null,
  views integer not null default 0,
  hits integer not null default 0,
  primary key (company_id, day)
);
create index company_day_count_day on company_day_count (day);

create table job_offer_view_count (
  job_offer_id bigint primary key references job_offer on delete cascade,
  views integer not null
);

-- Pages that a browser has opened today, so that several API processes count it once. A mark is a hash with the salt of the
-- day. Both are deleted in the following night; without the salt nobody can compute a mark again. The tables are not logged,
-- so they are in no write-ahead log and on no replica; after a crash a browser may count a second time.
create unlogged table visit_salt (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);
create unlogged table visit_mark (
  day date not null,
  mark text not null,
  primary key (day, mark)
);
