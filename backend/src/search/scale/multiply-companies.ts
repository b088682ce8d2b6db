import type pg from 'pg';

/** Kept while rows are inserted one by one is what makes a bulk load slow; they are made again afterwards. */
const DROPPED_INDEXES = ['company_search', 'company_rating_desc', 'company_rating_asc', 'company_name_trigram'];

/** How far a copy lies from its original: most within a town, some in the next one. */
const SPREAD_DEGREES = 0.035;

/** What a copy takes from another provider than its place, so that the combinations are not those of the demonstration. */
const insertCopies = `
  with numbered as (select c.*, row_number() over (order by md5(id::text)) n from company c),
    total as (select count(*) n, max(id) last from company)
  insert into company (id, slug, name, operator, street, zip_code, city, city_slug, place_id, lat, lon, phone, email, website,
    subscription, place_kind, services_mask, custom_services, features_mask, additional_features, qualifications_mask, description,
    job_offers_count, ratings_count, average_rating, average_housing_rating, average_food_rating, average_reliability_rating,
    average_friendliness_rating, average_competence_rating, average_activities_rating)
  select total.last + (copy - 1) * total.n + a.n, a.slug || '-kopie-' || copy, a.name || ' ' || copy, a.operator, a.street, a.zip_code,
    a.city, a.city_slug, a.place_id, a.lat + jitter.north, a.lon + jitter.east, a.phone, a.email, a.website,
    a.subscription, a.place_kind, b.services_mask, b.custom_services, c.features_mask, c.additional_features, a.qualifications_mask,
    left(a.description, 300),
    d.job_offers_count, d.ratings_count, d.average_rating, d.average_housing_rating, d.average_food_rating,
    d.average_reliability_rating, d.average_friendliness_rating, d.average_competence_rating, d.average_activities_rating
  from generate_series(1, $1::int) copy cross join total cross join numbered a
    join numbered b on b.n = (a.n + copy * 997) % total.n + 1
    join numbered c on c.n = (a.n + copy * 7919) % total.n + 1
    join numbered d on d.n = (a.n + copy * 104729) % total.n + 1
    cross join lateral (select $2 * (random() + random() + random() - 1.5) north, $2 * 1.6 * (random() + random() + random() - 1.5) east
      where a.n > 0) jitter
  limit $3`;

/**
 * Fills the company table up to so many rows by copies of those that are there: near their originals, with care forms,
 * features and ratings of others. For measuring only.
 */
export async function multiplyCompanies(
  client: pg.ClientBase,
  target: number,
  report: (text: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from company');
  const present = rows[0]!.n;
  if (present >= target) return;
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '512MB'");
  const definitions = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any ($1)',
    [DROPPED_INDEXES],
  );
  report(`Multiplying ${present} providers to ${target} …`);
  await client.query('begin');
  await client.query(`drop index ${DROPPED_INDEXES.join(', ')}`);
  await client.query("select setseed(0.5)");
  await client.query(insertCopies, [Math.ceil(target / present), SPREAD_DEGREES, target - present]);
  await client.query("select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))");
  report('Making the indexes …');
  for (const { indexdef } of definitions.rows) await client.query(indexdef);
  await client.query('commit');
  await client.query('vacuum (analyze) company');
}
