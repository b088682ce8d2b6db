import { sql, type Kysely, type RawBuilder } from 'kysely';
import { qualificationIds } from '@care/contracts/enumerations';
import { EMPLOYMENT_TYPES, JOB_NO_QUALIFICATION, type EmploymentType, type JobSort } from '@care/contracts/vocabulary';
import type { JobOfferCard, JobOfferSearchAnswer, JobOfferSearchQuery } from '@care/contracts/schemas';
import { kmOfChord } from '../../platform/geo/distance';
import { chordTo, insideCircle } from '../../platform/geo/distance-sql';
import { hasJobsTab } from '../packages';
import { findSearchPlace, type SearchPlace } from '../places';
import type { Database } from '../../platform/database/schema';
import { boundsWhere, type Bounds, jobRanking, effectiveSort, pageMeta } from '../search';
import { cardsOf, type Hit } from '../../platform/geo/hits';
import { pictureColumn } from '../media';
import { namedQualifications, NAMED_QUALIFICATIONS } from '../catalogue';

type JobFilters = Partial<
  Pick<JobOfferSearchQuery, 'qualifications' | 'employment' | 'company' | 'salary_min' | 'posted_since'>
>;
type Condition = RawBuilder<boolean>;

/** An offer "full or part time" matches both kinds; a search for "full or part time" matches only such offers. */
const employmentsFor = (wanted: EmploymentType): EmploymentType[] =>
  wanted === 'Vollzeit/Teilzeit' ? [wanted] : [wanted, 'Vollzeit/Teilzeit'];

/** Cents per month; 40 hours a week are 173.33 hours a month. */
const monthlyPay = sql<number>`coalesce(salary_max, salary_min)
  * case salary_unit when 'HOUR' then 173.33::float8 when 'YEAR' then 1 / 12::float8 else 1::float8 end`;

function qualificationCondition(qualifications: readonly number[]): Condition | null {
  if (qualifications.includes(JOB_NO_QUALIFICATION)) return sql`qualifications_mask & ${NAMED_QUALIFICATIONS} = 0`;
  const mask = namedQualifications(qualifications);
  return mask ? sql`qualifications_mask & ${mask} <> 0` : null;
}

const ALL: Condition = sql`true`;
const qualified = ({ qualifications = [] }: JobFilters): Condition => qualificationCondition(qualifications) ?? ALL;
const employed = ({ employment }: JobFilters): Condition =>
  employment ? sql`employment_type in (${sql.join(employmentsFor(employment))})` : ALL;
const QUALIFICATION_IDS = qualificationIds('jobs');

/** Open offers of published employers with a jobs tab that match the filters, except for the kind of work (SR-22). */
function openOffers({ company, salary_min, posted_since }: JobFilters, place: SearchPlace | null): Condition {
  const conditions = [
    sql<boolean>`status = 'PUBLISHED' and valid_through >= berlin_today()`,
    sql<boolean>`company_id in (select id from company where status = 'PUBLISHED' and ${hasJobsTab()})`,
    place && insideCircle(place.centre, place.radiusKm),
    company ? sql<boolean>`company_id = ${company}` : null,
    salary_min ? sql<boolean>`${monthlyPay} >= ${salary_min}` : null,
    posted_since ? sql<boolean>`posted_at >= ${posted_since}::date::timestamp at time zone 'Europe/Berlin'` : null,
  ].filter((condition) => condition !== null);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The conditions of all results, for a page of the list or a map. */
export const foundOffers = (query: JobFilters, place: SearchPlace | null): Condition =>
  sql`${openOffers(query, place)} and ${qualified(query)} and ${employed(query)}`;

const orders: Record<JobSort, RawBuilder<unknown>> = {
  radiusAsc: sql`chord, posted_at desc, id desc`,
  radiusDesc: sql`chord desc, posted_at desc, id desc`,
  dateDesc: sql`posted_at desc, id desc`,
  salaryDesc: sql`${monthlyPay} desc nulls last, posted_at desc, id desc`,
};

interface FoundOffers {
  total: number;
  bounds: Bounds;
  qualifications: number[];
  employment: number[];
  hits: Hit[];
}

async function findJobOffers(
  db: Kysely<Database>,
  query: JobOfferSearchQuery,
  place: SearchPlace | null,
  sort: JobSort,
) {
  const { page, page_size } = query;
  const [isQualified, isEmployed] = [qualified(query), employed(query)];
  const found = sql<boolean>`${isQualified} and ${isEmployed}`;
  const countEach = (conditions: Condition[]): RawBuilder<number[]> =>
    sql`array[${sql.join(conditions.map((condition) => sql`count(*) filter (where ${condition})`))}]::int[]`;
  const { rows } = await sql<FoundOffers>`
    with open as materialized (
      select id, posted_at, lat, lon, employment_type, qualifications_mask, salary_min, salary_max, salary_unit,
        ${place ? chordTo(place.centre) : sql`null::float8`} chord
      from job_offer where ${openOffers(query, place)}
    ),
    hit as (
      select id, chord from open where ${found}
      order by ${orders[sort]} limit ${sql.lit(page_size)} offset ${sql.lit((page - 1) * page_size)}
    )
    select count(*) filter (where ${found})::int total, ${boundsWhere(found)} bounds,
      ${countEach(QUALIFICATION_IDS.map((id) => sql`${isEmployed} and ${qualified({ qualifications: [id] })}`))} qualifications,
      ${countEach(EMPLOYMENT_TYPES.map((employment) => sql`${isQualified} and ${employed({ employment })}`))} employment,
      (select coalesce(json_agg(hit), '[]') from hit) hits
    from open`.execute(db);
  return rows[0]!;
}

const selectJobOffers = (db: Kysely<Database>, ids: number[]) =>
  db
    .selectFrom('job_offer as o')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .leftJoin('company_media as logo', (join) =>
      join.onRef('logo.company_id', '=', 'c.id').on('logo.kind', '=', 'LOGO'),
    )
    .select([
      'o.id',
      'o.title',
      'o.slug',
      'o.employment_type',
      'o.city',
      'o.lat',
      'o.lon',
      'o.posted_at',
      'o.valid_through',
    ])
    .select(['o.salary_min', 'o.salary_max', 'o.salary_unit', 'o.salary_scheme'])
    .select(['c.id as company_id', 'c.name as company_name', 'c.slug as company_slug', 'c.street as company_street'])
    .select(pictureColumn('logo', sql.ref('logo.alt')).as('logo'))
    .where('o.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

type JobOfferRow = Awaited<ReturnType<typeof selectJobOffers>>[number];

const card = (row: JobOfferRow, chord: number | null): JobOfferCard => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  employment_type: row.employment_type,
  company: {
    id: row.company_id,
    name: row.company_name,
    slug: row.company_slug,
    street: row.company_street,
    logo: row.logo,
  },
  city: row.city,
  coords: { lng: row.lon, lat: row.lat },
  distance_km: chord === null ? null : kmOfChord(chord),
  salary: row.salary_unit && {
    min: row.salary_min,
    max: row.salary_max,
    currency: 'EUR',
    unit: row.salary_unit,
    scheme: row.salary_scheme,
  },
  posted_at: row.posted_at!.toISOString(),
  valid_through: row.valid_through!.toISOString(),
});

export const jobOfferCards = (db: Kysely<Database>, hits: readonly Hit[]): Promise<JobOfferCard[]> =>
  cardsOf(hits, (ids) => selectJobOffers(db, ids), card);

/** `GET /company/job-offer/search/` (SR-12, SR-15, SR-22). */
export async function searchJobOffers(db: Kysely<Database>, query: JobOfferSearchQuery): Promise<JobOfferSearchAnswer> {
  const place = await findSearchPlace(db, query);
  const sort = effectiveSort(query.sort, place, place ? 'radiusAsc' : 'dateDesc');
  const found = await findJobOffers(db, query, place, sort);
  return {
    count: found.total,
    results: await jobOfferCards(db, found.hits),
    meta: {
      ...pageMeta(query, place, found.total),
      bounds: found.bounds,
      sort,
      ranking: jobRanking(sort),
      facets: {
        qualifications: QUALIFICATION_IDS.map((id, index) => ({ id, count: found.qualifications[index] ?? 0 })),
        employment: EMPLOYMENT_TYPES.map((value, index) => ({ value, count: found.employment[index] ?? 0 })),
      },
    },
  };
}

/** The number of open offers around a place. */
export async function countJobOffers(db: Kysely<Database>, place: SearchPlace): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from job_offer where ${openOffers({}, place)}`.execute(db);
  return rows[0]!.total;
}
