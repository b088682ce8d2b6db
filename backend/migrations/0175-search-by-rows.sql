-- contract: the release before reads these bits in its search.
-- The search counts rows (docs/adr/0025-search-by-rows.md): the bits per cell, their stale marks and the grid go.
drop trigger company_inserted on company;
drop trigger company_updated on company;
drop trigger company_deleted on company;
drop trigger company_truncated on company;
drop function note_stale_cells();
drop function refresh_company_bits();
drop table company_bits, company_bits_stale;
-- Drops the index on both, too.
alter table company drop column cell, drop column part;
