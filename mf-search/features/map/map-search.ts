import type { Bounds, Coords } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';
import { circleAround, type MapPadding, type MapPoint, type MapView } from '@care/ui/map/care-map';

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
