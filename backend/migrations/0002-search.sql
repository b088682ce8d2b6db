-- Both rating orders of the provider search without a place: the first page is read off the index.
create index company_rating_desc on company (average_rating desc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, job_offers_count, lat, lon)
  where status = 'PUBLISHED';
create index company_rating_asc on company (average_rating asc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, job_offers_count, lat, lon)
  where status = 'PUBLISHED';

-- Typing errors in city names: few edits tell more than shared trigrams where letters are swapped ("Hambrug").
create extension if not exists fuzzystrmatch;
-- Other spellings of a city's slug (koeln, koln, Köln) lead to the one it has.
create index place_slug_folded on place (fold_de(slug));
