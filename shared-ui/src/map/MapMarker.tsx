import { useEffect, useRef, type ReactNode } from 'react';
import type { MarkerInstance } from 'react-map-gl/maplibre';
import { useOpenMap } from './map-kit';
import type { MapPoint } from './map-settings';

interface MapMarkerProps {
  at: MapPoint;
  /** The part of the marker that is placed on the point. */
  anchor?: 'bottom' | 'center';
  /** Markers of a higher level cover those of a lower one; default 0. */
  level?: 0 | 1 | 2;
  children: ReactNode;
}

/** Places React content at a point of the map. */
export function MapMarker({ at: { lng, lat }, anchor = 'center', level = 0, children }: MapMarkerProps) {
  const { Marker } = useOpenMap().kit;
  const marker = useRef<MarkerInstance>(null);
  useEffect(() => {
    const element = marker.current?.getElement();
    // The content has its own role and name; engines add others to the marker element, for example `img`.
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
