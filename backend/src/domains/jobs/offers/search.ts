import { sql, type RawBuilder } from 'kysely';
import { qualificationIds } from '@care/contracts/enumerations';
import { EMPLOYMENT_TYPES, JOB_AGES, JOB_NO_QUALIFICATION, JOB_SALARIES } from '@care/contracts/vocabulary';
import type { EmploymentType, JobSort } from '@care/contracts/vocabulary';
import type { JobOfferCard, JobOfferMapQuery, JobOfferSearchQuery } from '@care/contracts/schemas';
import { boxOf, kmOfChord } from '../../../platform/geo/distance';
import { chordTo, insideBox, insideCircle } from '../../../platform/geo/distance-sql';
import { hasJobsTab } from '../../companies';
import * as search from '../../search';
import { pick } from '../../../platform/database/queries';
import type { Db } from '../../../platform/database/schema';
import { cardsOf, type Hit } from '../../../platform/geo/hits';
import { pictureColumn } from '../../media';
import { salaryOf } from './job-offer-queries';

type FilterName = 'bbox' | 'qualifications' | 'employment' | 'company' | 'salary_min' | 'posted_days' | 'posted_since';
type JobFilters = Partial<Pick<JobOfferSearchQuery, FilterName>> & {
  /** Only offers published after this moment. */
  since?: Date;
};
type Query = JobOfferSearchQuery & JobFilters;
type Place = search.SearchPlace | null;
type Condition = RawBuilder<boolean>;

/** An offer "full or part time" matches both kinds; a search for "full or part time" matches only such offers. */
const employmentsFor = (wanted: EmploymentType): EmploymentType[] =>
  wanted === 'Vollzeit/Teilzeit' ? [wanted] : [wanted, 'Vollzeit/Teilzeit'];

/** Cents per month; 40 hours a week are 173.33 hours a month. */
const monthlyPay = sql<number>`coalesce(salary_max, salary_min)
  * case salary_unit when 'HOUR' then 173.33::float8 when 'YEAR' then 1 / 12::float8 else 1::float8 end`;

function qualificationCondition(qualifications: readonly number[]): Condition | null {
  if (qualifications.includes(JOB_NO_QUALIFICATION))
    return sql`qualifications_mask & ${search.NAMED_QUALIFICATIONS} = 0`;
  const mask = search.namedQualifications(qualifications);
  return mask ? sql`qualifications_mask & ${mask} <> 0` : null;
}

const ALL: Condition = sql`true`;
const allOf = (conditions: Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`;
const qualified = ({ qualifications = [] }: JobFilters): Condition => qualificationCondition(qualifications) ?? ALL;
const employed = ({ employment }: JobFilters): Condition =>
  employment ? sql`employment_type in (${sql.join(employmentsFor(employment))})` : ALL;
const paid = ({ salary_min }: JobFilters): Condition =>
  salary_min ? sql`coalesce(${monthlyPay} >= ${salary_min}, false)` : ALL;
/** The start of the day that many calendar days ago, in German time. */
const firstDay = (days: number): RawBuilder<Date> =>
  sql`(berlin_today() at time zone 'Europe/Berlin' - make_interval(days => ${days}::int)) at time zone 'Europe/Berlin'`;
const recent = ({ posted_days }: JobFilters): Condition =>
  posted_days ? sql`posted_at >= ${firstDay(posted_days)}` : ALL;
const QUALIFICATION_IDS = qualificationIds('jobs');

/** The box, which takes the place of the circle, or the circle. */
function searchedArea(bbox: JobFilters['bbox'], place: Place): Condition | null {
  if (bbox) return insideBox(boxOf(bbox));
  return place && insideCircle(place.centre, place.radiusKm);
}

/** Open offers of published employers with a jobs tab, before the filters whose hits are counted (SR-22). */
function openOffers({ bbox, company, posted_since, since }: JobFilters, place: Place): Condition {
  const conditions = [
    sql<boolean>`status = 'PUBLISHED' and valid_through >= berlin_today()`,
    sql<boolean>`company_id in (select id from company where status = 'PUBLISHED' and ${hasJobsTab()})`,
    searchedArea(bbox, place),
    company ? sql<boolean>`company_id = ${company}` : null,
    posted_since ? sql<boolean>`posted_at >= ${posted_since}::date::timestamp at time zone 'Europe/Berlin'` : null,
    since ? sql<boolean>`posted_at > ${since}` : null,
  ].filter((condition) => condition !== null);
  return allOf(conditions);
}

/** The filters for which the answer says how many hits each choice would give, with these choices. */
const COUNTED = {
  qualifications: { filter: qualified, choices: QUALIFICATION_IDS.map((id) => ({ qualifications: [id] })) },
  employment: { filter: employed, choices: EMPLOYMENT_TYPES.map((employment) => ({ employment })) },
  salary: { filter: paid, choices: JOB_SALARIES.map((salary_min) => ({ salary_min })) },
  posted: { filter: recent, choices: JOB_AGES.map((posted_days) => ({ posted_days })) },
};
const FILTERS = Object.values(COUNTED).map(({ filter }) => filter);

/** The conditions of all results, for a page of the list or a map. */
const foundOffers = (query: JobFilters, place: Place): Condition =>
  allOf([openOffers(query, place), ...FILTERS.map((filter) => filter(query))]);

/** The newest two offers of each employer come first, then the next two of each: `nth` counts an employer's hits. */
const orders: Record<JobSort, RawBuilder<unknown>> = {
  dateDesc: sql`(nth - 1) / 2, posted_at desc, id desc`,
  radiusAsc: sql`chord, posted_at desc, id desc`,
  radiusDesc: sql`chord desc, posted_at desc, id desc`,
  salaryDesc: sql`${monthlyPay} desc nulls last, posted_at desc, id desc`,
};

interface FoundOffers extends Record<keyof typeof COUNTED, number[]> {
  total: number;
  bounds: search.Bounds;
  hits: (Hit & { more: number })[];
}

async function findJobOffers(db: Db, query: Query, place: Place, sort: JobSort) {
  const { page, page_size } = query;
  const found = allOf(FILTERS.map((filter) => filter(query)));
  /** The hits of each choice of one filter, with the other filters as they are. */
  const counts = Object.entries(COUNTED).map(([name, { filter, choices }]) => {
    const others = FILTERS.filter((other) => other !== filter).map((other) => other(query));
    const each = choices.map((choice) => sql`count(*) filter (where ${allOf([...others, filter(choice)])})`);
    return sql`array[${sql.join(each)}]::int[] ${sql.ref(name)}`;
  });
  const isInRounds = sort === 'dateDesc';
  const { rows } = await sql<FoundOffers>`
    with open as materialized (
      select id, company_id, posted_at, lat, lon, employment_type, qualifications_mask, salary_min, salary_max, salary_unit,
        ${place ? chordTo(place.centre) : sql`null::float8`} chord
      from job_offer where ${openOffers(query, place)}
    ),
    ranked as (
      select *, ${isInRounds ? sql`row_number() over (partition by company_id order by posted_at desc, id desc)` : sql`null::int`} nth,
        ${isInRounds ? sql`count(*) over (partition by company_id)` : sql`null::int`} of_employer
      from open where ${found}
    ),
    hit as (
      select id, chord, case when nth = 2 then of_employer - 2 else 0 end more from ranked
      order by ${orders[sort]} limit ${sql.lit(page_size)} offset ${sql.lit((page - 1) * page_size)}
    )
    select count(*) filter (where ${found})::int total, ${search.boundsWhere(found)} bounds,
      ${sql.join(counts)},
      (select coalesce(json_agg(hit), '[]') from hit) hits
    from open`.execute(db);
  return rows[0]!;
}

const selectJobOffers = (db: Db, ids: number[]) =>
  db
    .selectFrom('job_offer as o')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .leftJoin('company_media as logo', (join) =>
      join.onRef('logo.company_id', '=', 'c.id').on('logo.kind', '=', 'LOGO'),
    )
    .select(['o.id', 'o.title', 'o.slug', 'o.employment_type', 'o.city', 'o.lat', 'o.lon'])
    .select(['o.posted_at', 'o.valid_through'])
    .select(['o.salary_min', 'o.salary_max', 'o.salary_unit', 'o.salary_scheme'])
    .select(['c.id as company_id', 'c.name as company_name', 'c.slug as company_slug', 'c.street as company_street'])
    .select(pictureColumn('logo', sql.ref('logo.alt')).as('logo'))
    .where('o.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

type JobOfferRow = Awaited<ReturnType<typeof selectJobOffers>>[number];

const card = (row: JobOfferRow, chord: number | null): JobOfferCard => ({
  ...pick(row, ['id', 'title', 'slug', 'employment_type', 'city']),
  company: {
    ...{ id: row.company_id, name: row.company_name, slug: row.company_slug },
    ...{ street: row.company_street, logo: row.logo },
  },
  coords: { lng: row.lon, lat: row.lat },
  distance_km: chord === null ? null : kmOfChord(chord),
  salary: salaryOf(row),
  posted_at: row.posted_at!.toISOString(),
  valid_through: row.valid_through!.toISOString(),
});

export const jobOfferCards = (db: Db, hits: readonly Hit[]): Promise<JobOfferCard[]> =>
  cardsOf(hits, (ids) => selectJobOffers(db, ids), card);

/** `GET /company/job-offer/search/` (SR-12, SR-15, SR-22). */
export async function searchJobOffers(db: Db, query: JobOfferSearchQuery, narrowed: Pick<JobFilters, 'since'> = {}) {
  const place = await search.findSearchPlace(db, query);
  const sort = search.effectiveSort(query.sort, place, 'dateDesc');
  const found = await findJobOffers(db, { ...query, ...narrowed }, place, sort);
  const moreOf = new Map(found.hits.map(({ id, more }) => [id, more]));
  const cards = await jobOfferCards(db, found.hits);
  return {
    count: found.total,
    results: cards.map((offer) => ({ ...offer, more_of_employer: moreOf.get(offer.id) ?? 0 })),
    meta: {
      ...search.pageMeta(query, place, found.total),
      bounds: found.bounds,
      sort,
      ranking: search.jobRanking(sort),
      facets: {
        qualifications: QUALIFICATION_IDS.map((id, index) => ({ id, count: found.qualifications[index] ?? 0 })),
        employment: EMPLOYMENT_TYPES.map((value, index) => ({ value, count: found.employment[index] ?? 0 })),
        salary: JOB_SALARIES.map((min, index) => ({ min, count: found.salary[index] ?? 0 })),
        posted: JOB_AGES.map((days, index) => ({ days, count: found.posted[index] ?? 0 })),
      },
    },
  };
}

/** The number of open offers around a place. */
export async function countJobOffers(db: Db, place: search.SearchPlace): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from job_offer where ${openOffers({}, place)}`.execute(db);
  return rows[0]!.total;
}

async function describeOffers(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('job_offer as o')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.slug', 'o.title', 'c.slug as company_slug', 'c.name as company_name'])
    .where('o.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ company_slug, company_name, ...offer }) => ({
    ...offer,
    company: { slug: company_slug, name: company_name },
  }));
}

/**
 * `GET /company/job-offer/search/map/`: the box of the query is what the map shows, and does not replace the circle.
 */
export async function jobOfferMap(db: Db, query: JobOfferMapQuery) {
  const { bbox: view, ...filters } = query;
  const place = await search.findSearchPlace(db, query);
  const found = foundOffers(filters, place);
  const box = view ? boxOf(view) : null;
  const seen = box ? insideBox(box) : sql`true`;
  return search.searchMap(db, {
    hits: sql`select id, lat, lon from job_offer where ${found} and ${seen}`,
    area: search.areaOf(place, box),
    zoom: query.zoom,
    describe: (ids) => describeOffers(db, ids),
  });
}
