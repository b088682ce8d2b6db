-- The provider search counts with bits instead of rows where it can. Germany is cut into cells of a sixteenth of a degree of latitude
-- and an eighth of longitude; bit n of a column says whether the nth published provider of the cell (by id) has what the column stands for.
-- docs/adr/0013-search-at-a-million.md explains it.
alter table company add column cell int not null
  generated always as (floor(lat * 16)::int * 4096 + floor(lon * 8)::int + 2048) stored;
create index company_cell on company (cell)
  include (id, lat, lon, x, y, z, services_mask, features_mask, place_kind, average_rating, ratings_count, job_offers_count)
  where status = 'PUBLISHED';

create table company_bits (
  cell int primary key,
  published varbit not null,
  jobs varbit not null,
  service_1 varbit not null,
  service_2 varbit not null,
  service_3 varbit not null,
  service_4 varbit not null,
  service_5 varbit not null,
  service_6 varbit not null,
  service_7 varbit not null,
  feature_1 varbit not null,
  feature_2 varbit not null,
  feature_3 varbit not null,
  feature_4 varbit not null,
  feature_5 varbit not null,
  feature_6 varbit not null,
  feature_7 varbit not null,
  feature_8 varbit not null,
  feature_9 varbit not null,
  feature_10 varbit not null,
  place_1 varbit not null,
  place_2 varbit not null,
  stars_1 varbit not null,
  stars_2 varbit not null,
  stars_3 varbit not null,
  stars_4 varbit not null,
  stars_5 varbit not null
);

-- Cells whose bits are out of date; a search reads their rows instead. Writers only append, so they do not wait for each other.
create table company_bits_stale (cell int not null);
create index company_bits_stale_cell on company_bits_stale (cell);

create function note_stale_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_bits_stale select distinct cell from new_rows where status = 'PUBLISHED';
  elsif tg_op = 'DELETE' then
    insert into company_bits_stale select distinct cell from old_rows where status = 'PUBLISHED';
  elsif tg_op = 'UPDATE' then
    insert into company_bits_stale
      select distinct cell from (
        select id, cell, services_mask, features_mask, place_kind, floor(average_rating), job_offers_count > 0, amount
        from (select *, -1 amount from old_rows union all select *, 1 from new_rows) side where status = 'PUBLISHED'
      ) change (id, cell, services, features, place, stars, jobs, amount)
      group by id, cell, services, features, place, stars, jobs having sum(amount) <> 0;
  else
    delete from company_bits;
    delete from company_bits_stale;
  end if;
  return null;
end $$;
create trigger company_inserted after insert on company
  referencing new table as new_rows for each statement execute function note_stale_cells();
create trigger company_updated after update on company
  referencing old table as old_rows new table as new_rows for each statement execute function note_stale_cells();
create trigger company_deleted after delete on company
  referencing old table as old_rows for each statement execute function note_stale_cells();
create trigger company_truncated after truncate on company for each statement execute function note_stale_cells();

-- Makes the bits of stale cells anew. One statement and so one snapshot: what commits meanwhile leaves its own mark.
create function refresh_company_bits() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711004);
  with stale as (delete from company_bits_stale returning cell),
    wanted as (select distinct cell from stale),
    gone as (
      delete from company_bits b using wanted w
      where b.cell = w.cell and not exists (select from company c where c.cell = w.cell and c.status = 'PUBLISHED')
    ),
    member as (
      select c.cell, c.services_mask s, c.features_mask f, c.place_kind p, coalesce(floor(c.average_rating), 0) r, c.job_offers_count j
      from company c where c.status = 'PUBLISHED' and c.cell in (select cell from wanted)
      order by c.cell, c.id
    )
  insert into company_bits
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
    string_agg((r >= 5)::int::text, '')::varbit
  from member group by cell
  on conflict (cell) do update set
    published = excluded.published, jobs = excluded.jobs, service_1 = excluded.service_1, service_2 = excluded.service_2, service_3 = excluded.service_3, service_4 = excluded.service_4, service_5 = excluded.service_5, service_6 = excluded.service_6, service_7 = excluded.service_7, feature_1 = excluded.feature_1, feature_2 = excluded.feature_2, feature_3 = excluded.feature_3, feature_4 = excluded.feature_4, feature_5 = excluded.feature_5, feature_6 = excluded.feature_6, feature_7 = excluded.feature_7, feature_8 = excluded.feature_8, feature_9 = excluded.feature_9, feature_10 = excluded.feature_10, place_1 = excluded.place_1, place_2 = excluded.place_2, stars_1 = excluded.stars_1, stars_2 = excluded.stars_2, stars_3 = excluded.stars_3, stars_4 = excluded.stars_4, stars_5 = excluded.stars_5;
end $$;

insert into company_bits_stale select distinct cell from company where status = 'PUBLISHED';
select refresh_company_bits();
analyze company_bits;
