-- From where somebody signed in before, as a keyed fingerprint: a guesser elsewhere cannot lock the person out there.
create table sign_in_address (
  user_id bigint not null references user_account on delete cascade,
  address_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, address_hash)
);
create index sign_in_address_age on sign_in_address (last_used_at);

-- While an account waits for its deletion its profile is hidden; whether it was so before decides what undoing brings back.
alter table user_account add column profile_was_hidden boolean not null default false;
