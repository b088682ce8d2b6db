import { t } from '@care/contracts';
import type { SearchFilters } from '@care/contracts/search';
import type { Bounds, Coords, Ranking, SearchMeta } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { useMemo, type ReactNode } from 'react';
import { Nearby } from '../city/Nearby';
import { AwaitedHits } from '../company-search/AwaitedHits';
import type { Counted } from '../company-search/ResultsHead';
import { ResultsSplit } from '../company-search/ResultsSplit';
import { searchApi } from '../search/search-api';
import { SearchBarFrame } from '../company-search/SearchBarFrame';
import { placeNameOf } from '../search/search-words';
import { FilterBar } from '../filters/FilterBar';
import { FilterGroups } from '../filters/FilterGroups';
import { type FilterView, type SearchFacets, useFilterChanges } from '../filters/use-filter-changes';
import { Group } from '../filters/parts';
import { MapToggle } from '../map/MapToggle';
import { placeOnMap, useResultsMap, type ResultsMap } from '../map/use-results-map';
import { searchText } from '../../texts';
import { QualificationField } from './QualificationField';
import { QualificationChoices, useQualificationLabel } from './QualificationChoices';
import { qualificationList } from '../filters/filter-labels';
import { workText } from './texts';
import { WorkEmpty } from './WorkEmpty';
import type { WorkSearchType } from './work-api';

const OtherSearches = styled.aside`
  max-width: 40rem;
`;

export type WorkAnswer = Counted & { meta: SearchMeta & { ranking: Ranking; facets: SearchFacets } };

/** The parts of a map. */
interface ShownOnMap<Answer> {
  answer: Answer;
  bounds: Bounds;
  place: Coords | null;
}

/** A call as its RTK Query hook returns it. */
interface SearchCall<Answer> {
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface WorkResultsProps<Answer extends WorkAnswer> {
  searchType: WorkSearchType;
  filters: SearchFilters;
  call: SearchCall<Answer>;
  /** The filters beside the qualifications, which are in the form. */
  views?: readonly FilterView[];
  /** Renders the hits of an answer that is not empty. */
  children: (answer: Answer) => ReactNode;
  /** Renders the map column. */
  mapOf: (map: ResultsMap, shown: ShownOnMap<Answer>) => ReactNode;
  /** If true, the list has the full width until a button beside the filters opens the map. */
  isWide?: boolean;
}

/**
 * The results page of the staff search and the job search: form, filters, hits, map (SR-02, SR-04, SR-10 to SR-12,
 * SR-17, SR-19).
 */
export function WorkResults<Answer extends WorkAnswer>(props: WorkResultsProps<Answer>) {
  const { searchType, filters, call, views = [], mapOf, isWide = false } = props;
  const { currentData: answer } = call;
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', { skip: filters.city === null });
  const { shown, change } = useFilterChanges(filters);
  const group = { shown, change, facets: answer?.meta.facets };
  const labelOf = useQualificationLabel(qualificationList(searchType));
  const placeName = placeNameOf(filters, city, answer);
  const nearby = city?.nearby ?? [];
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
        summary={filters.qualifications.map(labelOf).join(', ') || workText('qualifications.all')}
        form={{
          criteria: QualificationField,
          facets: group.facets?.qualifications,
          onRadius: (radius) => change({ radius }),
          onCriteria: change,
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
            <Group>
              <legend>{t('search.qualification')}</legend>
              <QualificationChoices
                list={qualificationList(searchType)}
                chosen={shown.qualifications}
                facets={group.facets?.qualifications}
                onChange={(qualifications) => change({ qualifications })}
              />
            </Group>
            <FilterGroups {...group} views={views} />
          </>
        }
      />
      <ResultsSplit
        filters={filters}
        placeName={placeName}
        answer={answer}
        rankingText={workText(`${searchType === 'pflegejobs' ? 'jobs' : 'staff'}.rankingText`)}
        map={map && answer && bounds && { state: map, element: mapOf(map, { answer, bounds, place }) }}
        aside={
          nearby.length > 0 && (
            <OtherSearches aria-label={searchText('results.elsewhere')}>
              <Nearby filters={filters} nearby={nearby} />
            </OtherSearches>
          )
        }
        isWide={isWide}
      >
        {answer?.count === 0 ? (
          <WorkEmpty searchType={searchType} filters={filters} nearby={nearby} />
        ) : (
          <Hits {...props} />
        )}
      </ResultsSplit>
    </>
  );
}

function Hits<Answer extends WorkAnswer>({ call, children }: WorkResultsProps<Answer>) {
  const { currentData, error, isFetching, refetch } = call;
  if (currentData) return children(currentData);
  return <AwaitedHits error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
