import type { SearchFilters } from '@care/contracts/search';
import type { City, Ranking, SearchMeta } from '@care/contracts/schemas';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { asApiError } from '@care/contracts';
import { ErrorPanel, Loading, SkeletonCard, Stack, Breadcrumbs, Container, media, ownProps } from '@care/ui';
import type { Query } from '@care/ui/more';
import { FilterBar } from '../filters/FilterBar';
import { FilterGroups } from '../filters/FilterGroups';
import { useFilterChanges } from '../filters/use-filter-changes';
import type { FilterGroupProps, FilterView, SearchFacets } from '../filters/use-filter-changes';
import type { ResultsMapProps } from '../map/HitsMap';
import { MapColumn, MapToggle, RESULTS_HEADING_ID } from '../map/MapColumn';
import { placeOnMap, useResultsMap, type ResultsMap } from '../map/use-results-map';
import type { CriteriaField } from '../search-form/search-form-values';
import { searchApi } from '../search/search-api';
import { placeNameOf, searchTitle, searchCrumbs } from '../search/search-words';
import { SearchBarFrame } from './SearchBarFrame';
import { searchText } from '../../texts';
import styled from '@emotion/styled';
import { HIDDEN } from './SortField';
import { ResultsHead, type ResultsHeadProps } from './ResultsHead';

/** The parts that the answers of the three searches have. */
export interface SearchAnswer<Hit> {
  count: number;
  results: Hit[];
  meta: SearchMeta & { ranking: Ranking; facets: SearchFacets };
}

export interface ResultsFrameProps<Hit, Found extends SearchAnswer<Hit>> {
  filters: SearchFilters;
  call: Query<Found>;
  /** The care forms or qualifications of the search in words. */
  summary: string;
  /** The field of the form beside place and radius. */
  criteria: CriteriaField;
  /** Choices in that field are applied at once, as the filters are, and stand above those in the sheet. */
  criteriaGroup?: (group: FilterGroupProps) => ReactNode;
  views: readonly FilterView[];
  rankingText: string;
  /** Loads the map of the hits. */
  loadMap: () => Promise<ComponentType<ResultsMapProps<Hit>>>;
  /** Text in place of a closed map. */
  mapClosedText?: string;
  /** If true, the list has the full width until a button beside the filters opens the map. */
  isWide?: boolean;
  /** Counts of the town, below the title. */
  countsOf?: (city: City | undefined) => string | null;
  /** Between the form and the hits. */
  notice?: ReactNode;
  /** Renders the hits, or the ways out of an empty result. */
  children: (answer: Found, city: City | undefined) => ReactNode;
  /** Renders links to other searches. */
  aside: (answer: Found | undefined, city: City | undefined) => ReactNode;
  /** Renders a text about the town. */
  below?: (city: City) => ReactNode;
}

/** The results page of a search: form, filters, hits, map (SR-02, SR-04 to SR-13, SR-17, SR-19, SR-20). */
export function ResultsFrame<Hit, Found extends SearchAnswer<Hit>>(props: ResultsFrameProps<Hit, Found>) {
  const { filters, call, summary, criteria, criteriaGroup, views, loadMap, mapClosedText, isWide = false } = props;
  const { currentData: answer } = call;
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', { skip: filters.city === null });
  const { shown, change } = useFilterChanges(filters);
  const group = { shown, change, facets: answer?.meta.facets };
  const placeName = placeNameOf(filters, city, answer);
  const bounds = answer?.meta.bounds ?? null;
  const map = useResultsMap(bounds !== null, isWide);
  const place = useMemo(() => placeOnMap(filters, city), [filters, city]);
  return (
    <>
      <SearchBarFrame
        filters={filters}
        shown={shown}
        change={change}
        count={answer?.count}
        placeName={placeName}
        summary={summary}
        form={{
          criteria,
          onRadius: (radius) => change({ radius }),
          ...(criteriaGroup && { facets: group.facets?.qualifications, onCriteria: change }),
        }}
        map={map && { id: map.id, isOpen: map.isOver, onToggle: map.toggleOver }}
        bar={
          <FilterBar
            {...group}
            views={views}
            count={answer?.count}
            tools={isWide && map && <MapToggle id={map.id} isOpen={map.isBeside} onToggle={map.toggleBeside} />}
          />
        }
        groups={
          <>
            {criteriaGroup?.(group)}
            <FilterGroups {...group} views={views} />
          </>
        }
      />
      {props.notice}
      <ResultsSplit
        filters={filters}
        placeName={placeName}
        answer={answer}
        counts={props.countsOf?.(city)}
        rankingText={props.rankingText}
        map={
          map &&
          answer &&
          bounds && {
            state: map,
            element: (
              <MapColumn
                map={map}
                closedText={mapClosedText}
                load={loadMap}
                props={{ filters, results: answer.results, count: answer.count, bounds, place }}
              />
            ),
          }
        }
        aside={props.aside(answer, city)}
        isWide={isWide}
      >
        {answer ? props.children(answer, city) : <AwaitedHits {...call} />}
      </ResultsSplit>
      {city && props.below?.(city)}
    </>
  );
}

/** The loading state or the error message in place of the hits (SH-15). */
const AwaitedHits = ({ error, refetch, isFetching }: Query<unknown>) =>
  error ? (
    <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching}>
      <p>{searchText('results.loadFailed')}</p>
    </ErrorPanel>
  ) : (
    <Loading>
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Loading>
  );

/** `alone`: the list has the full width. `covered`: on narrow screens the map covers the list. */
const Split = styled('div', ownProps('alone', 'covered'))<{ alone: boolean; covered: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ covered }) => (covered ? '0' : 'var(--s-6)')} var(--s-6);
  padding-bottom: var(--s-6);
  ${media.desktop} {
    ${({ alone }) => !alone && 'grid-template-columns: minmax(0, 1.28fr) minmax(0, 1fr);'}
    align-items: start;
  }
`;
/** As high as the list, so that the map can stay in view. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-6);
  ${media.desktop} {
    align-self: stretch;
  }
`;
/** Beside the list the open map takes the place of the other searches; without script there is no map. */
const OtherSearches = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.desktop} {
    ${({ covered }) => covered && 'display: none;'}
    @media (scripting: none) {
      display: block;
    }
  }
`;
/** On narrow screens an open map takes the place of the list and of the pagination. */
const Covered = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;
/** With an open map on narrow screens, only screen readers get the heading and the number of hits. */
const Head = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) =>
      covered &&
      `
        ${HIDDEN}
        visibility: hidden;
        & h1, & [role='status'] { visibility: visible; }
      `}
  }
`;

interface ResultsSplitProps extends Omit<ResultsHeadProps, 'title'> {
  placeName: string | null;
  /** The hits, a loading state, an error, or the alternatives to an empty result. */
  children: ReactNode;
  /** The map, and the element for it; nothing without hits to show on it. */
  map: { state: ResultsMap; element: ReactNode } | null | undefined;
  /** Other searches; where nothing was found, the ways out are all that matters. */
  aside: ReactNode;
  /** If true, the list has the full width until the map is opened. */
  isWide?: boolean;
}

/** The hits under their heading, and from 1024 px on the map and other searches beside them. */
function ResultsSplit({ placeName, children, map, aside, isWide = false, ...head }: ResultsSplitProps) {
  const { filters, answer } = head;
  const isEmpty = answer?.count === 0;
  const { isBeside = false, isOver = false } = map?.state ?? {};
  return (
    <Container>
      <Covered covered={isOver}>
        <Breadcrumbs items={searchCrumbs(filters, placeName)} />
      </Covered>
      <Split alone={isEmpty || (isWide && !isBeside)} covered={isOver}>
        <section aria-labelledby={RESULTS_HEADING_ID}>
          <Head covered={isOver}>
            <ResultsHead {...head} title={searchTitle(filters, placeName)} />
          </Head>
          <Covered covered={isOver}>{children}</Covered>
        </section>
        {!isEmpty && (
          <Side>
            {map?.element}
            <OtherSearches covered={isBeside}>{aside}</OtherSearches>
          </Side>
        )}
      </Split>
    </Container>
  );
}
