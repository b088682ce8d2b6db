-- Whether an owner has left the provider, by a handover, a decided claim or the deletion of the account. The address and
-- the website on file may be of that person, so a code that is sent there proves nothing any more (PP-18).
alter table company add column has_former_owner boolean not null default false;

create function note_former_owner() returns trigger language plpgsql set search_path from current as $$
begin
  new.has_former_owner := true;
  return new;
end $$;
create trigger company_former_owner before update of owner_id on company
  for each row when (old.owner_id is not null and new.owner_id is distinct from old.owner_id)
  execute function note_former_owner();

-- Who owned a provider before and has deleted the account is not known any more.
update company c set has_former_owner = true
where exists (select from company_ownership o where o.company_id = c.id and o.user_id is distinct from c.owner_id);
