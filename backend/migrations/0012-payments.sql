-- Booked packages and their payments.

-- A booked package: who pays for a provider, until when it is paid, and when it ends (PK-04). One is live for a provider.
create table payment_subscription (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  user_id bigint references user_account on delete set null,
  package text not null references tier check (package <> 'FREE_TIER'),
  period text not null check (period in ('YEARLY', 'MONTHLY')),
  -- The agreed net price of a period, before a credit; it stays when the package renews.
  price_cents int not null check (price_cents >= 0),
  service text not null check (service in ('test', 'stripe')),
  -- The payment service finds the means of payment by it.
  method text,
  created_at timestamptz not null default now(),
  trial_ends_at timestamptz,
  -- The first paid day: periods are counted from it.
  anchored_at timestamptz not null,
  period_from timestamptz not null,
  paid_until timestamptz not null,
  next_package text references tier check (next_package <> 'FREE_TIER'),
  next_period text check (next_period in ('YEARLY', 'MONTHLY')),
  -- The net price when the next package or period was chosen.
  next_price_cents int check (next_price_cents >= 0),
  cancel_at timestamptz,
  cancel_cause text check (cancel_cause in ('OWNER', 'OWNER_CHANGED')),
  reminded_at timestamptz,
  failed_at timestamptz,
  ended_at timestamptz,
  end_cause text check (end_cause in ('CANCELED', 'UNPAID', 'REPLACED', 'REMOVED')),
  -- When the amount to pay back was computed, after the end.
  settled_at timestamptz,
  -- The package that this one has replaced and credits: a refund may give its payments back (PK-02).
  replaces_id bigint references payment_subscription on delete set null,
  check ((cancel_at is null) = (cancel_cause is null)),
  check ((ended_at is null) = (end_cause is null))
);
create unique index payment_subscription_live on payment_subscription (company_id) where ended_at is null;
create index payment_subscription_company on payment_subscription (company_id);
create index payment_subscription_user on payment_subscription (user_id);
create index payment_subscription_unsettled on payment_subscription (ended_at) where settled_at is null;
create index payment_subscription_replaces on payment_subscription (replaces_id);

-- Orders stay after account and provider, because tax law demands it.
create table payment_order (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('BOOKING', 'RENEWAL')),
  status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'CANCELED', 'FAILED', 'EXPIRED')),
  company_id bigint references company on delete set null,
  user_id bigint references user_account on delete set null,
  subscription_id bigint references payment_subscription on delete set null,
  package text not null references tier check (package <> 'FREE_TIER'),
  period text not null check (period in ('YEARLY', 'MONTHLY')),
  price_cents int not null check (price_cents >= 0),
  credit_cents int not null check (credit_cents >= 0),
  net_cents int not null check (net_cents >= 0),
  vat_rate int not null,
  vat_cents int not null check (vat_cents >= 0),
  gross_cents int not null check (gross_cents >= 0),
  -- The amount due with this order: nothing while a trial runs.
  due_cents int not null check (due_cents >= 0),
  refunded_cents int not null default 0 check (refunded_cents between 0 and due_cents),
  trial_ends_at timestamptz,
  period_from timestamptz,
  billing jsonb not null,
  terms_accepted_at timestamptz not null,
  service text not null check (service in ('test', 'stripe')),
  reference text,
  access_url text,
  -- The service finds payment and means of payment by it.
  method text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index payment_order_open on payment_order (company_id) where status = 'PENDING' and kind = 'BOOKING';
create unique index payment_order_renewal on payment_order (subscription_id, period_from)
  where kind = 'RENEWAL' and status in ('PENDING', 'PAID');
create index payment_order_company on payment_order (company_id);
create index payment_order_user on payment_order (user_id);
create index payment_order_subscription on payment_order (subscription_id);
create index payment_order_waiting on payment_order (expires_at) where status = 'PENDING';

-- Events of the payment service that were handled, so that each is handled once.
create table payment_event (
  service text not null,
  id text not null,
  order_id uuid references payment_order on delete cascade,
  type text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (service, id)
);
create index payment_event_order on payment_event (order_id);

-- Money to pay back, sent to the service by the hourly job.
create table payment_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references payment_order on delete cascade,
  amount_cents int not null check (amount_cents > 0),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index payment_refund_order on payment_refund (order_id);
create index payment_refund_unsent on payment_refund (created_at) where sent_at is null;

-- A package belongs to the person who pays. Whatever changes the owner of a provider (handover, claim, deletion of the
-- account) or takes the provider away (removal) also ends the package in the same transaction: with another owner at the
-- end of what is paid, without an owner at once. Open orders of the former owner end too. A package that its owner has
-- canceled before ends as canceled, with the refund that was promised.
create function end_package_of_former_owner() returns trigger language plpgsql set search_path from current as $$
begin
  update payment_order set status = 'CANCELED', closed_at = now()
  where company_id = new.id and status = 'PENDING' and user_id is distinct from new.owner_id;
  if new.owner_id is null then
    update payment_subscription set ended_at = now(), end_cause = 'REMOVED' where company_id = new.id and ended_at is null;
  else
    update payment_subscription set cancel_at = paid_until, cancel_cause = 'OWNER_CHANGED', next_package = null, next_period = null,
      next_price_cents = null
    where company_id = new.id and ended_at is null and user_id is distinct from new.owner_id and cancel_at is null;
  end if;
  return null;
end $$;
create trigger company_package_of_former_owner after update of owner_id on company
  for each row when (new.owner_id is distinct from old.owner_id) execute function end_package_of_former_owner();
