-- A cell of the search is cut into four times four parts, so that a search within a circle reads fewer rows at the border: only those
-- of parts that the border crosses. What lies in the other parts of such a cell is counted by bits.
-- docs/adr/0013-search-at-a-million.md explains it.
alter table company add column part smallint not null
  generated always as ((floor(lat * 64)::int & 3) * 4 + (floor(lon * 32)::int & 3)) stored;
drop index company_cell;
create index company_cell on company (cell, part)
  include (id, lat, lon, x, y, z, services_mask, features_mask, place_kind, average_rating, rating_score, ratings_count, job_offers_count)
  where status = 'PUBLISHED';

delete from company_bits;
alter table company_bits
  add column part_0 varbit not null, add column part_1 varbit not null, add column part_2 varbit not null,
  add column part_3 varbit not null, add column part_4 varbit not null, add column part_5 varbit not null,
  add column part_6 varbit not null, add column part_7 varbit not null, add column part_8 varbit not null,
  add column part_9 varbit not null, add column part_10 varbit not null, add column part_11 varbit not null,
  add column part_12 varbit not null, add column part_13 varbit not null, add column part_14 varbit not null,
  add column part_15 varbit not null;

-- A search reads each column of a cell several times. Uncompressed and inside of the row that is several times faster.
alter table company_bits set (toast_tuple_target = 8160);
alter table company_bits
  alter column published set storage external, alter column jobs set storage external,
  alter column service_1 set storage external, alter column service_2 set storage external,
  alter column service_3 set storage external, alter column service_4 set storage external,
  alter column service_5 set storage external, alter column service_6 set storage external,
  alter column service_7 set storage external, alter column feature_1 set storage external,
  alter column feature_2 set storage external, alter column feature_3 set storage external,
  alter column feature_4 set storage external, alter column feature_5 set storage external,
  alter column feature_6 set storage external, alter column feature_7 set storage external,
  alter column feature_8 set storage external, alter column feature_9 set storage external,
  alter column feature_10 set storage external, alter column place_1 set storage external,
  alter column place_2 set storage external, alter column stars_1 set storage external,
  alter column stars_2 set storage external, alter column stars_3 set storage external,
  alter column stars_4 set storage external, alter column stars_5 set storage external,
  alter column part_0 set storage external, alter column part_1 set storage external, alter column part_2 set storage external,
  alter column part_3 set storage external, alter column part_4 set storage external, alter column part_5 set storage external,
  alter column part_6 set storage external, alter column part_7 set storage external, alter column part_8 set storage external,
  alter column part_9 set storage external, alter column part_10 set storage external,
  alter column part_11 set storage external, alter column part_12 set storage external,
  alter column part_13 set storage external, alter column part_14 set storage external,
  alter column part_15 set storage external;

-- As before, and for a provider that moves to another part.
create or replace function note_stale_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_bits_stale select distinct cell from new_rows where status = 'PUBLISHED';
  elsif tg_op = 'DELETE' then
    insert into company_bits_stale select distinct cell from old_rows where status = 'PUBLISHED';
  elsif tg_op = 'UPDATE' then
    insert into company_bits_stale
      select distinct cell from (
        select id, cell, part, services_mask, features_mask, place_kind, floor(average_rating), job_offers_count > 0, amount
        from (select *, -1 amount from old_rows union all select *, 1 from new_rows) side where status = 'PUBLISHED'
      ) change (id, cell, part, services, features, place, stars, jobs, amount)
      group by id, cell, part, services, features, place, stars, jobs having sum(amount) <> 0;
  else
    delete from company_bits;
    delete from company_bits_stale;
  end if;
  return null;
end $$;
alter function note_stale_cells() set search_path from current;

-- As before, with the bits of the parts.
create or replace function refresh_company_bits() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711004);
  with stale as (delete from company_bits_stale returning cell),
    wanted as (select distinct cell from stale),
    gone as (
      delete from company_bits b using wanted w
      where b.cell = w.cell and not exists (select from company c where c.cell = w.cell and c.status = 'PUBLISHED')
    ),
    member as (
      select c.cell, c.part, c.services_mask s, c.features_mask f, c.place_kind p, coalesce(floor(c.average_rating), 0) r,
        c.job_offers_count j
      from company c where c.status = 'PUBLISHED' and c.cell in (select cell from wanted)
      order by c.cell, c.id
    )
  insert into company_bits (cell,
    published, jobs, service_1, service_2, service_3, service_4, service_5, service_6, service_7, feature_1, feature_2,
    feature_3, feature_4, feature_5, feature_6, feature_7, feature_8, feature_9, feature_10, place_1, place_2, stars_1, stars_2,
    stars_3, stars_4, stars_5, part_0, part_1, part_2, part_3, part_4, part_5, part_6, part_7, part_8, part_9, part_10, part_11,
    part_12, part_13, part_14, part_15)
  select cell,
    string_agg((true)::int::text, '')::varbit,
    string_agg((j > 0)::int::text, '')::varbit,
    string_agg((s & 1 <> 0)::int::text, '')::varbit,
    string_agg((s & 2 <> 0)::int::text, '')::varbit,
    string_agg((s & 4 <> 0)::int::text, '')::varbit,
    string_agg((s & 8 <> 0)::int::text, '')::varbit,
    string_agg((s & 16 <> 0)::int::text, '')::varbit,
    string_agg((s & 32 <> 0)::int::text, '')::varbit,
    string_agg((s & 64 <> 0)::int::text, '')::varbit,
    string_agg((f & 1 <> 0)::int::text, '')::varbit,
    string_agg((f & 2 <> 0)::int::text, '')::varbit,
    string_agg((f & 4 <> 0)::int::text, '')::varbit,
    string_agg((f & 8 <> 0)::int::text, '')::varbit,
    string_agg((f & 16 <> 0)::int::text, '')::varbit,
    string_agg((f & 32 <> 0)::int::text, '')::varbit,
    string_agg((f & 64 <> 0)::int::text, '')::varbit,
    string_agg((f & 128 <> 0)::int::text, '')::varbit,
    string_agg((f & 256 <> 0)::int::text, '')::varbit,
    string_agg((f & 512 <> 0)::int::text, '')::varbit,
    string_agg((p = 1)::int::text, '')::varbit,
    string_agg((p = 2)::int::text, '')::varbit,
    string_agg((r >= 1)::int::text, '')::varbit,
    string_agg((r >= 2)::int::text, '')::varbit,
    string_agg((r >= 3)::int::text, '')::varbit,
    string_agg((r >= 4)::int::text, '')::varbit,
    string_agg((r >= 5)::int::text, '')::varbit,
    string_agg((part = 0)::int::text, '')::varbit,
    string_agg((part = 1)::int::text, '')::varbit,
    string_agg((part = 2)::int::text, '')::varbit,
    string_agg((part = 3)::int::text, '')::varbit,
    string_agg((part = 4)::int::text, '')::varbit,
    string_agg((part = 5)::int::text, '')::varbit,
    string_agg((part = 6)::int::text, '')::varbit,
    string_agg((part = 7)::int::text, '')::varbit,
    string_agg((part = 8)::int::text, '')::varbit,
    string_agg((part = 9)::int::text, '')::varbit,
    string_agg((part = 10)::int::text, '')::varbit,
    string_agg((part = 11)::int::text, '')::varbit,
    string_agg((part = 12)::int::text, '')::varbit,
    string_agg((part = 13)::int::text, '')::varbit,
    string_agg((part = 14)::int::text, '')::varbit,
    string_agg((part = 15)::int::text, '')::varbit
  from member group by cell
  on conflict (cell) do update set
    published = excluded.published, jobs = excluded.jobs, service_1 = excluded.service_1, service_2 = excluded.service_2,
    service_3 = excluded.service_3, service_4 = excluded.service_4, service_5 = excluded.service_5,
    service_6 = excluded.service_6, service_7 = excluded.service_7, feature_1 = excluded.feature_1,
    feature_2 = excluded.feature_2, feature_3 = excluded.feature_3, feature_4 = excluded.feature_4,
    feature_5 = excluded.feature_5, feature_6 = excluded.feature_6, feature_7 = excluded.feature_7,
    feature_8 = excluded.feature_8, feature_9 = excluded.feature_9, feature_10 = excluded.feature_10,
    place_1 = excluded.place_1, place_2 = excluded.place_2, stars_1 = excluded.stars_1, stars_2 = excluded.stars_2,
    stars_3 = excluded.stars_3, stars_4 = excluded.stars_4, stars_5 = excluded.stars_5, part_0 = excluded.part_0,
    part_1 = excluded.part_1, part_2 = excluded.part_2, part_3 = excluded.part_3, part_4 = excluded.part_4,
    part_5 = excluded.part_5, part_6 = excluded.part_6, part_7 = excluded.part_7, part_8 = excluded.part_8,
    part_9 = excluded.part_9, part_10 = excluded.part_10, part_11 = excluded.part_11, part_12 = excluded.part_12,
    part_13 = excluded.part_13, part_14 = excluded.part_14, part_15 = excluded.part_15;
end $$;
alter function refresh_company_bits() set search_path from current;

insert into company_bits_stale select distinct cell from company where status = 'PUBLISHED';
select refresh_company_bits();
analyze company_bits;
