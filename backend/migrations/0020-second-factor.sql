-- The second factor of accounts: an authenticator app with recovery codes (docs/adr/0026-second-factor.md).
create table authenticator (
  user_id bigint primary key references user_account on delete cascade,
  -- Encrypted with a key that is derived from AUTH_SECRET.
  secret bytea not null,
  -- The time step of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  -- Without a first code the set-up is not finished and the app is not asked for.
  confirmed_at timestamptz
);

-- Only the SHA-256 of a code is kept.
create table recovery_code (
  user_id bigint not null references user_account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Sign-ins with the right password that wait for the second factor; a cookie of the browser has the key.
create table sign_in_step (
  key_hash bytea primary key,
  user_id bigint not null references user_account on delete cascade,
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_step_user on sign_in_step (user_id);
create index sign_in_step_expiry on sign_in_step (expires_at);

create function has_second_factor(given bigint) returns boolean language sql stable set search_path from current as $$
  select exists (select from authenticator where user_id = given and confirmed_at is not null)
$$;
