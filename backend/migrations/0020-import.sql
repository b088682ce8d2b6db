-- What a directory calls a provider, so that loading it again finds the same one.
alter table company add column import_key text;
create unique index company_import_key on company (import_key) where import_key is not null;
-- Finds a provider that registered on its own before a directory brings it along.
create index company_without_import on company (zip_code, name_norm) where import_key is null;
