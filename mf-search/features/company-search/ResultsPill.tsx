import { t, useBackToClose } from '@care/contracts';
import { Icon, media } from '@care/ui';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { searchText } from '../../texts';
import type { MapToggleProps } from '../map/MapToggle';

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: calc(1rem + env(safe-area-inset-bottom));
  z-index: var(--z-bottom-bar);
  container-type: inline-size;
  pointer-events: none;
  ${media.desktop} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
const Pill = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  width: max-content;
  max-width: 100%;
  margin-inline: auto;
  pointer-events: auto;
  border-radius: var(--r-pill);
  background: var(--night);
  color: #fff;
  box-shadow: var(--shadow-overlay);
  white-space: nowrap;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 3.25rem;
    padding: 0.4rem min(1.25rem, 5vw);
    border: 0;
    border-radius: var(--r-pill);
    background: none;
    color: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > button:focus-visible {
    border-radius: var(--r-pill);
    outline-color: #fff;
    outline-offset: -5px;
  }
  & > button + button {
    position: relative;
  }
  & > button + button::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.9rem;
    bottom: 0.9rem;
    border-inline-start: 2px solid var(--night-soft);
  }
  /* With enlarged text both buttons stay in one row. */
  @container (max-width: 16rem) {
    & > button {
      min-height: 2.25rem;
      padding: 0.2rem min(0.6rem, 5vw);
    }
    & > button > svg {
      display: none;
    }
  }
  ${media.forcedColors} {
    border: 2px solid ButtonText;
  }
`;
// Keeps focused elements and the end of the page visible above the pill. The footer has styles of its own.
const roomForPill = `${media.belowDesktop}{:where(html){scroll-padding-bottom:6rem}:root footer{padding-bottom:6rem}}`;

interface ResultsPillProps {
  /** Number of active filters. */
  filterCount: number;
  onFilters: () => void;
  /** Null if there are no hits. */
  map: MapToggleProps | null;
}

/** Filters and map of the results on phones and tablets, always in reach above the lower edge. */
export const ResultsPill = ({ filterCount, onFilters, map }: ResultsPillProps) => (
  <Place data-print="hide" data-ground="night">
    <Global styles={roomForPill} />
    <Pill data-map-cover>
      <button type="button" aria-haspopup="dialog" onClick={onFilters}>
        <Icon of={SlidersHorizontal} />
        {filterCount ? t('search.filtersActive', { count: filterCount }) : t('search.filters')}
      </button>
      {map && <MapButton {...map} />}
    </Pill>
  </Place>
);

function MapButton({ id, isOpen, onToggle }: MapToggleProps) {
  const leave = useBackToClose(isOpen, onToggle);
  return (
    <button
      type="button"
      aria-controls={id}
      aria-label={isOpen ? searchText('map.showList') : t('search.showMap')}
      onClick={isOpen ? leave : onToggle}
    >
      <Icon of={isOpen ? List : MapIcon} />
      {searchText(isOpen ? 'map.list' : 'map.short')}
    </button>
  );
}
