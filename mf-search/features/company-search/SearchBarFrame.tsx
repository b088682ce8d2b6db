import { formatRadius, t, useBackToClose } from '@care/contracts';
import { hasPlace, searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { Link } from '@care/contracts/router';
import { Alert, Container, Icon, media } from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { Search, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Global } from '@emotion/react';
import { activeFilters } from '../filters/filter-labels';
import type { FilterChanges } from '../filters/use-filter-changes';
import { RowForm, loadSearchForm } from '../search-form/search-form';
import type { SearchFormProps } from '../search-form/search-form-values';
import { homePath } from '../search/searches';
import { searchText } from '../../texts';
import type { MapToggleProps } from '../map/MapColumn';
import type { Sheet } from './SearchSheets';

const Band = styled.div`
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${media.belowDesktop} {
    padding-block: var(--s-3);
  }
`;
const Compact = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  ${media.desktop}, (scripting: none) {
    display: none;
  }
`;
const Summary = styled(Link)`
  display: flex;
  gap: 0.7rem;
  align-items: center;
  width: 100%;
  min-height: var(--size-field);
  padding: 0.3rem 0.9rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  color: var(--ink);
  line-height: 1.3;
  text-decoration: none;
  &:focus-visible {
    border-radius: var(--r-field);
  }
  & > svg {
    flex: none;
    color: var(--blue-700);
  }
  & b {
    font-weight: 600;
  }
`;

interface SearchBarFrameProps extends FilterChanges {
  filters: SearchFilters;
  placeName: string | null;
  /** The care forms or qualifications of the search, for the summary. */
  summary: string;
  form: Pick<SearchFormProps, 'criteria' | 'facets' | 'onRadius' | 'onCriteria'>;
  /** Opens the map on small screens; null if there are no hits. */
  map: MapToggleProps | null;
  /** The filters as chips, from 1024 px on. Undefined if the form has all criteria. */
  bar?: ReactNode;
  /** The filters in groups, for the sheet of small screens. */
  groups: ReactNode;
  /** The number of hits of the current search. */
  count: number | undefined;
}

/** Form and filters above the results: a row and chips on wide screens, else a summary and two sheets. */
export function SearchBarFrame({ filters, placeName, summary, form, map, bar, ...sheet }: SearchBarFrameProps) {
  const { shown } = sheet;
  const { Sheets, open, show, close, failed } = useSheets();
  const closeFilters = useBackToClose(open === 'filters', close);
  const props = {
    ...form,
    label: searchText('form.change'),
    applied: { ...filters, radius: shown.radius, qualifications: shown.qualifications },
    cityName: filters.city === null ? undefined : (placeName ?? undefined),
  };
  return (
    <Band data-print="hide">
      <Container>
        <RowForm key={filters.city} {...props} />
        <Compact>
          <SummaryLink filters={filters} placeName={placeName} summary={summary} onOpen={() => show('search')} />
          {failed && <Alert kind="error">{t('errors.networkError')}</Alert>}
        </Compact>
        {bar}
      </Container>
      <ResultsPill filterCount={activeFilters(filters).length} onFilters={() => show('filters')} map={map} />
      {Sheets && <Sheets open={open} onClose={open === 'filters' ? closeFilters : close} form={props} {...sheet} />}
    </Band>
  );
}

type SummaryLinkProps = Pick<SearchBarFrameProps, 'filters' | 'placeName' | 'summary'> & { onOpen: () => void };

function areaText(filters: SearchFilters): string {
  if (filters.box) return searchText('results.mapSection');
  return hasPlace(filters) ? formatRadius(filters.radius) : '';
}

/**
 * The search in two lines. It opens the form. Before the script runs, it links to the prefilled form of the home page
 * (SR-05).
 */
function SummaryLink({ filters, placeName, summary, onOpen }: SummaryLinkProps) {
  const place = placeName ?? searchText('form.everywhere');
  const area = areaText(filters);
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Summary
      to={`${homePath(filters.searchType)}${searchApiQuery({ ...filters, box: null, page: 1 })}`}
      onClick={openHere}
      aria-label={searchText('form.summary', { what: [place, area, summary].filter(Boolean).join(', ') })}
    >
      <Icon of={Search} />
      <span>
        <b>{place}</b> · {[area, summary].filter(Boolean).join(' · ')}
      </span>
    </Summary>
  );
}

const fetchSheets = () => Promise.all([import('./SearchSheets'), loadSearchForm()]).then(([module]) => module);

/** The open sheet, and the loaded code of both sheets. `failed` is true if the code could not be loaded. */
function useSheets() {
  const { lazy, load } = useLazyModule(fetchSheets);
  const [wanted, setWanted] = useState<Sheet>();
  const isReady = lazy.kind === 'ready';
  return {
    Sheets: isReady ? lazy.module.SearchSheets : undefined,
    open: isReady ? wanted : undefined,
    show: (sheet: Sheet) => {
      setWanted(sheet);
      load();
    },
    close: () => setWanted(undefined),
    failed: lazy.kind === 'failed',
  };
}

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: calc(1rem + env(safe-area-inset-bottom));
  z-index: var(--z-bottom-bar);
  container-type: inline-size;
  pointer-events: none;
  ${media.desktop}, (scripting: none) {
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
const ResultsPill = ({ filterCount, onFilters, map }: ResultsPillProps) => (
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
