import { Suspense, useMemo } from 'react';
import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import type { City, CompanySearchAnswer } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CityText } from '../city/city-text';
import { Nearby } from '../city/Nearby';
import { useFilterChanges } from '../filters/use-filter-changes';
import { MapColumn } from '../map/MapColumn';
import { placeOnMap, useResultsMap } from '../map/use-results-map';
import { searchText } from '../../texts';
import { AwaitedHits } from './AwaitedHits';
import { CareFormLinks } from './CareFormLinks';
import { EmptyResults } from './EmptyResults';
import { ResultList } from './ResultList';
import { ResultsSplit } from './ResultsSplit';
import { searchApi } from '../search/search-api';
import { UnknownWords } from './unknown-words';
import { SearchBar } from './SearchBar';
import { placeNameOf, townCounts } from '../search/search-words';

const loadMap = () => import('../map/ProviderMap').then((module) => module.ProviderMap);

interface SearchResultsProps {
  filters: SearchFilters;
  /** Words of the requested address that are not part of the search (SR-21). */
  unknownWords: readonly string[];
}

/** The results page of the provider search: form, filters, hits, map (SR-04 to SR-10, SR-13, SR-17). */
export function SearchResults({ filters, unknownWords }: SearchResultsProps) {
  const { currentData: answer, error, isFetching, refetch } = searchApi.companies.useQuery(searchApiQuery(filters));
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', { skip: filters.city === null });
  const changes = useFilterChanges(filters);
  const placeName = placeNameOf(filters, city, answer);
  const bounds = answer?.meta.bounds ?? null;
  const map = useResultsMap(bounds !== null);
  const place = useMemo(() => placeOnMap(filters, city), [filters, city]);
  return (
    <>
      <SearchBar filters={filters} placeName={placeName} answer={answer} map={map} {...changes} />
      {unknownWords.length > 0 && <UnknownWords words={unknownWords} />}
      <ResultsSplit
        filters={filters}
        placeName={placeName}
        answer={answer}
        counts={townCounts(filters, city)}
        rankingText={searchText('results.rankingText')}
        map={
          map &&
          answer &&
          bounds && {
            state: map,
            element: (
              <MapColumn
                map={map}
                closedText={searchText('map.closed')}
                load={loadMap}
                props={{ filters, results: answer.results, count: answer.count, bounds, place }}
              />
            ),
          }
        }
        aside={
          <Suspense>
            <Aside filters={filters} answer={answer} city={city} />
          </Suspense>
        }
      >
        {/* Hydrated after the search bar, or at the first event inside. */}
        <Suspense>
          <Hits
            filters={filters}
            answer={answer}
            city={city}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        </Suspense>
      </ResultsSplit>
      <Suspense>
        {city && filters.page === 1 && !filters.box && <CityText city={city} radius={filters.radius} />}
      </Suspense>
    </>
  );
}

interface HitsProps {
  filters: SearchFilters;
  answer: CompanySearchAnswer | undefined;
  city: City | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

function Hits({ filters, answer, city, error, isFetching, onRetry }: HitsProps) {
  if (answer && answer.count > 0) return <ResultList filters={filters} answer={answer} />;
  if (answer)
    return <EmptyResults filters={filters} suggestions={answer.meta.suggestions} nearby={city?.nearby ?? []} />;
  return <AwaitedHits error={error} onRetry={onRetry} retrying={isFetching} />;
}

const Aside = ({ filters, answer, city }: Pick<HitsProps, 'filters' | 'answer' | 'city'>) => (
  <Stack as="aside" gap="large" aria-label={searchText('results.elsewhere')}>
    {answer && <CareFormLinks filters={filters} facets={answer.meta.facets} />}
    {city && city.nearby.length > 0 && <Nearby filters={filters} nearby={city.nearby} />}
  </Stack>
);
