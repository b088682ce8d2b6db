-- A search within a circle that walks along the ratings measures distances. With the vectors it reads the index alone.
drop index company_rating_desc, company_rating_asc;
create index company_rating_desc on company (rating_score desc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, average_rating, job_offers_count, lat, lon, x, y, z)
  where status = 'PUBLISHED';
create index company_rating_asc on company (rating_score asc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, average_rating, job_offers_count, lat, lon, x, y, z)
  where status = 'PUBLISHED';
