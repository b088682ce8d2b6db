import { formatRadius, routes, t, useBackToClose } from '@care/contracts';
import { hasPlace, searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { Link } from '@care/contracts/router';
import { Alert, Container, Icon, media } from '@care/ui';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState, type ComponentType } from 'react';
import { activeFilters } from '../filters/filter-labels';
import type { FilterChanges } from '../filters/use-filter-changes';
import { RowForm, loadSearchForm } from '../search-form/search-form';
import type { SearchFormProps } from '../search-form/search-form-values';
import { searchText } from '../../texts';
import type { MapToggleProps } from '../map/MapToggle';
import { ResultsPill } from './ResultsPill';
import type { SearchSheetsProps, Sheet } from './SearchSheets';

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
  ${media.desktop} {
    display: none;
  }
  @media (scripting: none) {
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

interface SummaryLinkProps extends Pick<SearchBarFrameProps, 'filters' | 'placeName' | 'summary'> {
  onOpen: () => void;
}

/** The home tab of each search. */
const home = {
  pflegeanbieter: routes.home.build(),
  pflegepersonal: routes.staffHome.build(),
  pflegejobs: routes.jobsHome.build(),
};

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
      to={`${home[filters.searchType]}${searchApiQuery({ ...filters, box: null, page: 1 })}`}
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

/** The open sheet, and the loaded code of both sheets. `failed` is true if the code could not be loaded. */
function useSheets() {
  const [Sheets, setSheets] = useState<ComponentType<SearchSheetsProps>>();
  const [open, setOpen] = useState<Sheet>();
  const [failed, setFailed] = useState(false);
  const show = async (sheet: Sheet) => {
    setFailed(false);
    await Promise.all([import('./SearchSheets'), loadSearchForm()]).then(
      ([module]) => {
        setSheets(() => module.SearchSheets);
        setOpen(sheet);
      },
      () => setFailed(true),
    );
  };
  return { Sheets, open, show: (sheet: Sheet) => void show(sheet), close: () => setOpen(undefined), failed };
}
