import type * as MapGl from 'react-map-gl/maplibre';
import { createContext, useContext } from 'react';
import type { MapView } from './map-settings';

/** react-map-gl's components for one engine, and the props that only this engine needs. */
export interface MapKit extends Pick<typeof MapGl, 'Map' | 'Marker' | 'Popup' | 'Source' | 'Layer'> {
  mapProps: Pick<MapGl.MapProps, 'mapLib' | 'mapStyle' | 'attributionControl' | 'locale'>;
}

interface OpenMap {
  kit: MapKit;
  map: MapGl.MapRef;
}

/** The map around markers and popups. */
export const OpenMapContext = createContext<OpenMap | null>(null);

/** The map around a marker or popup, and the components of its engine. */
export function useOpenMap(): OpenMap {
  const open = useContext(OpenMapContext);
  if (!open) throw new Error('Markers and popups must be inside a CareMap.');
  return open;
}

/** The visible part of a map. */
export function viewOf(map: MapGl.MapRef): MapView {
  const { lng, lat } = map.getCenter();
  const edges = map.getBounds();
  return {
    bounds: [edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()],
    center: { lng, lat },
    zoom: map.getZoom(),
  };
}
