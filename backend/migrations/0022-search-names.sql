-- A search for a word of the name counts every hit. The names come into the index that holds all else a search compares, so
-- that neither a circle nor a frequent word ("haus") fetches rows from the table; rare words still come from the trigram index.
drop index company_search;
create index company_search on company (lat, lon)
  include (id, x, y, z, services_mask, features_mask, place_kind, average_rating, ratings_count, job_offers_count, name_norm)
  where status = 'PUBLISHED';
