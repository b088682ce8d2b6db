import { edgePadding } from './live-map';
import { zoomCapOf, type MapSettings, type MapStart } from './map-settings';

export interface MapOptions {
  /** The map's name for those who do not see it. */
  label: string;
  start: MapStart;
  settings: MapSettings;
  /** Called when its style cannot be had. */
  onBroken: () => void;
}

const minZoom = 3.5;
/** Nothing beyond Germany's neighbours is drawn. */
const limits: [number, number, number, number] = [-1, 43.5, 22, 58.5];

/** What both engines are told alike. */
export function commonOptions({ start, settings }: MapOptions) {
  const maxZoom = zoomCapOf(settings);
  const place =
    'bounds' in start
      ? { bounds: [...start.bounds] as [number, number, number, number], fitBoundsOptions: { padding: edgePadding } }
      : { center: start.center, zoom: Math.min(start.zoom, maxZoom) };
  return {
    ...place,
    minZoom,
    maxZoom,
    maxBounds: limits,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
  };
}
