-- Questions of Premium providers to the operator, and their requests for a visit (PK-08). They belong to the person who
-- sent them: another owner of the provider does not see them.
create table support_request (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  user_id bigint not null references user_account on delete cascade,
  kind text not null check (kind in ('QUESTION', 'VISIT')),
  subject text not null,
  text text not null,
  answer_by text not null check (answer_by in ('EMAIL', 'PHONE')),
  phone text check (answer_by = 'EMAIL' or phone is not null),
  -- Of a visit only.
  contact text,
  address text,
  wishes jsonb not null default '[]',
  state text not null default 'RECEIVED'
    check (state in ('RECEIVED', 'ANSWERED', 'PROPOSED', 'CONFIRMED', 'DECLINED', 'CANCELED')),
  -- What the operator wrote with the latest step.
  answer text,
  answered_at timestamptz,
  -- The proposed or confirmed time of a visit, as calendars and clocks in Berlin show it.
  appointment_day date,
  appointment_time text check (appointment_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  created_at timestamptz not null default now(),
  -- When it was answered for good, confirmed or canceled.
  settled_at timestamptz,
  check ((appointment_day is null) = (appointment_time is null)),
  check (kind = 'VISIT' or (contact is null and address is null and appointment_day is null)),
  check (state not in ('PROPOSED', 'CONFIRMED') or appointment_day is not null),
  check ((settled_at is null) = (state in ('RECEIVED', 'PROPOSED')))
);
create index support_request_company on support_request (company_id, created_at);
create index support_request_user on support_request (user_id);
