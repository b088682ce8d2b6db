-- An owner's open offer to hand the provider over to the account with this confirmed address. The row ends with the answer.
create table company_handover (
  company_id bigint primary key references company on delete cascade,
  from_user_id bigint not null references user_account on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days'
);
create index company_handover_email on company_handover (lower(email));
create index company_handover_from on company_handover (from_user_id);
