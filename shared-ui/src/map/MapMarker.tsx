import { useEffect, useRef, type ReactNode } from 'react';
import type { MarkerInstance } from 'react-map-gl/maplibre';
import { useOpenMap } from './map-kit';
import type { MapPoint } from './map-settings';

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
  const { Marker } = useOpenMap().kit;
  const marker = useRef<MarkerInstance>(null);
  useEffect(() => {
    const element = marker.current?.getElement();
    // What stands in it has a name and a role of its own; an engine may call the whole an image.
    for (const attribute of ['role', 'aria-label', 'tabindex']) element?.removeAttribute(attribute);
  }, []);
  useEffect(() => {
    const element = marker.current?.getElement();
    if (element) element.style.zIndex = level ? String(level) : '';
  }, [level]);
  return (
    <Marker ref={marker} longitude={lng} latitude={lat} anchor={anchor}>
      {children}
    </Marker>
  );
}
