-- What the owner of a provider states about free places, with the time at which that was last confirmed (PL-01).
create table company_places (
  company_id bigint primary key references company on delete cascade,
  total int check (total between 0 and 2000),
  -- {"SHORT_TERM": 1} and {"SHORT_TERM": "2026-12-01"}; shared-contracts/src/free-places.ts has the kinds.
  free jsonb not null default '{}',
  available_from jsonb not null default '{}',
  -- the usual time on the waiting list; null without a list
  wait text check (wait in ('UNDER_1_MONTH', 'ABOUT_3_MONTHS', 'OVER_6_MONTHS')),
  takes_clients boolean,
  -- the postcodes that home care serves
  zip_codes text[] not null default '{}',
  confirmed_at timestamptz not null default now(),
  weekly_mail boolean not null default true,
  -- Links in mails have it; a higher number revokes them.
  link_number int not null default 0,
  mailed_at timestamptz
);
create index company_places_zip_codes on company_places using gin (zip_codes);
