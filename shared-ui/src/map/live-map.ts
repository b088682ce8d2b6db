import { MAP_HOVER_DISTANCE_PX } from '@care/contracts/constants';
import type { MapBounds, MapPoint, MapView } from './map-settings';

/** A map on the screen, whichever engine draws it (docs/adr/0014). */
export interface LiveMap {
  readonly maxZoom: number;
  zoom: () => number;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Moves there; at once for those who want no motion. */
  comeTo: (center: MapPoint, zoom: number) => void;
  fit: (bounds: MapBounds) => void;
  view: () => MapView;
  /** Calls after every movement; gives back how to end that. */
  onMoved: (listener: () => void) => () => void;
  /** Puts an element on a point, with its bottom or its middle there; gives back how to take it away. */
  addMarker: (element: HTMLElement, at: MapPoint, anchor: 'bottom' | 'center') => () => void;
  /**
   * A card 30 px from a point, or from a pin of so many px that stands on it, on the side where there is room (PP-13); gives
   * back how to take it away.
   */
  addPopup: (element: HTMLElement, at: MapPoint, pinHeight?: number) => () => void;
  remove: () => void;
}

/** Room around the area in view, so that pins at its edge are whole. */
export const edgePadding = { top: 80, bottom: 60, left: 40, right: 60 };

/** What MapLibre and Mapbox have in common, as far as we use it. */
export interface EngineMap {
  getZoom(): number;
  getMaxZoom(): number;
  getCenter(): MapPoint;
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null;
  zoomIn(): unknown;
  zoomOut(): unknown;
  easeTo(target: { center: MapPoint; zoom: number }): unknown;
  fitBounds(bounds: [number, number, number, number], options: { padding: typeof edgePadding }): unknown;
  on(event: 'moveend' | 'error' | 'style.load', listener: () => void): unknown;
  off(event: 'moveend' | 'error' | 'style.load', listener: () => void): unknown;
  remove(): void;
}
interface Placed<Map> {
  setLngLat(at: [number, number]): unknown;
  addTo(map: Map): unknown;
  remove(): unknown;
}
/** How far a popup stands from its point, for each of its own edges that may be next to it. */
type PopupOffset = Record<PopupAnchor, [x: number, y: number]>;
type PopupAnchor =
  'center' | 'top' | 'bottom' | 'left' | 'right' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
interface PopupOptions {
  offset: number | PopupOffset;
  closeButton: false;
  closeOnClick: false;
  focusAfterOpen: false;
  maxWidth: string;
}
interface Engine<Map> {
  Marker: new (options: { element: HTMLElement; anchor: 'bottom' | 'center' }) => Placed<Map>;
  Popup: new (options: PopupOptions) => Placed<Map> & { setDOMContent(content: Node): unknown };
}

/** An engine's map as ours. */
export function liveMapOf<Map extends EngineMap>(engine: Engine<Map>, map: Map): LiveMap {
  const place = (placed: Placed<Map>, { lng, lat }: MapPoint) => {
    placed.setLngLat([lng, lat]);
    placed.addTo(map);
    return () => void placed.remove();
  };
  return {
    maxZoom: map.getMaxZoom(),
    zoom: () => map.getZoom(),
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    comeTo: (center, zoom) => void map.easeTo({ center, zoom }),
    fit: ([west, south, east, north]) => void map.fitBounds([west, south, east, north], { padding: edgePadding }),
    view: () => viewOf(map),
    onMoved(listener) {
      map.on('moveend', listener);
      return () => void map.off('moveend', listener);
    },
    addMarker(element, at, anchor) {
      const remove = place(new engine.Marker({ element, anchor }), at);
      // What stands in it has a name and a role of its own; an engine may call the whole an image.
      for (const attribute of ['role', 'aria-label', 'tabindex']) element.removeAttribute(attribute);
      return remove;
    },
    addPopup(element, at, pinHeight) {
      const popup = new engine.Popup({
        offset: pinHeight ? offPin(pinHeight) : MAP_HOVER_DISTANCE_PX,
        closeButton: false,
        closeOnClick: false,
        focusAfterOpen: false,
        maxWidth: 'none',
      });
      popup.setDOMContent(element);
      return place(popup, at);
    },
    remove: () => map.remove(),
  };
}

/** As far from a pin that stands on the point and is about as wide as high. */
function offPin(height: number): PopupOffset {
  const above = -height - MAP_HOVER_DISTANCE_PX;
  const aside = height / 2 + MAP_HOVER_DISTANCE_PX;
  return {
    center: [0, 0],
    top: [0, MAP_HOVER_DISTANCE_PX],
    'top-left': [0, MAP_HOVER_DISTANCE_PX],
    'top-right': [0, MAP_HOVER_DISTANCE_PX],
    bottom: [0, above],
    'bottom-left': [0, above],
    'bottom-right': [0, above],
    left: [aside, -height / 2],
    right: [-aside, -height / 2],
  };
}

function viewOf(map: EngineMap): MapView {
  const { lng, lat } = map.getCenter();
  const edges = map.getBounds();
  const bounds = edges
    ? ([edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()] as const)
    : ([lng, lat, lng, lat] as const);
  return { bounds, center: { lng, lat }, zoom: map.getZoom() };
}

/** Calls when the style cannot be had; tiles that fail later only leave a gap. */
export function whenWithoutStyle(map: EngineMap, call: () => void): void {
  const settle = () => {
    map.off('error', fail);
    map.off('style.load', settle);
  };
  const fail = () => {
    settle();
    call();
  };
  map.on('error', fail);
  map.on('style.load', settle);
}
