-- A dump is restored with an empty search_path, where a function whose body is a text finds neither tables nor other functions: tables
-- with generated columns then stay empty and indexes are missing. Bodies that are parsed once, here, know what they mean; so do texts
-- that bring their own path. norm_de also folds capital letters itself, because lower() knows only A to Z under the locale C.
create or replace function norm_de(t text) returns text language sql immutable strict parallel safe
  return trim(both from regexp_replace(
    translate(replace(replace(lower(t collate "C"), 'ß', 'ss'), 'ẞ', 'ss'),
      -- The last three: capital i with a dot, and the signs for kelvin and ångström.
      'äöüéèêëáàâãåíìîóòôõúùûçñÄÖÜÉÈÊËÁÀÂÃÅÍÌÎÓÒÔÕÚÙÛÇÑ' || U&'\0130\212A\212B',
      'aoueeeeaaaaaiiioooouuucnaoueeeeaaaaaiiioooouuucnika'),
    '[^a-z0-9]+', ' ', 'g'));

create or replace function fold_de(t text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(norm_de(t), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

create or replace function berlin_month(moment timestamptz) returns date language sql immutable
  return date_trunc('month', moment at time zone 'Europe/Berlin')::date;

alter function refresh_company_ratings(bigint[]) set search_path from current;
alter function refresh_company_bits() set search_path from current;
alter function note_stale_cells() set search_path from current;
alter function refuse_consent_change() set search_path from current;

-- What was stored under the locale C has capital umlauts missing; elsewhere nothing changes.
update place set name = name where name_norm <> norm_de(name) or name_folded <> fold_de(name);
update postcode set place_name = place_name where name_folded <> fold_de(place_name);
update company set name = name where name_norm <> norm_de(name);
reindex index place_slug_folded;
