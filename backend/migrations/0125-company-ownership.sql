-- Everybody who owns or has owned a provider: STAFF does not decide cases of such a provider. The entry stays after a
-- handover, a merge, a removal, or the approved claim of somebody else.
create table company_ownership (
  company_id bigint not null references company on delete cascade,
  user_id bigint not null references user_account on delete cascade,
  recorded_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_ownership_user on company_ownership (user_id);

create function record_ownership() returns trigger language plpgsql set search_path from current as $$
begin
  insert into company_ownership (company_id, user_id) values (new.id, new.owner_id) on conflict do nothing;
  return null;
end $$;
create trigger company_owner_recorded after insert or update of owner_id on company
  for each row when (new.owner_id is not null) execute function record_ownership();

-- Those who own a provider now, and those who were informed of a claim as its owner. There is no record of other former
-- owners.
insert into company_ownership (company_id, user_id)
select id, owner_id from company where owner_id is not null
union
select o.company_id, a.owner_id from ownership_answer a join ownership_claim o on o.id = a.claim_id;
