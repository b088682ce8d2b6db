-- What a write with an Idempotency-Key answered, so that a repeated request gets the same answer and nothing happens twice.
create table idempotency_key (
  -- the kind of write and who sent it, for example "message user:12"
  scope text not null,
  key text not null,
  -- SHA-256 of the body: one key stands for one request
  fingerprint bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_created on idempotency_key (created_at);
