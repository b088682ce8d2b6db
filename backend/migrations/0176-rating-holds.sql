-- People whose review of a provider was removed or hidden, or examined when they deleted it, and who have deleted their
-- account since: a new review is for the desk first (RV-03). Mailboxes are keyed hashes; rows end after 24 months.
create table rating_hold (
  company_id bigint not null references company on delete cascade,
  address_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, address_hash)
);
