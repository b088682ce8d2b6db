-- Public keys with which other sites show a provider's rating badge and job list, each for the origins it names (PK-08).
create table widget_key (
  key text primary key,
  company_id bigint not null references company on delete cascade,
  allowed_origins text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  name text not null default 'Website',
  -- The new owner of a provider says whether keys on sites of the former one stay in use.
  is_of_former_owner boolean not null default false
);
create index widget_key_company on widget_key (company_id);

create table widget_key_use (
  key text not null references widget_key on delete cascade,
  day date not null,
  uses int not null,
  primary key (key, day)
);

create function question_widget_keys() returns trigger language plpgsql set search_path from current as $$
begin
  update widget_key set is_of_former_owner = true where company_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger company_widget_keys_questioned after update of owner_id on company
  for each row when (new.owner_id is distinct from old.owner_id) execute function question_widget_keys();
