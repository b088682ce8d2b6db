/// <reference types="@care/ui/asset-modules" />
// The map, for lazy-loaded modules. The engine is not bundled: it is loaded by URL, once for all slices.
export { CareMap, type CareMapProps, type MapPadding } from './CareMap';
export { useOpenMap } from './map-kit';
export { circleAround, MapArea } from './MapArea';
export { MapMarker } from './MapMarker';
export { MapPopup } from './MapPopup';
export { Pin, ClusterPin, PIN_SCALE } from './Pin';
export { hasStreets, localMap, ZOOM_CAP } from './map-settings';
export type { MapBounds, MapPoint, MapSettings, MapView } from './map-settings';
