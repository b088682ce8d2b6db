import type pg from 'pg';

/** Indexes make a bulk insert slow; they are dropped and created again afterwards. */
const DROPPED_INDEXES = ['company_search', 'company_rating_desc', 'company_rating_asc', 'company_name_trigram'];

/** Maximum distance of a copy from its original: most are within a town, some in the next one. */
const SPREAD_DEGREES = 0.035;

/** The originals, numbered from 0, in a table, so that the planner knows its size. */
const NUMBER_ORIGINALS = `
  create temp table original on commit drop as
  select (row_number() over (order by md5(id::text)) - 1)::int n, count(*) over ()::int total, max(id) over () last, c.* from company c`;

/**
 * A copy takes its care forms, prices, features and ratings from other providers, so that the combinations differ from the
 * demo data. It has no job offers; a number on its card would be corrected by the job that ends offers, in the middle of a
 * measurement.
 */
const INSERT_COPIES = `
  insert into company (id, slug, name, operator, street, zip_code, city, city_slug, place_id, lat, lon, phone, email, website,
    subscription, place_kind, services_mask, care_form_order, custom_services, features_mask, additional_features, qualifications_mask,
    description, ratings_count, average_rating, average_housing_rating, average_food_rating, average_reliability_rating,
    average_friendliness_rating, average_competence_rating, average_activities_rating, prices_from, price_care, price_training,
    price_lodging, price_board, price_investment, free_place_until, free_place_since)
  select a.last + $1::int * a.total + a.n + 1, a.slug || '-kopie-' || $1::int, a.name || ' ' || $1::int, a.operator, a.street, a.zip_code,
    a.city, a.city_slug, a.place_id, a.lat + $2::float8 * (random() + random() + random() - 1.5),
    a.lon + $2::float8 * 1.6 * (random() + random() + random() - 1.5), a.phone, a.email, a.website,
    a.subscription, a.place_kind, b.services_mask, b.care_form_order, b.custom_services, c.features_mask, c.additional_features,
    a.qualifications_mask, left(a.description, 300), d.ratings_count, d.average_rating, d.average_housing_rating, d.average_food_rating,
    d.average_reliability_rating, d.average_friendliness_rating, d.average_competence_rating, d.average_activities_rating,
    b.prices_from, b.price_care, b.price_training, b.price_lodging, b.price_board, b.price_investment, b.free_place_until, b.free_place_since
  from original a
    join original b on b.n = (a.n + $1::int * 997) % a.total
    join original c on c.n = (a.n + $1::int * 7919) % a.total
    join original d on d.n = (a.n + $1::int * 104729) % a.total
  where a.n < $3::int`;

/**
 * Fills the company table up to this number of rows with copies of the existing ones: near their originals, with care
 * forms, features and ratings of others. For measuring only.
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
  await client.query('begin');
  await client.query(NUMBER_ORIGINALS);
  await client.query('create index on original (n)');
  await client.query('analyze original');
  await client.query(`drop index ${DROPPED_INDEXES.join(', ')}`);
  await client.query('select setseed(0.5)');
  for (let copy = 1, rest = target - present; rest > 0; copy += 1, rest -= present) {
    await client.query(INSERT_COPIES, [copy, SPREAD_DEGREES, Math.min(rest, present)]);
    report(`${target - Math.max(0, rest - present)} of ${target} providers`);
  }
  await client.query("select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))");
  report('Making the indexes …');
  for (const { indexdef } of definitions.rows) await client.query(indexdef);
  await client.query('commit');
  await client.query('select refresh_rating_prior()');
  await client.query('vacuum (analyze) company');
}
