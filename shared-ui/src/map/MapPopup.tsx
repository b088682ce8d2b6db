import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapPoint } from './map-settings';
import { useLiveMap } from './MapMarker';
import { litPinHeight } from './Pin';

interface MapPopupProps {
  at: MapPoint;
  /** Only to be looked at: it lets the pointer through to the marker that shows it. */
  isHint?: boolean;
  /** Its marker is a lit `Pin`, which stands on the point. */
  onPin?: boolean;
  children: ReactNode;
}

/** A small card beside its marker (PP-13). */
export function MapPopup({ at: { lng, lat }, isHint = false, onPin = false, children }: MapPopupProps) {
  const live = useLiveMap();
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    element.toggleAttribute('data-hint', isHint);
  }, [element, isHint]);
  useEffect(
    () => live.addPopup(element, { lng, lat }, onPin ? litPinHeight() : undefined),
    [live, element, lng, lat, onPin],
  );
  return createPortal(children, element);
}
