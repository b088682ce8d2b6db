import type { Coords, MapSettingsAnswer } from '@care/contracts/schemas';

/**
 * Engine and style of the map: the built-in style, a style with streets (MAP_STYLE_URL), or Mapbox
 * (GEO_PROVIDER=mapbox).
 */
export type MapSettings = MapSettingsAnswer;

/** The default: loads nothing from other hosts. */
export const localMap: MapSettings = { engine: 'local' };

export type MapPoint = Coords;

/** West, south, east, north in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** The first view of a map: around a point, or showing an area. */
export type MapStart = { center: MapPoint; zoom: number } | { bounds: MapBounds };

/** The visible part of a map. `zoom` is for tiles of 512 px. */
export interface MapView {
  bounds: MapBounds;
  center: MapPoint;
  zoom: number;
}

/** The maximum zoom of the built-in map, which has no streets (PP-13). */
export const ZOOM_CAP = 9.5;
const STREET_ZOOM_CAP = 19;

/** Whether the map has streets, so that a pin may mark a house. */
export const hasStreets = ({ engine }: MapSettings): boolean => engine !== 'local';

export const zoomCapOf = (settings: MapSettings): number => (hasStreets(settings) ? STREET_ZOOM_CAP : ZOOM_CAP);

/**
 * The third party that receives the visitor's IP address when the map is loaded: a foreign host or Mapbox; null if
 * there is none.
 */
export function foreignSource(settings: MapSettings, origin: string): string | null {
  if (settings.engine === 'mapbox') return 'Mapbox';
  if (settings.engine === 'local') return null;
  const url = new URL(settings.style_url, origin);
  return url.origin === origin ? null : url.host;
}

/** Deletes what Mapbox stores in the browser, its visit data and tiles, when there is no consent (SH-16). */
export function clearMapboxStorage(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('mapbox.'));
    for (const key of keys) localStorage.removeItem(key);
    // If the browser denies access to storage, nothing was stored.
    globalThis.caches?.delete('mapbox-tiles').catch(() => undefined);
  } catch {
    return;
  }
}
