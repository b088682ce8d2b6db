import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { KM_PER_DEGREE } from '@care/contracts/distance';
import { changeFilters, searchApiQuery, type SearchFilters } from '@care/contracts/search';
import type { MapBounds, MapView } from '@care/ui/map/care-map';

/**
 * A search in the visible part of the map (SR-04). Staff have towns only, so their search is around its centre.
 */
export const searchOfView = (filters: SearchFilters, view: Pick<MapView, 'center' | 'bounds'>): SearchFilters =>
  filters.searchType === 'pflegepersonal' ? searchAround(filters, view) : changeFilters(filters, { box: view.bounds });

/** Around the centre of the map, with the radius closest to the map's height. */
function searchAround(filters: SearchFilters, { center, bounds }: Pick<MapView, 'center' | 'bounds'>): SearchFilters {
  const [, south, , north] = bounds;
  const reach = ((north - south) / 2) * KM_PER_DEGREE;
  const radius = RADIUS_OPTIONS.reduce((best, km) => (Math.abs(km - reach) < Math.abs(best - reach) ? km : best));
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return changeFilters(filters, { city: null, lat: round(center.lat), lon: round(center.lng), radius });
}

/** Rounds outwards to tenths of a degree, so that a small movement sends no new query. */
const widened = ([west, south, east, north]: MapBounds): MapBounds => [
  Math.floor(west * 10) / 10,
  Math.floor(south * 10) / 10,
  Math.ceil(east * 10) / 10,
  Math.ceil(north * 10) / 10,
];

/** The intersection of two boxes. If they do not overlap, the result is an empty box. */
const intersection = (one: MapBounds, other: MapBounds): MapBounds => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.max(Math.min(one[2], other[2]), one[0], other[0]),
  Math.max(Math.min(one[3], other[3]), one[1], other[1]),
];

/**
 * The query for the hits of all pages in view. The backend places clusters about 130 px apart. In a search in a part of
 * the map, the box replaces place and radius.
 */
export function mapQuery(filters: SearchFilters, { bounds, zoom }: Pick<MapView, 'bounds' | 'zoom'>): string {
  const { box } = filters;
  const place = box && { city: null, lat: null, lon: null, box: null };
  const search = searchApiQuery({ ...filters, ...place, sort: null, page: 1 });
  const seen = box ? intersection(box, widened(bounds)) : widened(bounds);
  return `${search ? `${search}&` : '?'}bbox=${seen.join(',')}&zoom=${Math.round(zoom)}`;
}
