import type { MapSettingsAnswer } from '@care/contracts/schemas';

/** What draws the map: the built-in style, a style with streets (MAP_STYLE_URL), or Mapbox (GEO_PROVIDER=mapbox). */
export type MapSettings = MapSettingsAnswer;

/** Where nothing else is known: needs nobody but this site. */
export const localMap: MapSettings = { engine: 'local' };

export interface MapPoint {
  lng: number;
  lat: number;
}

/** West, south, east, north in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** Where a map begins: around a point or with an area in full view. */
export type MapStart = { center: MapPoint; zoom: number } | { bounds: MapBounds };

/** What can be seen. `zoom` counts tiles of 512 px. */
export interface MapView {
  bounds: MapBounds;
  center: MapPoint;
  zoom: number;
}

/** The built-in map knows no streets: closer than this it would promise more than it has (PP-13). */
export const ZOOM_CAP = 9.5;
const STREET_ZOOM_CAP = 19;

/** Whether the map knows streets, so that a pin may stand at a door. */
export const hasStreets = ({ engine }: MapSettings): boolean => engine !== 'local';

export const zoomCapOf = (settings: MapSettings): number => (hasStreets(settings) ? STREET_ZOOM_CAP : ZOOM_CAP);

/** Who learns of a visitor when the map is loaded: a host that is not ours, or Mapbox; null where nothing leaves this site. */
export function foreignSource(settings: MapSettings, origin: string): string | null {
  if (settings.engine === 'mapbox') return 'Mapbox';
  if (settings.engine === 'local') return null;
  const url = new URL(settings.style_url, origin);
  return url.origin === origin ? null : url.host;
}
