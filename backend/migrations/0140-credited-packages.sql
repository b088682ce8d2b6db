-- Which package a package has replaced and credits: its payments are what a refund may give back (PK-02).
alter table payment_subscription add column replaces_id bigint references payment_subscription on delete set null;
create index payment_subscription_replaces on payment_subscription (replaces_id);
update payment_subscription as later set replaces_id = (
  select max(former.id) from payment_subscription as former
  where former.company_id = later.company_id and former.user_id = later.user_id
    and former.end_cause = 'REPLACED' and former.id < later.id)
where exists (
  select from payment_order where subscription_id = later.id and kind = 'BOOKING' and credit_cents > 0);

-- A package that its owner has canceled before the handover ends as canceled, with the refund that was promised.
create or replace function end_package_of_former_owner() returns trigger language plpgsql set search_path from current as $$
begin
  update payment_order set status = 'CANCELED', closed_at = now()
  where company_id = new.id and status = 'PENDING' and user_id is distinct from new.owner_id;
  if new.owner_id is null then
    update payment_subscription set ended_at = now(), end_cause = 'REMOVED' where company_id = new.id and ended_at is null;
  else
    update payment_subscription set cancel_at = paid_until, cancel_cause = 'OWNER_CHANGED', next_package = null, next_period = null
    where company_id = new.id and ended_at is null and user_id is distinct from new.owner_id and cancel_at is null;
  end if;
  return null;
end $$;
