-- Public keys with which other sites show a provider's rating badge and job list, each for the origins it names (PK-08).
create table widget_key (
  key text primary key,
  company_id bigint not null references company on delete cascade,
  allowed_origins text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index widget_key_company on widget_key (company_id);
