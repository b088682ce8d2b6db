/** Where the map's style comes from: null for the built-in one, else the address of a style with streets (MAP_STYLE_URL). */
export interface MapSettings {
  styleUrl: string | null;
}

/** West, south, east, north in degrees. */
export type MapBounds = readonly [number, number, number, number];

/** What can be seen. `zoom` counts tiles of 512 px. */
export interface MapView {
  bounds: MapBounds;
  center: { lng: number; lat: number };
  zoom: number;
}

/** The built-in map knows no streets: closer than this it would promise more than it has (PP-13). */
export const ZOOM_CAP = 9.5;
const STREET_ZOOM_CAP = 19;

export const zoomCapOf = ({ styleUrl }: MapSettings): number => (styleUrl ? STREET_ZOOM_CAP : ZOOM_CAP);

/** The host of a style that is not ours; null where nothing leaves this site. */
export function foreignHost({ styleUrl }: MapSettings, origin: string): string | null {
  if (!styleUrl) return null;
  const url = new URL(styleUrl, origin);
  return url.origin === origin ? null : url.host;
}
