import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { changeFilters, searchApiQuery, type SearchFilters } from '@care/contracts/search';
import type { MapView } from '@care/ui/map/care-map';

const KM_PER_DEGREE = 111.2;

/** The same search around the middle of what the map shows, with the radius that comes nearest to its height (SR-04). */
export function searchOfView(
  filters: SearchFilters,
  { center, bounds }: Pick<MapView, 'center' | 'bounds'>,
): SearchFilters {
  const [, south, , north] = bounds;
  const reach = ((north - south) / 2) * KM_PER_DEGREE;
  const radius = RADIUS_OPTIONS.reduce((best, km) => (Math.abs(km - reach) < Math.abs(best - reach) ? km : best));
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return changeFilters(filters, { city: null, lat: round(center.lat), lon: round(center.lng), radius });
}

/** What the backend's map is asked with: the hits of all pages in view. Clusters then stand about 130 px apart. */
export function mapQuery(filters: SearchFilters, { bounds, zoom }: Pick<MapView, 'bounds' | 'zoom'>): string {
  const search = searchApiQuery({ ...filters, sort: null, page: 1 });
  const [west, south, east, north] = bounds;
  // Outwards to tenths of a degree: a small movement asks nothing new.
  const box = [Math.floor(west * 10), Math.floor(south * 10), Math.ceil(east * 10), Math.ceil(north * 10)];
  return `${search ? `${search}&` : '?'}bbox=${box.map((edge) => edge / 10).join(',')}&zoom=${Math.round(zoom)}`;
}
