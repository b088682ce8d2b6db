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
