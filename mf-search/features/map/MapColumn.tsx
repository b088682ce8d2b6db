import { t } from '@care/contracts';
import { type SearchFilters } from '@care/contracts/search';
import type { Bounds, CompanyCard } from '@care/contracts/schemas';
import { Button, Icon, IconButton, media } from '@care/ui';
import { MapFrame, MapSpot } from '@care/ui/map';
import styled from '@emotion/styled';
import { Map as MapIcon, X } from 'lucide-react';
import { tt } from '../../texts';

const loadMap = () => import('./ResultsMap').then((module) => module.ResultsMap);

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

interface MapColumnProps {
  id: string;
  filters: SearchFilters;
  results: CompanyCard[];
  bounds: Bounds;
  isOpen: boolean;
  onToggle: () => void;
}

/** The place of the map beside the results. Its code and data come when somebody opens it. */
export const MapColumn = ({ id, filters, results, bounds, isOpen, onToggle }: MapColumnProps) => (
  <Column id={id} aria-label={tt('map.label')} data-closed={isOpen ? undefined : ''}>
    {isOpen ? (
      <Whole>
        <MapSpot load={loadMap} props={{ filters, results, bounds }} fill />
        <Hide icon={X} floating label={t('search.hideMap')} onClick={onToggle} />
      </Whole>
    ) : (
      <MapFrame fill>
        <Icon of={MapIcon} />
        <p>{tt('map.closed')}</p>
        <Button variant="secondaryBlue" onClick={onToggle}>
          {t('search.showMap')}
        </Button>
      </MapFrame>
    )}
  </Column>
);
