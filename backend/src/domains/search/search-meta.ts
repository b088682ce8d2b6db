import type { Ranking } from '@care/contracts/schemas';
import type { CompanySort, JobSort, StaffSort } from '@care/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { boxAround, overlap, type Box } from '../../platform/geo/distance';
import type { SearchPlace } from './places/search-place';

/** The effective sort: the default if none is given, or if a distance is given without a place (SR-10, SR-22). */
export const effectiveSort = <Sort extends string>(
  sort: Sort | undefined,
  place: SearchPlace | null,
  usual: Sort,
): Sort => (sort && (place || !sort.startsWith('radius')) ? sort : usual);

/** The part of each search's answer about page and place. */
export const pageMeta = (
  query: { page: number; page_size: number; bbox?: unknown },
  place: SearchPlace | null,
  total: number,
) => ({
  page: query.page,
  page_size: query.page_size,
  pages: Math.ceil(total / query.page_size),
  place_label: place?.label ?? null,
  effective_radius: query.bbox ? null : (place?.radiusKm ?? null),
});

/** West, south, east, north; null without a hit. */
export type Bounds = [number, number, number, number] | null;

/** The bounding box of the rows that have a position and meet a condition. */
export function boundsWhere(condition?: RawBuilder<unknown>): RawBuilder<Bounds> {
  const hit = condition ? sql`filter (where ${condition})` : sql``;
  return sql`case when count(lat) ${hit} > 0
    then array[min(lon) ${hit}, min(lat) ${hit}, max(lon) ${hit}, max(lat) ${hit}] end`;
}

/** The area in which a search within a circle has hits in a box; undefined for all of Germany. */
export function areaOf(circle: Pick<SearchPlace, 'centre' | 'radiusKm'> | null, box: Box | null): Box | undefined {
  const around = circle ? boxAround(circle.centre, circle.radiusKm) : undefined;
  return around && box ? overlap(box, around) : (around ?? box ?? undefined);
}

const LABELS = {
  rating_score: 'Bewertung im Durchschnitt, gewichtet mit der Zahl der Bewertungen',
  ratings_count: 'Anzahl der Bewertungen',
  own_share: 'Eigenanteil im Monat im ersten Jahr, der niedrigste zuerst, ohne Angabe zuletzt',
  distance_km: 'Entfernung zum gesuchten Ort',
  salary: 'Vergütung im Monat, die höchste zuerst',
  employer_round: 'Je Arbeitgeber zuerst zwei Stellen, dann die nächsten zwei',
  posted_at: 'Datum der Veröffentlichung, die neueste zuerst',
  active_on: 'Tag der letzten Aktivität, die neueste zuerst',
  created_at: 'Datum der Registrierung, die neueste zuerst',
} as const;
type Key = keyof typeof LABELS;

const BY_RATING = ['rating_score', 'ratings_count', 'distance_km'] as const;
const BY_OWN_SHARE = ['own_share', ...BY_RATING] as const;
const BY_DISTANCE = ['distance_km', 'rating_score', 'ratings_count'] as const;

/** The page that explains the order. */
const INFO_URL = '/so-sortieren-wir';

/** The criteria of the order, in words: a higher weight decides before a lower one. The package has no influence. */
const ranking = <Sort extends string>(sort: Sort, keys: readonly Key[]): Ranking<Sort> => ({
  sort,
  parameters: keys.map((key, index) => ({ key, weight: keys.length - index, label: LABELS[key] })),
  paid_influence: false,
  info_url: INFO_URL,
});

export function companyRanking(sort: CompanySort, hasPlace: boolean): Ranking<CompanySort> {
  const byStars = sort === 'ownShareAsc' ? BY_OWN_SHARE : BY_RATING;
  const keys: readonly Key[] = sort.startsWith('radius') ? BY_DISTANCE : byStars;
  return ranking(sort, hasPlace ? keys : keys.filter((key) => key !== 'distance_km'));
}

/** Staff: by distance if chosen, then the latest activity first (SR-22). */
export const staffRanking = (sort: StaffSort): Ranking<StaffSort> =>
  ranking(sort, [...(sort === 'activityDesc' ? [] : (['distance_km'] as const)), 'active_on', 'created_at']);

const JOB_KEYS: Record<JobSort, readonly Key[]> = {
  dateDesc: ['employer_round', 'posted_at'],
  radiusAsc: ['distance_km', 'posted_at'],
  radiusDesc: ['distance_km', 'posted_at'],
  salaryDesc: ['salary', 'posted_at'],
};
export const jobRanking = (sort: JobSort): Ranking<JobSort> => ranking(sort, JOB_KEYS[sort]);
