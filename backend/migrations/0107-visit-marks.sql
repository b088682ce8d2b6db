-- Which browser has opened which page today, so that several API processes count it once (AC-16). A mark is a hash with the salt
-- of the day. Both are deleted in the following night; without the salt nobody can compute a mark again. The tables are not
-- logged, so they are in no write-ahead log and on no replica; after a crash a browser may count a second time.
create unlogged table visit_salt (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);
create unlogged table visit_mark (
  day date not null,
  mark text not null,
  primary key (day, mark)
);

-- How often a job offer was opened. It holds nothing about the people who did so.
create table job_offer_view_count (
  job_offer_id bigint primary key references job_offer on delete cascade,
  views integer not null
);
