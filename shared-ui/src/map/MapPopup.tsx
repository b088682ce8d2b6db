import { MAP_HOVER_DISTANCE_PX } from '@care/contracts/constants';
import { useMemo, type ReactNode } from 'react';
import type { PopupProps } from 'react-map-gl/maplibre';
import type { MapPoint } from './map-settings';
import { useOpenMap } from './map-kit';
import { highlightedPinHeight } from './Pin';

interface MapPopupProps {
  at: MapPoint;
  /** Not interactive: pointer events pass through to the marker. */
  isHint?: boolean;
  /** The marker is a highlighted `Pin`, whose tip is on the point. */
  onPin?: boolean;
  /** Called after it was added to the page. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A small card 30 px from its marker, on a side with enough space (PP-13). */
export function MapPopup({ at: { lng, lat }, isHint = false, onPin = false, onOpen, children }: MapPopupProps) {
  const { Popup } = useOpenMap().kit;
  const offset = useMemo(() => (onPin ? offsetsFromPin(highlightedPinHeight()) : MAP_HOVER_DISTANCE_PX), [onPin]);
  return (
    <Popup
      longitude={lng}
      latitude={lat}
      offset={offset}
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
      maxWidth="none"
      onOpen={onOpen}
    >
      <div data-hint={isHint || undefined} data-map-cover={isHint ? undefined : 'popup'}>
        {children}
      </div>
    </Popup>
  );
}

/** Popup offsets from the point by anchor, for a pin that is about as wide as high. */
function offsetsFromPin(height: number): PopupProps['offset'] {
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
