-- The operator of the site, for imprint, privacy notice, invoices and mails (OP-06). One row; what is not known is empty.
create table site_operator (
  id boolean primary key default true check (id),
  name text not null default '',
  street text not null default '',
  zip_code text not null default '',
  city text not null default '',
  represented_by text not null default '',
  phone text not null default '',
  email text not null default '',
  register text not null default '',
  vat_id text not null default '',
  tax_number text not null default '',
  iban text not null default '',
  editor text not null default '',
  data_protection_officer text not null default '',
  data_protection_authority text not null default '',
  hosting text not null default '',
  recipients text not null default '',
  log_days text not null default '',
  market_authority text not null default '',
  known_barriers text not null default '',
  -- The day in Berlin, or empty.
  checked_on text not null default '',
  -- Invented data, until somebody saves other data: invoices say that they are none.
  is_demonstration boolean not null default false,
  -- A row that was never saved is older than all saved ones.
  updated_at timestamptz not null default 'epoch'
);

-- Changes of prices, fees and limits, each from a day in Berlin on (OP-50). Before its first change a figure is as the
-- site starts with it (`operator/tariff/figures.ts`).
create table tariff_change (
  id bigint generated always as identity primary key,
  figure text not null,
  value int not null check (value >= 0),
  valid_from date not null,
  unique (figure, valid_from)
);

create function keep_begun_tariff() returns trigger language plpgsql set search_path from current as $$
begin
  if old.valid_from > (now() at time zone 'Europe/Berlin')::date and tg_op = 'DELETE' then
    return old;
  end if;
  raise exception 'the change of % from % stays', old.figure, old.valid_from;
end $$;
create trigger tariff_begun before update or delete on tariff_change for each row execute function keep_begun_tariff();
