import { sql, type RawBuilder } from 'kysely';
import { qualificationIds } from '@care/contracts/enumerations';
import { STAFF_NO_QUALIFICATION, STAFF_OTHER_QUALIFICATION, type StaffSort } from '@care/contracts/vocabulary';
import type { JobSeekerCard, JobSeekerSearchAnswer, JobSeekerSearchQuery } from '@care/contracts/schemas';
import { boxAround, chordLimit, kmOfChord } from '../../platform/geo/distance';
import { chordLimitOf, chordTo } from '../../platform/geo/distance-sql';
import * as search from '../search';
import { pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { cardsOf, type Hit } from '../../platform/geo/hits';
import { pictureColumn } from '../media';
import { notBlocking, type Searcher } from './job-seeker-queries';

type StaffFilters = Partial<Pick<JobSeekerSearchQuery, 'qualifications' | 'open_for_offers'>> & {
  /** The viewer; people who block the viewer are left out. */
  viewer?: Searcher | null;
  /** Only people who became public after this moment. */
  since?: Date;
};
type Query = JobSeekerSearchQuery & StaffFilters;
type Place = search.SearchPlace | null;
type Condition = RawBuilder<boolean>;

const ALL: Condition = sql`true`;

/**
 * For 8: people with none of the six and no free text. Otherwise people with any of the chosen qualifications; 7 stands
 * for a free-text one (SR-11, SR-22).
 */
function qualificationCondition(qualifications: readonly number[]): Condition | null {
  if (qualifications.includes(STAFF_NO_QUALIFICATION))
    return sql`(qualifications_mask & ${search.NAMED_QUALIFICATIONS} = 0 and not has_custom_qualifications)`;
  const mask = search.namedQualifications(qualifications);
  const named = sql<boolean>`qualifications_mask & ${mask} <> 0`;
  const other = sql<boolean>`has_custom_qualifications`;
  if (qualifications.includes(STAFF_OTHER_QUALIFICATION)) return mask ? sql`(${named} or ${other})` : other;
  return mask ? named : null;
}

/** People who became public after that moment, by registering or by confirming the address later (AC-20). */
const isNewSince = (since: Date): Condition => sql`
  (created_at > ${since} or user_id in (select id from user_account where email_verified_at > ${since}))`;

/** Condition for the public profiles that this viewer can see. */
function visibleCondition({ viewer, since }: StaffFilters): Condition {
  const isUnblocked = viewer ? notBlocking(sql.ref('public_job_seeker.user_id'), viewer) : ALL;
  return sql`${isUnblocked} and ${since ? isNewSince(since) : ALL}`;
}

/**
 * The work locations within the searched radius, or whose own radius includes the place (SR-22); without a place all of
 * them.
 */
export function locationsInReach(place: Place): RawBuilder<unknown> {
  const columns = sql`job_seeker_id, city, lat, lon, x, y, z`;
  if (!place) return sql`select ${columns} from job_seeker_localization`;
  return sql`
    select ${columns}, chord
    from (select ${columns}, radius, ${chordTo(place.centre)} chord from job_seeker_localization) location
    where chord <= ${chordLimit(place.radiusKm)}
      or chord <= ${chordLimitOf(sql.ref('radius'))}`;
}

/** Job seekers with a work location in reach, with the square of the shortest chord. */
const withinReach = (place: search.SearchPlace): RawBuilder<unknown> => sql`
  select job_seeker_id, min(chord) chord from (${locationsInReach(place)}) location group by job_seeker_id`;

const LATEST = sql`active_on desc, created_at desc, id desc`;
const orders: Record<StaffSort, RawBuilder<unknown>> = {
  activityDesc: LATEST,
  radiusAsc: sql`chord, ${LATEST}`,
  radiusDesc: sql`chord desc, ${LATEST}`,
};

/** Job seekers around a place who match the filters. */
function staffAround(filters: StaffFilters, place: Place): RawBuilder<unknown> {
  const columns = sql`id, active_on, created_at, qualifications_mask, has_custom_qualifications, is_open_for_offers`;
  const visible = visibleCondition(filters);
  return place
    ? sql`select ${columns}, chord from public_job_seeker join (${withinReach(place)}) reach on reach.job_seeker_id = id where ${visible}`
    : sql`select ${columns}, null::float8 chord from public_job_seeker where ${visible}`;
}

const qualified = ({ qualifications = [] }: StaffFilters): Condition => qualificationCondition(qualifications) ?? ALL;
const openIf = ({ open_for_offers }: StaffFilters): Condition => (open_for_offers ? sql`is_open_for_offers` : ALL);
const QUALIFICATION_IDS = qualificationIds('staff');

/** The ids of all found job seekers, as rows. */
export const foundStaff = (
  query: Pick<JobSeekerSearchQuery, 'qualifications' | 'open_for_offers'> & StaffFilters,
  place: Place,
): RawBuilder<unknown> =>
  sql`select id from (${staffAround(query, place)}) around where ${qualified(query)} and ${openIf(query)}`;

async function findStaff(db: Db, query: Query, place: Place, sort: StaffSort) {
  const { page, page_size } = query;
  const [isQualified, isOpen] = [qualified(query), openIf(query)];
  const found = sql`${isQualified} and ${isOpen}`;
  const { rows } = await sql<{ total: number; qualifications: number[]; open_for_offers: number; hits: Hit[] }>`
    with around as materialized (${staffAround(query, place)}),
    hit as (
      select id, chord from around where ${found}
      order by ${orders[sort]} limit ${page_size} offset ${(page - 1) * page_size}
    )
    select count(*) filter (where ${found})::int total,
      array[${sql.join(
        QUALIFICATION_IDS.map(
          (id) => sql`count(*) filter (where ${isOpen} and ${qualified({ qualifications: [id] })})`,
        ),
      )}]::int[] qualifications,
      count(*) filter (where ${isQualified} and is_open_for_offers)::int open_for_offers,
      (select coalesce(json_agg(hit), '[]') from hit) hits
    from around`.execute(db);
  return rows[0]!;
}

/** Names and streets are not selected. Towns and whole kilometres do not allow measuring an address (AC-13). */
const selectStaff = (db: Db, ids: number[]) =>
  db
    .selectFrom('job_seeker as s')
    .leftJoin('job_seeker_image as image', 'image.job_seeker_id', 's.id')
    .select(['s.id', 's.slug', 's.visible_name', 's.gender', 's.is_open_for_offers'])
    .select(['s.qualifications_mask', 's.custom_qualifications'])
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
  ...pick(row, ['slug', 'visible_name', 'gender', 'is_open_for_offers', 'image', 'localizations']),
  qualifications: search.staffQualificationsOf(row.qualifications_mask, row.custom_qualifications),
  distance_km: chord === null ? null : Math.round(kmOfChord(chord)),
});

/** `GET /user/profile/search/` (SR-11, SR-14, SR-22). */
export async function searchStaff(
  db: Db,
  query: JobSeekerSearchQuery,
  narrowed: Pick<StaffFilters, 'viewer' | 'since'> = {},
): Promise<JobSeekerSearchAnswer> {
  const place = await search.findSearchPlace(db, query);
  const sort = search.effectiveSort(query.sort, place, 'activityDesc');
  const found = await findStaff(db, { ...query, ...narrowed }, place, sort);
  // The box of the searched circle. A box around the hits would reveal where a single person lives.
  const box = place && found.total ? boxAround(place.centre, place.radiusKm) : null;
  return {
    count: found.total,
    results: await cardsOf(found.hits, (ids) => selectStaff(db, ids), card),
    meta: {
      ...search.pageMeta(query, place, found.total),
      bounds: box && [box.west, box.south, box.east, box.north],
      sort,
      ranking: search.staffRanking(sort),
      facets: {
        qualifications: QUALIFICATION_IDS.map((id, index) => ({ id, count: found.qualifications[index] ?? 0 })),
        open_for_offers: found.open_for_offers,
      },
    },
  };
}

/** The number of job seekers who would work at a place. */
export async function countStaff(db: Db, place: search.SearchPlace): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int total from (${staffAround({}, place)}) around`.execute(db);
  return rows[0]!.total;
}
