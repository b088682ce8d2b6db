-- A package belongs to the person who pays. Whatever changes the owner of a provider (handover, claim, deletion of the
-- account) or takes the provider away (removal) also ends the package in the same transaction: with another owner at the
-- end of what is paid, without an owner at once. Open orders of the former owner end too.
create function end_package_of_former_owner() returns trigger language plpgsql set search_path from current as $$
begin
  update payment_order set status = 'CANCELED', closed_at = now()
  where company_id = new.id and status = 'PENDING' and user_id is distinct from new.owner_id;
  if new.owner_id is null then
    update payment_subscription set ended_at = now(), end_cause = 'REMOVED' where company_id = new.id and ended_at is null;
  else
    update payment_subscription set cancel_at = paid_until, cancel_cause = 'OWNER_CHANGED', next_package = null, next_period = null
    where company_id = new.id and ended_at is null and user_id is distinct from new.owner_id
      and cancel_cause is distinct from 'OWNER_CHANGED';
  end if;
  return null;
end $$;
create trigger company_package_of_former_owner after update of owner_id on company
  for each row when (new.owner_id is distinct from old.owner_id) execute function end_package_of_former_owner();
