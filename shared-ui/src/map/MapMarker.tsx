import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { LiveMap } from './live-map';
import type { MapPoint } from './map-settings';

/** The map that pins and popups belong to. */
export const MapArea = createContext<LiveMap | null>(null);

export function useLiveMap(): LiveMap {
  const live = useContext(MapArea);
  if (!live) throw new Error('Pins and popups stand inside a CareMap.');
  return live;
}

interface MapMarkerProps {
  at: MapPoint;
  /** Which of its edges lies on the point. */
  anchor?: 'bottom' | 'center';
  /** Higher ones lie above lower ones; default 0. */
  level?: 0 | 1 | 2;
  children: ReactNode;
}

/** Anything of React's at a point of the map. */
export function MapMarker({ at: { lng, lat }, anchor = 'center', level = 0, children }: MapMarkerProps) {
  const live = useLiveMap();
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => live.addMarker(element, { lng, lat }, anchor), [live, element, anchor, lng, lat]);
  useEffect(() => {
    element.style.zIndex = level ? String(level) : '';
  }, [element, level]);
  return createPortal(children, element);
}
