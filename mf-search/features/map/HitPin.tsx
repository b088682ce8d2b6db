import { t, formatNumber } from '@care/contracts';
import { IconButton, VisuallyHidden } from '@care/ui';
import { MapMarker, MapPopup, Pin, ClusterPin, useOpenMap } from '@care/ui/map/care-map';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { SearchType } from '@care/contracts/search';
import type { MapPin } from './map-hits';
import type { PlacedCluster } from './place-marks';
import { resultsMapText } from './texts';

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

/** Zoom levels that a press on a cluster adds. */
const STEP = 2;

interface ClusterProps {
  cluster: PlacedCluster;
  searchType: SearchType;
  /** Its popup was opened or closed. */
  onPopup: () => void;
}

/** Several hits in one place. A press zooms in; if the map cannot zoom further, it says so. */
export function Cluster({ cluster: { at, count, offset, isHidden }, searchType, onPopup }: ClusterProps) {
  const { map } = useOpenMap();
  const [isOpen, setOpen] = useState(false);
  const show = (shown: boolean) => {
    setOpen(shown);
    onPopup();
  };
  const comeCloser = () => {
    const [zoom, maxZoom] = [map.getZoom(), map.getMaxZoom()];
    if (zoom > maxZoom - 0.1) show(!isOpen);
    else {
      // The pin goes with its cluster; from the map the next ones are reached by keyboard.
      map.getCanvas().focus({ preventScroll: true });
      map.easeTo({ center: at, zoom: Math.min(maxZoom, zoom + STEP) });
    }
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(false);
  };
  return (
    <>
      <MapMarker at={at} offset={offset} isHidden={isHidden}>
        <ClusterPin type="button" onClick={comeCloser} onBlur={() => isOpen && show(false)} onKeyDown={closeByKey}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>{resultsMapText(`${searchType}.cluster`, { count })}</VisuallyHidden>
        </ClusterPin>
      </MapMarker>
      {isOpen && (
        <MapPopup at={at} onOpen={onPopup}>
          <p role="status">{resultsMapText(`${searchType}.closest`, { count })}</p>
        </MapPopup>
      )}
    </>
  );
}
