import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { MarkerInstance } from 'react-map-gl/maplibre';
import { useOpenMap } from './map-kit';
import type { MapPoint } from './map-settings';

const CENTRED: readonly [number, number] = [0, 0];

interface MapMarkerProps {
  at: MapPoint;
  /** The part of the marker that is placed on the point. */
  anchor?: 'bottom' | 'center';
  /** Markers of a higher level cover those of a lower one; default 0. */
  level?: 0 | 1 | 2;
  /** Offset from the point in pixels, to the right and down. */
  offset?: readonly [x: number, y: number];
  /** Covered by something else: not drawn and not in the tab order. */
  isHidden?: boolean;
  children: ReactNode;
}

/** Places React content at a point of the map. */
export function MapMarker(props: MapMarkerProps) {
  const { at, anchor = 'center', level = 0, offset, isHidden = false, children } = props;
  const { Marker } = useOpenMap().kit;
  const marker = useRef<MarkerInstance>(null);
  useEffect(() => {
    const element = marker.current?.getElement();
    // The content has its own role and name; engines add others to the marker element, for example `img`.
    for (const attribute of ['role', 'aria-label', 'tabindex']) element?.removeAttribute(attribute);
  }, []);
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.style.zIndex = level ? String(level) : '';
    element.style.visibility = isHidden ? 'hidden' : '';
  }, [level, isHidden]);
  const [x, y] = offset ?? CENTRED;
  const shift = useMemo<[number, number]>(() => [x, y], [x, y]);
  return (
    <Marker ref={marker} longitude={at.lng} latitude={at.lat} anchor={anchor} offset={shift}>
      {children}
    </Marker>
  );
}
