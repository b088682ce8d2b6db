import { VisuallyHidden } from '@care/ui';
import { MapMarker, MapPopup, Pin } from '@care/ui/map/care-map';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MapPin } from './map-hits';

interface HitPinProps {
  pin: MapPin;
  /** Pointed at here or in the list. */
  isHighlighted: boolean;
  /** Clicked: its card stays. */
  isChosen: boolean;
  onPoint: (isPointed: boolean) => void;
  onChoose: (isChosen: boolean) => void;
  /** What the pin shows. */
  face: ReactNode;
  /** The small card of what it stands for. */
  card: ReactNode;
}

/** A hit on the map; highlighted together with its card in the list. Clicking it keeps a small card with the way there. */
export function HitPin({ pin: { at, name }, isHighlighted, isChosen, onPoint, onChoose, face, card }: HitPinProps) {
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(false);
  };
  return (
    <>
      <MapMarker at={at} anchor="bottom" level={isHighlighted || isChosen ? 2 : 1}>
        <Pin
          type="button"
          highlighted={isHighlighted || isChosen}
          aria-expanded={isChosen}
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
          onKeyDown={close}
          onClick={() => onChoose(!isChosen)}
        >
          {face}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Pin>
      </MapMarker>
      {isChosen && (
        <MapPopup at={at} onPin>
          {card}
        </MapPopup>
      )}
    </>
  );
}
