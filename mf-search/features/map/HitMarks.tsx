import type { SearchType } from '@care/contracts/search';
import { Icon, IconButton, VisuallyHidden } from '@care/ui';
import { useOpenMap, MapMarker, MapPopup, Pin, ClusterPin } from '@care/ui/map/care-map';
import { type LucideIcon, X } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, type ReactNode, useRef, type KeyboardEvent, useState } from 'react';
import type { Hits, MapPin, PinKey } from './map-hits';
import { inOrder, placeMarks, type PlacedCluster } from './place-marks';
import { t, formatNumber } from '@care/contracts';
import styled from '@emotion/styled';
import { resultsMapText } from './texts';
import { useCovers } from './use-covers';

export interface MarkWords<Pin extends MapPin> {
  /** The visible text of a pin; "" for the symbol. */
  textOf: (pin: Pin) => string;
  symbol?: LucideIcon;
}

interface HitMarksProps<Pin extends MapPin> extends MarkWords<Pin> {
  hits: Hits<Pin>;
  searchType: SearchType;
  lit: readonly PinKey[];
  /** A pin that shall stay in view. */
  followed: PinKey | undefined;
  chosen: PinKey | null;
  popup: (pin: Pin) => ReactNode;
  onPoint: (key: PinKey | null) => void;
  onChoose: (key: PinKey) => void;
  onClose: () => void;
  /** Called before the map is moved by code and not by the user. */
  onOwnMove: () => void;
}

/** Free space between a popup and the edge of the map. */
const MARGIN = 8;

/** Pins and clusters, none of which covers another. */
export function HitMarks<Pin extends MapPin>(props: HitMarksProps<Pin>) {
  const { hits, searchType, lit, followed, chosen, popup, textOf, symbol, onPoint, onChoose, onClose, onOwnMove } =
    props;
  const { map } = useOpenMap();
  const container = map.getContainer();
  const covers = useCovers(container);
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  const first = chosen === null ? lit : [chosen, ...lit];
  const { pins: shown, clusters } = placeMarks({
    pins: inOrder([...hits.listed, ...hits.others], first).map((pin) => ({ pin, text: textOf(pin) })),
    clusters: hits.clusters,
    spotOf: ({ lng, lat }) => map.project([lng, lat]),
    frame: { width: container.clientWidth, height: container.clientHeight },
    covers,
    touch: touchSize(),
  });
  const follow = useEffectEvent((key: PinKey) => {
    const pin = hits.listed.find((listed) => listed.key === key);
    if (!pin) return;
    const { x, y } = map.project([pin.at.lng, pin.at.lat]);
    const room = freeRoom(container);
    if (x > 30 && x < room.right - 30 && y > room.top + 60 && y < room.bottom) return;
    onOwnMove();
    map.easeTo({ center: pin.at, offset: [0, (room.top + room.bottom - container.clientHeight) / 2] });
  });
  useEffect(() => {
    if (followed) follow(followed);
  }, [followed]);
  const showWhole = (element: HTMLElement) => {
    const card = element.closest('[data-map-cover]')?.parentElement?.getBoundingClientRect();
    const shift = card && shiftInto(card, container);
    if (shift) {
      onOwnMove();
      map.panBy(shift);
    }
    measureAgain();
  };
  return (
    <>
      {clusters.map((cluster) => (
        <Cluster key={cluster.key} cluster={cluster} searchType={searchType} onPopup={measureAgain} />
      ))}
      {shown.map(({ pin, text, isHidden }) => (
        <HitPin
          key={pin.key}
          pin={pin}
          face={text || (symbol && <Icon of={symbol} />)}
          isHidden={isHidden && pin.key !== chosen}
          isHighlighted={lit.includes(pin.key)}
          isChosen={pin.key === chosen}
          onPoint={(isPointed) => onPoint(isPointed ? pin.key : null)}
          onChoose={() => onChoose(pin.key)}
          onClose={onClose}
          onOpen={showWhole}
          card={() => popup(pin)}
        />
      ))}
    </>
  );
}

/** In pixels; it follows the browser's text size. */
function touchSize(): number {
  const root = getComputedStyle(document.documentElement);
  return parseFloat(root.fontSize) * parseFloat(root.getPropertyValue('--size-touch'));
}

/** The part of the map below its buttons and above the cards of small screens. */
function freeRoom(container: HTMLElement) {
  const frame = container.getBoundingClientRect();
  const cards = document.querySelector('[data-map-cover="cards"]')?.getBoundingClientRect();
  return { top: 0, right: frame.width, bottom: cards ? cards.top - frame.top : frame.height };
}

/** How far the map must move so that all of a popup is seen; null where it is. */
function shiftInto(card: DOMRect, container: HTMLElement): [number, number] | null {
  const frame = container.getBoundingClientRect();
  const room = freeRoom(container);
  const beyond = (low: number, high: number) => (low < 0 ? low : Math.max(0, high));
  const x = beyond(card.left - frame.left - MARGIN, card.right - frame.right + MARGIN);
  const y = beyond(card.top - frame.top - MARGIN, card.bottom - frame.top - room.bottom + MARGIN);
  return x === 0 && y === 0 ? null : [x, y];
}

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
function HitPin({ pin, face, isHidden, isHighlighted, isChosen, card, ...actions }: HitPinProps) {
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
