-- What the present owner says about the claim of another person: STAFF decides for that person only after the answer, or
-- 14 days after the owner was informed.
create table ownership_answer (
  claim_id bigint not null references ownership_claim on delete cascade,
  owner_id bigint not null references user_account on delete cascade,
  informed_at timestamptz not null default now(),
  answered_at timestamptz,
  -- whether the owner gives the provider up
  agrees boolean,
  text text not null default '',
  primary key (claim_id, owner_id)
);
create index ownership_answer_owner on ownership_answer (owner_id);
-- Owners of providers with open claims were informed when these were made.
insert into ownership_answer (claim_id, owner_id, informed_at)
  select o.id, c.owner_id, o.created_at from ownership_claim o join company c on c.id = o.company_id
  where o.status in ('PENDING_PROOF', 'PENDING_REVIEW', 'DISPUTED') and c.owner_id <> o.user_id;
