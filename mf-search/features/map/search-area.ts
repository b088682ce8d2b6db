import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { KM_PER_DEGREE } from '@care/contracts/distance';
import { changeFilters, searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { type MapBounds, type MapView, circleAround, type MapPadding, type MapPoint } from '@care/ui/map/care-map';
import type { Bounds, Coords } from '@care/contracts/schemas';

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

/** The corners of the searched area: a part of the map or a circle; null for the whole country. */
export function outlineOf(
  { box, radius }: Pick<SearchFilters, 'box' | 'radius'>,
  place: Coords | null,
): MapPoint[] | null {
  if (!box) return place && circleAround(place, radius);
  const [west, south, east, north] = box;
  return [
    { lng: west, lat: south },
    { lng: east, lat: south },
    { lng: east, lat: north },
    { lng: west, lat: north },
  ];
}

/** The box that the map begins with: the searched area, else that of the hits. */
export function boundsOfArea(outline: readonly MapPoint[] | null, hits: Bounds): Bounds {
  if (!outline) return hits;
  const [lngs, lats] = [outline.map(({ lng }) => lng), outline.map(({ lat }) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** The part of the map's place that the searched area is fitted into: the visible one, without buttons and cards. */
export function paddingIn(place: DOMRect | undefined, isBesideList: boolean): MapPadding {
  const height = place?.height ?? 0;
  const below = place && isBesideList ? Math.max(0, Math.min(place.bottom - window.innerHeight, height / 2)) : 0;
  const seen = height - below;
  const top = Math.min(64, seen * 0.15);
  return isBesideList
    ? { top, bottom: below + 16, left: 12, right: 12 }
    : { top, bottom: Math.min(290, seen * 0.45), left: 8, right: 8 };
}

/** Whether somebody has moved the map since it stood there. */
export function isMoved(home: MapView | undefined, { center, zoom }: MapView): boolean {
  if (!home) return false;
  const pixels = 512 * 2 ** zoom;
  const shift = Math.hypot(home.center.lng - center.lng, home.center.lat - center.lat);
  return Math.abs(home.zoom - zoom) > 0.05 || (shift * pixels) / 360 > 20;
}
