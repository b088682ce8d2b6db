-- Providers are ordered by a shrunken mean (SR-22): (sum of their ratings + 5 × mean of all ratings) ÷ (count + 5), so that one rating of five
-- stars does not come before a hundred of 4.6. The mean of all ratings is kept to two decimals: only a change of those changes the scores.
create table rating_prior (
  only_row boolean primary key default true check (only_row),
  mean double precision not null
);
insert into rating_prior (mean) values (3);

alter table company add column rating_score double precision;

create function set_rating_score() returns trigger language plpgsql set search_path from current as $$
begin
  new.rating_score := (select (new.average_rating * new.ratings_count + 5 * mean) / (new.ratings_count + 5) from rating_prior);
  return new;
end
$$;
create trigger company_rating_score before insert or update of average_rating, ratings_count, rating_score on company
  for each row execute function set_rating_score();

-- Computes the mean of all ratings anew, and all scores where it has changed.
create function refresh_rating_prior() returns void language plpgsql set search_path from current as $$
begin
  update rating_prior set mean = now_mean
    from (
      select round((sum(average_rating * ratings_count) / sum(ratings_count))::numeric, 2)::float8 now_mean
      from company where ratings_count > 0
    ) current_ratings
    where now_mean is distinct from mean and now_mean is not null;
  if found then
    update company set rating_score = null where ratings_count > 0;
  end if;
end
$$;
select refresh_rating_prior();

-- The indexes that answer the order by rating hold the score.
drop index company_rating_desc, company_rating_asc, company_cell, company_search;
create index company_rating_desc on company (rating_score desc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, average_rating, job_offers_count, lat, lon) where status = 'PUBLISHED';
create index company_rating_asc on company (rating_score asc nulls last, ratings_count desc, id)
  include (services_mask, features_mask, place_kind, average_rating, job_offers_count, lat, lon) where status = 'PUBLISHED';
create index company_cell on company (cell)
  include (id, lat, lon, x, y, z, services_mask, features_mask, place_kind, average_rating, rating_score, ratings_count, job_offers_count)
  where status = 'PUBLISHED';
create index company_search on company (lat, lon)
  include (id, x, y, z, services_mask, features_mask, place_kind, average_rating, rating_score, ratings_count, job_offers_count, name_norm)
  where status = 'PUBLISHED';
