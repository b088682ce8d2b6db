import { VisuallyHidden } from '@care/ui';
import { MapMarker, MapPopup, Pin } from '@care/ui/map/care-map';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MapPin } from './map-hits';

interface HitPinProps {
  pin: MapPin;
  /** True while the pointer or the focus is on the pin or on its card in the list. */
  isHighlighted: boolean;
  /** True after a click: the small card stays open. */
  isChosen: boolean;
  onPoint: (isPointed: boolean) => void;
  onChoose: (isChosen: boolean) => void;
  /** The content of the pin. */
  face: ReactNode;
  /** The small card of the hit. */
  card: ReactNode;
}

/** A pin on the map, highlighted together with its card in the list. A click opens a small card with a link. */
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
