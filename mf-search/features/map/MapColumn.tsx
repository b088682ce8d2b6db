import { t } from '@care/contracts';
import { Button, Icon, IconButton, media } from '@care/ui';
import { MapFrame, MapSpot } from '@care/ui/map';
import styled from '@emotion/styled';
import { Map as MapIcon, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { tt } from '../../texts';
import type { MapToggleProps } from './MapToggle';

/** Beside the list from 1024 px on, where it stays while the list scrolls; below only when it is open. */
const Column = styled.section`
  @media (scripting: none) {
    display: none;
  }
  ${media.belowDesktop} {
    height: max(70vh, 24rem);
    &[data-closed] {
      display: none;
    }
  }
  ${media.desktop} {
    height: 20rem;
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
const Hide = styled(IconButton)`
  position: absolute;
  top: var(--s-3);
  right: var(--s-3);
  z-index: 5;
  ${media.belowDesktop} {
    display: none;
  }
`;
const Whole = styled.div`
  position: relative;
  height: 100%;
`;

interface MapColumnProps<Props extends object> extends MapToggleProps {
  /** Says what the map will show. */
  closedText: string;
  /** Loads the map, which is given these props. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** The place of the map beside the results. Its code and data come when somebody opens it. */
export const MapColumn = <Props extends object>({
  id,
  isOpen,
  onToggle,
  closedText,
  load,
  props,
}: MapColumnProps<Props>) => (
  <Column id={id} aria-label={tt('map.label')} data-closed={isOpen ? undefined : ''}>
    {isOpen ? (
      <Whole>
        <MapSpot load={load} props={props} fill />
        <Hide icon={X} floating label={t('search.hideMap')} onClick={onToggle} />
      </Whole>
    ) : (
      <MapFrame fill>
        <Icon of={MapIcon} />
        <p>{closedText}</p>
        <Button variant="secondaryBlue" onClick={onToggle}>
          {t('search.showMap')}
        </Button>
      </MapFrame>
    )}
  </Column>
);
