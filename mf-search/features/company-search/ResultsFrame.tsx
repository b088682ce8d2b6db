import type { SearchFilters } from '@care/contracts/search';
import type { City, Ranking, SearchMeta } from '@care/contracts/schemas';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { asApiError } from '@care/contracts';
import { ErrorPanel, Loading, SkeletonCard, Stack } from '@care/ui';
import { FilterBar } from '../filters/FilterBar';
import { FilterGroups } from '../filters/FilterGroups';
import {
  useFilterChanges,
  type FilterGroupProps,
  type FilterView,
  type SearchFacets,
} from '../filters/use-filter-changes';
import type { ResultsMapProps } from '../map/HitsMap';
import { MapColumn, MapToggle } from '../map/MapColumn';
import { placeOnMap, useResultsMap } from '../map/use-results-map';
import type { CriteriaField } from '../search-form/search-form-values';
import { searchApi } from '../search/search-api';
import { placeNameOf } from '../search/search-words';
import { ResultsSplit } from './ResultsSplit';
import { SearchBarFrame } from './SearchBarFrame';
import { searchText } from '../../texts';

/** The parts that the answers of the three searches have. */
export interface SearchAnswer<Hit> {
  count: number;
  results: Hit[];
  meta: SearchMeta & { ranking: Ranking; facets: SearchFacets };
}

/** A call as its RTK Query hook returns it. */
interface SearchCall<Found> {
  currentData?: Found;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ResultsFrameProps<Hit, Found extends SearchAnswer<Hit>> {
  filters: SearchFilters;
  call: SearchCall<Found>;
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
const AwaitedHits = ({ error, refetch, isFetching }: SearchCall<unknown>) =>
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
