import { t } from '@care/contracts';
import { Button, Icon, media } from '@care/ui';
import { LazyMap, MapFrame } from '@care/ui/map';
import styled from '@emotion/styled';
import { Map as MapIcon, X } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { searchText } from '../../texts';
import { mapIsShown } from './highlighted-hits';
import { useHasRoomBeside, useIsIdle, type ResultsMap } from './use-results-map';

/** The id of the results heading. It gets the focus if the map's place disappears. */
export const RESULTS_HEADING_ID = 'treffer';

/**
 * Beside the list from 1024 px on, where it stays while the list scrolls; below, it fills the screen when it is open.
 */
const Column = styled.section`
  ${media.belowDesktop} {
    height: calc(100dvh - var(--size-header-phone) - 6rem);
    min-height: 24rem;
    margin-inline: calc(-1 * var(--s-gutter));
    & > div > div {
      border-width: 0 0 1px;
      border-radius: 0;
    }
    &:not([data-over]) {
      display: none;
    }
  }
  ${media.desktop} {
    height: 16rem;
    &[data-beside='away'] {
      display: none;
    }
    &[data-beside='open'] {
      position: sticky;
      top: 1rem;
      height: calc(100vh - 2rem);
      max-height: 58rem;
      min-height: 34rem;
    }
  }
  ${media.print}, (scripting: none) {
    display: none;
  }
`;
const CloseButton = styled(Button)`
  position: absolute;
  bottom: 3.2rem;
  left: var(--s-3);
  z-index: 4;
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  ${media.belowDesktop} {
    display: none;
  }
`;
const FullHeight = styled.div`
  position: relative;
  height: 100%;
`;

interface MapColumnProps<Props extends object> {
  map: ResultsMap;
  /** Text in place of a closed map. Without it, nothing is shown beside the list until the map is opened. */
  closedText?: string;
  /** Loads the map, which is given these props. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/**
 * The place of the map beside the results. Its code and data come when the browser is idle, or when somebody opens it.
 */
export function MapColumn<Props extends object>({ map, closedText, load, props }: MapColumnProps<Props>) {
  const hasRoom = useHasRoomBeside();
  const isIdle = useIsIdle();
  const isOpen = hasRoom ? map.isBeside : map.isOver;
  const isShown = isOpen && isIdle;
  const { place, toggle } = useToggleHere(isOpen, hasRoom ? map.toggleBeside : map.toggleOver);
  useEffect(() => (isOpen ? mapIsShown() : undefined), [isOpen]);
  const closed = closedText ? 'closed' : 'away';
  return (
    <Column
      data-map-place
      id={map.id}
      ref={place}
      tabIndex={-1}
      aria-label={searchText('map.label')}
      data-beside={map.isBeside ? 'open' : closed}
      data-over={map.isOver || undefined}
    >
      {isOpen ? (
        <FullHeight>
          {isShown ? <LazyMap load={load} props={props} fill /> : <MapFrame fill />}
          <CloseButton variant="secondaryGray" size="small" icon={X} data-map-cover onClick={toggle}>
            {searchText('map.close')}
          </CloseButton>
        </FullHeight>
      ) : (
        closedText && (
          <MapFrame fill>
            <Icon of={MapIcon} />
            <p>{closedText}</p>
            <Button variant="secondaryBlue" onClick={toggle}>
              {t('search.showMap')}
            </Button>
          </MapFrame>
        )
      )}
    </Column>
  );
}

/** The pressed button disappears. The focus moves to the map's place, or to the heading if that disappears, too. */
function useToggleHere(isOpen: boolean, onToggle: () => void) {
  const place = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    place.current?.focus({ preventScroll: true });
    if (document.activeElement !== place.current) document.getElementById(RESULTS_HEADING_ID)?.focus();
  }, [isOpen]);
  const toggle = () => {
    isPressed.current = true;
    onToggle();
  };
  return { place, toggle };
}

export interface MapToggleProps {
  /** The id of the map column. */
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that opens and closes the map if it does not stand beside the list. */
export const MapToggle = ({ id, isOpen, onToggle }: MapToggleProps) => (
  <Button
    variant="secondaryGray"
    size="small"
    icon={MapIcon}
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={onToggle}
  >
    {isOpen ? t('search.hideMap') : t('search.showMap')}
  </Button>
);
