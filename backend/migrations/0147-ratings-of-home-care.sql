-- Home care has neither rooms nor meals: a rating of it need not have these two (RV-02). Its average is that of the others.
alter table rating alter column housing drop not null;
alter table rating alter column food drop not null;
alter table rating drop column average_rating;
alter table rating add column average_rating double precision not null generated always as (
  round((coalesce(housing, 0) + coalesce(food, 0) + reliability + friendliness + competence + activities)
    / (4 + (housing is not null)::int + (food is not null)::int)::numeric, 2)::double precision
) stored;

-- Otherwise as in 0128.
create or replace function refresh_company_ratings(ids bigint[] default null) returns void
language plpgsql set search_path from current as $$
begin
  perform 1 from company where ids is null or id = any (ids) order by id for no key update;
  update company c set
    ratings_count = coalesce(r.n, 0),
    average_rating = r.total,
    average_housing_rating = r.housing,
    average_food_rating = r.food,
    average_reliability_rating = r.reliability,
    average_friendliness_rating = r.friendliness,
    average_competence_rating = r.competence,
    average_activities_rating = r.activities
  from (
    select k.id, count(g.id)::int n,
      round(avg((coalesce(g.housing, 0) + coalesce(g.food, 0) + g.reliability + g.friendliness + g.competence + g.activities)
        / (4 + (g.housing is not null)::int + (g.food is not null)::int)::numeric), 2)::float8 total,
      round(avg(g.housing), 2)::float8 housing, round(avg(g.food), 2)::float8 food,
      round(avg(g.reliability), 2)::float8 reliability, round(avg(g.friendliness), 2)::float8 friendliness,
      round(avg(g.competence), 2)::float8 competence, round(avg(g.activities), 2)::float8 activities
    from company k left join rating g on g.company_id = k.id and g.status = 'PUBLISHED'
    where ids is null or k.id = any (ids)
    group by k.id
  ) r
  where r.id = c.id;
end $$;
