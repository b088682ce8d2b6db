-- Invoices and credit notes.

-- The buyer on the next invoices of a provider, as its owner has entered it (PK-07). With another owner it does not count.
create table company_billing (
  company_id bigint primary key references company on delete cascade,
  user_id bigint not null references user_account on delete cascade,
  name text not null,
  street text not null,
  zip_code text not null,
  city text not null,
  vat_id text not null default '',
  email text not null,
  updated_at timestamptz not null default now()
);
create index company_billing_user on company_billing (user_id);

-- The last number of each kind and year. The row is locked until the invoice is committed, so that no number is left out.
create table invoice_counter (
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  year int not null,
  last int not null check (last > 0),
  primary key (kind, year)
);

-- Everything that is invoiced, once for each charge, refund and placement. Without a number it waits to be issued.
create table invoice (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  source text not null check (source in ('CHARGE', 'REFUND', 'PLACEMENT')),
  source_id text not null,
  company_id bigint references company on delete set null,
  user_id bigint references user_account on delete set null,
  title text not null,
  buyer jsonb not null,
  lines jsonb not null,
  net_cents int not null check (net_cents >= 0),
  vat_rate int not null check (vat_rate between 0 and 100),
  vat_cents int not null check (vat_cents >= 0),
  gross_cents int not null check (gross_cents > 0 and gross_cents = net_cents + vat_cents),
  service_from date not null,
  service_to date not null check (service_to >= service_from),
  -- Days from the issue until the money is due.
  due_days int not null check (due_days >= 0),
  -- The charge that a credit note gives back.
  credited_charge text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  number text unique,
  issued_at timestamptz,
  issued_on date,
  due_on date,
  seller jsonb,
  refers_to text,
  refers_to_on date,
  -- Not to be deleted before this day: eight years after the year of issue (section 14b of the VAT act).
  kept_until date,
  unique (source, source_id),
  check ((kind = 'CREDIT_NOTE') = (source = 'REFUND') and (kind = 'CREDIT_NOTE') = (credited_charge is not null)),
  check (num_nonnulls(number, issued_at, issued_on, due_on, seller, kept_until) in (0, 6)),
  check (number is null or (kind = 'CREDIT_NOTE') = (refers_to is not null)),
  check ((refers_to is null) = (refers_to_on is null))
);
create index invoice_company on invoice (company_id);
create index invoice_user on invoice (user_id, issued_on desc);
create index invoice_waiting on invoice (id) where number is null;
create index invoice_credits on invoice (refers_to) where refers_to is not null;

-- An issued invoice never changes, except when it was paid, and the links to account and provider, which may end.
create function keep_issued_invoice() returns trigger language plpgsql set search_path from current as $$
begin
  if old.number is null then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    if old.kept_until <= (now() at time zone 'Europe/Berlin')::date then
      return old;
    end if;
    raise exception 'invoice % is kept until %', old.number, old.kept_until;
  end if;
  if to_jsonb(new) - array['paid_at', 'company_id', 'user_id'] is distinct from to_jsonb(old) - array['paid_at', 'company_id', 'user_id'] then
    raise exception 'invoice % is issued and does not change', old.number;
  end if;
  return new;
end $$;
create trigger invoice_issued before update or delete on invoice for each row execute function keep_issued_invoice();
