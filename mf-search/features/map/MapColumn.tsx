import { t } from '@care/contracts';
import { Button, Icon, IconButton, media } from '@care/ui';
import { MapFrame, LazyMap } from '@care/ui/map';
import styled from '@emotion/styled';
import { Map as MapIcon, X } from 'lucide-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { searchText } from '../../texts';
import { RESULTS_HEADING_ID } from '../company-search/ResultsHead';
import type { MapToggleProps } from './MapToggle';

/**
 * From 1024 px on, the column stands beside the list and stays in view. Below 1024 px it exists only while the map is
 * open.
 */
const Column = styled.section`
  @media (scripting: none) {
    display: none;
  }
  ${media.belowDesktop} {
    height: max(70vh, 24rem);
    margin-inline: calc(-1 * var(--s-gutter));
    & > div > div {
      border-width: 0 0 1px;
      border-radius: 0;
    }
    &[data-closed] {
      display: none;
    }
  }
  ${media.desktop} {
    height: 20rem;
    &[data-closed='away'] {
      display: none;
    }
    &:not([data-closed]) {
      position: sticky;
      top: 1rem;
      height: calc(100vh - 2rem);
      max-height: 58rem;
      min-height: 34rem;
    }
  }
  ${media.print} {
    display: none;
  }
`;
const HideButton = styled(IconButton)`
  position: absolute;
  top: var(--s-3);
  right: var(--s-3);
  z-index: 5;
  ${media.belowDesktop} {
    display: none;
  }
`;
const FullHeight = styled.div`
  position: relative;
  height: 100%;
`;

interface MapColumnProps<Props extends object> extends MapToggleProps {
  /** A preview of the map. Without it, the column is empty until the map is opened from elsewhere. */
  closedText?: string;
  /** Loads the map component, which receives these props. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** The column of the map beside the results. Its code and data load when the map is opened. */
export function MapColumn<Props extends object>({
  id,
  isOpen,
  onToggle,
  closedText,
  load,
  props,
}: MapColumnProps<Props>) {
  const { place, toggle } = useToggleHere(isOpen, onToggle);
  const closed = closedText ? 'beside' : 'away';
  return (
    <Column
      id={id}
      ref={place}
      tabIndex={-1}
      aria-label={searchText('map.label')}
      data-closed={isOpen ? undefined : closed}
    >
      {isOpen ? (
        <FullHeight>
          <LazyMap load={load} props={props} fill />
          <HideButton icon={X} floating label={t('search.hideMap')} onClick={toggle} />
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

/** The pressed button disappears, so the focus moves to the column, or to the heading if the column disappears, too. */
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
