import { MAP_HOVER_DISTANCE_PX } from '@care/contracts/constants';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLiveMap, type MapPoint } from './MapMarker';

interface MapPopupProps {
  at: MapPoint;
  children: ReactNode;
}

/** A small card 30 px from its marker, on the side where there is room (PP-13). */
export function MapPopup({ at: { lng, lat }, children }: MapPopupProps) {
  const { engine, map } = useLiveMap();
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const popup = new engine.Popup({
      offset: MAP_HOVER_DISTANCE_PX,
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'none',
    });
    popup.setLngLat([lng, lat]).setDOMContent(element).addTo(map);
    return () => void popup.remove();
  }, [engine, map, element, lng, lat]);
  return createPortal(children, element);
}
