import { sql, type Kysely, type RawBuilder } from 'kysely';
import { STAFF_NO_QUALIFICATION, STAFF_OTHER_QUALIFICATION, type StaffSort } from '@care/contracts/vocabulary';
import type { JobSeekerCard, JobSeekerSearchAnswer, JobSeekerSearchQuery } from '@care/contracts/schemas';
import { BORDER_TOLERANCE, boxAround, chordLimit, EARTH_RADIUS_KM, kmOfChord } from '../places/geo';
import { chordTo, findSearchPlace, type SearchPlace } from '../places/search-place';
import type { Database } from '../platform/schema';
import type { Hit } from '../search/company-page';
import { pictureColumn } from '../search/image-columns';
import { namedQualifications, NAMED_QUALIFICATIONS, staffQualificationsOf } from '../search/qualifications';
import { notBlocking, type Searcher } from './job-seeker-queries';

type StaffFilters = Partial<Pick<JobSeekerSearchQuery, 'qualifications' | 'open_for_offers'>> & {
  /** Whose block list entries hide people from them. */
  viewer?: Searcher | null;
  /** Registered later than that. */
  since?: Date;
};
type Condition = RawBuilder<boolean>;

/** People without one of the six for 8; else whoever has any of what is chosen, 7 standing for other qualifications (SR-11, SR-22). */
const qualificationCondition = (qualifications: readonly number[]): Condition | null => {
  if (qualifications.includes(STAFF_NO_QUALIFICATION)) return sql`qualifications_mask & ${NAMED_QUALIFICATIONS} = 0`;
  const mask = namedQualifications(qualifications);
  const named = sql<boolean>`qualifications_mask & ${mask} <> 0`;
  const other = sql<boolean>`custom_qualifications <> '{}'`;
  if (qualifications.includes(STAFF_OTHER_QUALIFICATION)) return mask ? sql`(${named} or ${other})` : other;
  return mask ? named : null;
};

const staffConditions = ({ qualifications = [], open_for_offers, viewer, since }: StaffFilters): Condition => {
  const conditions = [
    sql<boolean>`not is_hidden`,
    sql<boolean>`user_id not in (select id from user_account where disabled_at is not null)`,
    qualificationCondition(qualifications),
    open_for_offers ? sql<boolean>`is_open_for_offers` : null,
    viewer ? notBlocking(sql.ref('job_seeker.user_id'), viewer) : null,
    since ? sql<boolean>`created_at > ${since}` : null,
  ].filter((condition) => condition !== null);
  return sql`${sql.join(conditions, sql` and `)}`;
};

/**
 * Everybody with one of the work locations within the searched radius, or whose own radius reaches the place (SR-22),
 * with the square of the shortest chord among those locations.
 */
const withinReach = ({ centre, radiusKm }: SearchPlace): RawBuilder<unknown> => sql`
  select job_seeker_id, min(chord) chord
  from (select job_seeker_id, radius, ${chordTo(centre)} chord from job_seeker_localization) location
  where chord <= ${chordLimit(radiusKm)}
    or chord <= 4 * power(sin(radius / ${2 * EARTH_RADIUS_KM}::float8), 2) * ${1 + BORDER_TOLERANCE}::float8
  group by job_seeker_id`;

const orders: Record<StaffSort, RawBuilder<unknown>> = {
  radiusAsc: sql`chord, created_at desc, id desc`,
  radiusDesc: sql`chord desc, created_at desc, id desc`,
  dateDesc: sql`created_at desc, id desc`,
};

/** The sort that counts: nearest first with a place, newest first without (SR-22). */
export const effectiveStaffSort = (sort: StaffSort | undefined, hasPlace: boolean): StaffSort => {
  if (sort && (hasPlace || !sort.startsWith('radius'))) return sort;
  return hasPlace ? 'radiusAsc' : 'dateDesc';
};

const foundStaff = (filters: StaffFilters, place: SearchPlace | null): RawBuilder<unknown> =>
  place
    ? sql`select id, created_at, chord from job_seeker join (${withinReach(place)}) reach on reach.job_seeker_id = id
        where ${staffConditions(filters)}`
    : sql`select id, created_at, null::float8 chord from job_seeker where ${staffConditions(filters)}`;

const findStaff = async (
  db: Kysely<Database>,
  query: JobSeekerSearchQuery & StaffFilters,
  place: SearchPlace | null,
  sort: StaffSort,
) => {
  const { page, page_size } = query;
  const { rows } = await sql<{ total: number; hits: Hit[] }>`
    with found as materialized (${foundStaff(query, place)}),
    hit as (
      select id, chord from found order by ${orders[sort]} limit ${page_size} offset ${(page - 1) * page_size}
    )
    select count(*)::int total, (select coalesce(json_agg(hit), '[]') from hit) hits from found`.execute(db);
  return rows[0]!;
};

/** Names and street level stay in the database: towns only, and whole kilometres, from which no address can be measured (AC-13). */
const selectStaff = (db: Kysely<Database>, ids: number[]) =>
  db
    .selectFrom('job_seeker as s')
    .leftJoin('job_seeker_image as image', 'image.job_seeker_id', 's.id')
    .select([
      's.id',
      's.slug',
      's.visible_name',
      's.gender',
      's.is_open_for_offers',
      's.qualifications_mask',
      's.custom_qualifications',
    ])
    .select(pictureColumn('image', sql.ref('s.visible_name')).as('image'))
    .select(
      sql<JobSeekerCard['localizations']>`(
        select coalesce(json_agg(json_build_object('address_city', l.city, 'radius', l.radius) order by l.position), '[]')
        from job_seeker_localization l where l.job_seeker_id = s.id
      )`.as('localizations'),
    )
    .where('s.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

const card = (row: StaffRow, chord: number | null): JobSeekerCard => ({
  slug: row.slug,
  visible_name: row.visible_name,
  gender: row.gender,
  is_open_for_offers: row.is_open_for_offers,
  image: row.image,
  qualifications: staffQualificationsOf(row.qualifications_mask, row.custom_qualifications),
  localizations: row.localizations,
  distance_km: chord === null ? null : Math.round(kmOfChord(chord)),
});

const staffCards = async (db: Kysely<Database>, hits: readonly Hit[]): Promise<JobSeekerCard[]> => {
  if (!hits.length) return [];
  const byId = new Map(
    (
      await selectStaff(
        db,
        hits.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return hits.flatMap(({ id, chord }) => {
    const row = byId.get(id);
    return row ? [card(row, chord)] : [];
  });
};

/** The searched circle's box: one around the hits would give away where a single person lives. */
const searchedBounds = ({ centre, radiusKm }: SearchPlace): [number, number, number, number] => {
  const { west, south, east, north } = boxAround(centre, radiusKm);
  return [west, south, east, north];
};

/** `GET /user/profile/search/` (SR-11, SR-14, SR-22). */
export const searchStaff = async (
  db: Kysely<Database>,
  query: JobSeekerSearchQuery,
  narrowed: Pick<StaffFilters, 'viewer' | 'since'> = {},
): Promise<JobSeekerSearchAnswer> => {
  const place = await findSearchPlace(db, query);
  const sort = effectiveStaffSort(query.sort, place !== null);
  const found = await findStaff(db, { ...query, ...narrowed }, place, sort);
  return {
    count: found.total,
    results: await staffCards(db, found.hits),
    meta: {
      page: query.page,
      page_size: query.page_size,
      pages: Math.ceil(found.total / query.page_size),
      place_label: place?.label ?? null,
      effective_radius: place?.radiusKm ?? null,
      bounds: place && found.total ? searchedBounds(place) : null,
      sort,
    },
  };
};

/** How many members of staff would work at a place. */
export const countStaff = async (db: Kysely<Database>, place: SearchPlace): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from (${foundStaff({}, place)}) found`.execute(db);
  return rows[0]!.total;
};
