import { t } from '@care/contracts';
import { IconButton, VisuallyHidden } from '@care/ui';
import { MapMarker, MapPopup, Pin } from '@care/ui/map/care-map';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { MapPin } from './map-hits';

const Popup = styled.div`
  position: relative;
  margin: -0.25rem -0.5rem;
  line-height: 1.35;
  &:focus-visible {
    outline-offset: 0.3rem;
  }
`;
const Close = styled(IconButton)`
  position: absolute;
  top: -0.4rem;
  right: -0.4rem;
`;

interface HitPinProps {
  pin: MapPin;
  /** Its visible text, or a symbol. */
  face: ReactNode;
  isHidden: boolean;
  /** Pointed at here or in the list. */
  isHighlighted: boolean;
  /** The pin was pressed: its popup stays open. */
  isChosen: boolean;
  onPoint: (isPointed: boolean) => void;
  onChoose: () => void;
  onClose: () => void;
  /** Called after the popup was added to the page. */
  onOpen: (popup: HTMLElement) => void;
  /** The content of its popup. */
  card: () => ReactNode;
}

/** A hit on the map; highlighted together with its card in the list. Pressing it opens a popup with the way there. */
export function HitPin({ pin, face, isHidden, isHighlighted, isChosen, card, ...actions }: HitPinProps) {
  const { onPoint, onChoose, onClose, onOpen } = actions;
  const popup = useRef<HTMLDivElement>(null);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isChosen) onClose();
  };
  const open = () => {
    if (!popup.current) return;
    popup.current.focus({ preventScroll: true });
    onOpen(popup.current);
  };
  return (
    <>
      <MapMarker at={pin.at} anchor="bottom" level={isHighlighted || isChosen ? 2 : 1} isHidden={isHidden}>
        <Pin
          type="button"
          highlighted={isHighlighted || isChosen}
          marked={pin.isMarked}
          aria-expanded={isChosen}
          data-pin={pin.key}
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
          onKeyDown={closeByKey}
          onClick={isChosen ? onClose : onChoose}
        >
          <span aria-hidden="true">{face}</span>
          <VisuallyHidden>{pin.name}</VisuallyHidden>
        </Pin>
      </MapMarker>
      {isChosen && (
        <MapPopup at={pin.at} onPin onOpen={open}>
          <Popup ref={popup} role="dialog" aria-label={pin.name} tabIndex={-1} onKeyDown={closeByKey}>
            {card()}
            <Close icon={X} label={t('actions.close')} onClick={onClose} />
          </Popup>
        </MapPopup>
      )}
    </>
  );
}
