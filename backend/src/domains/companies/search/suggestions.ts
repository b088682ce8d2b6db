import { sql } from 'kysely';
import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { filterParams, isChosen } from '@care/contracts/search';
import type { SearchSuggestion } from '@care/contracts/schemas';
import { nearbyPlaces } from '../../search';
import type { Db } from '../../../platform/database/schema';
import { foundCompanies, NO_CHOICES, planOnce, type CompanyFilters } from './company-filters';

/** A changed query and its filters. */
type Candidate = Omit<SearchSuggestion, 'count'> & { filters: CompanyFilters };

function widerCircles(filters: CompanyFilters): Candidate[] {
  const { circle, box } = filters;
  if (!circle || box) return [];
  return RADIUS_OPTIONS.filter((radius) => radius > circle.radiusKm).map((radius) => ({
    type: 'widen_radius',
    params: { radius: String(radius) },
    filters: { ...filters, circle: { ...circle, radiusKm: radius } },
  }));
}

function droppedFilters(filters: CompanyFilters): Candidate[] {
  const { chosen, words, box } = filters;
  const drop = (params: Record<string, string>, change: Partial<CompanyFilters>): Candidate => ({
    type: 'drop_filter',
    params,
    filters: { ...filters, ...change },
  });
  const features = chosen.features.map((dropped) => {
    const others = chosen.features.filter((index) => index !== dropped);
    return drop({ features: others.join(',') }, { chosen: { ...chosen, features: others } });
  });
  const others = filterParams('pflegeanbieter')
    .filter((param) => param !== 'features' && isChosen(chosen[param]))
    .map((param) => drop({ [param]: '' }, { chosen: { ...chosen, [param]: NO_CHOICES[param] } }));
  return [
    ...features,
    ...others,
    ...(words.length ? [drop({ q: '' }, { words: [] })] : []),
    ...(box ? [drop({ bbox: '' }, { box: null })] : []),
  ];
}

/** Only the place is kept; used if no single change helps. */
function bareSearch(filters: CompanyFilters): Candidate[] {
  const dropped = droppedFilters(filters);
  if (dropped.length < 2) return [];
  const params = Object.fromEntries(
    dropped.flatMap((candidate) => Object.keys(candidate.params)).map((key) => [key, '']),
  );
  const bare = { ...filters, chosen: NO_CHOICES, words: [], box: null };
  const candidate: Candidate = { type: 'drop_filter', params, filters: bare };
  const widened = widerCircles(candidate.filters).map((wider) => ({
    ...wider,
    params: { ...params, ...wider.params },
  }));
  return [candidate, ...widened];
}

/** The same search in nearby towns. */
async function neighbours(db: Db, filters: CompanyFilters): Promise<Candidate[]> {
  const { circle } = filters;
  if (!circle) return [];
  const places = await nearbyPlaces(db, circle.centre);
  return places.map(({ id, slug, lat, lon }) => ({
    type: 'nearby_city',
    params: { city_slug: slug, ...(filters.box && { bbox: '' }) },
    filters: { ...filters, box: null, circle: { ...circle, id, centre: { lat, lon } } },
  }));
}

const byHits = (a: SearchSuggestion, b: SearchSuggestion): number => b.count - a.count;

async function withHits(db: Db, candidates: Candidate[]): Promise<SearchSuggestion[]> {
  if (!candidates.length) return [];
  const counts = candidates.map(({ filters }) => sql`(select count(*)::int ${foundCompanies(filters)})`);
  const { rows } = await sql<{
    counts: number[];
  }>`${planOnce(candidates[0]!.filters)} select array[${sql.join(counts)}] counts`.execute(db);
  return candidates
    .map(({ type, params }, index) => ({ type, params, count: rows[0]!.counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(byHits);
}

/**
 * Suggestions for an empty result with their number of hits, best first and never with an empty one: single changes of
 * the filters, without filters if no single change helps, and nearby towns.
 */
export async function rescueEmptySearch(db: Db, filters: CompanyFilters): Promise<SearchSuggestion[]> {
  const [single, nearby] = await Promise.all([
    withHits(db, [...widerCircles(filters), ...droppedFilters(filters)]),
    neighbours(db, filters).then((candidates) => withHits(db, candidates)),
  ]);
  const changes = single.length ? single : await withHits(db, bareSearch(filters));
  return [...changes, ...nearby].sort(byHits);
}
