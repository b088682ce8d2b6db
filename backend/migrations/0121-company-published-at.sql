-- When STAFF published a provider that had registered; null for one that has been public since it was added.
alter table company add column published_at timestamptz;
-- What became public since an alert was last sent.
drop index company_newest;
create index company_newest on company (coalesce(published_at, created_at));
