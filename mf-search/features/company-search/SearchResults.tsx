import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import type { City, CompanySearchAnswer } from '@care/contracts/schemas';
import { Breadcrumbs, Container, media, ownProps, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { CityText } from '../city/CityText';
import { Nearby } from '../city/Nearby';
import { useFilterChanges } from '../filters/use-filter-changes';
import { MapColumn } from '../map/MapColumn';
import { useMapOpen } from '../map/use-map-open';
import { tt } from '../../texts';
import { AwaitedHits } from './AwaitedHits';
import { CareFormLinks } from './CareFormLinks';
import { searchCrumbs } from './crumbs';
import { EmptyResults } from './EmptyResults';
import { ResultList } from './ResultList';
import { ResultsHead, resultsHeadingId } from './ResultsHead';
import { searchApi } from './search-api';
import { SearchBar } from './SearchBar';
import { placeNameOf, searchTitle } from './search-words';

const Split = styled('div', ownProps('alone'))<{ alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
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
/** Beside the list the open map takes the place of the other searches. */
const Elsewhere = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.desktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;
/** On narrow screens the open map takes the place of the list. */
const ListArea = styled('div', ownProps('covered'))<{ covered: boolean }>`
  ${media.belowDesktop} {
    ${({ covered }) => covered && 'display: none;'}
  }
`;

/** The results of a provider search with everything that changes it (SR-04 to SR-10, SR-13, SR-17). */
export function SearchResults({ filters }: { filters: SearchFilters }) {
  const { currentData: answer, error, isFetching, refetch } = searchApi.companies.useQuery(searchApiQuery(filters));
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', { skip: filters.city === null });
  const changes = useFilterChanges(filters);
  const placeName = placeNameOf(filters, city, answer);
  const mapId = useId();
  const [isMapOpen, toggleMap] = useMapOpen();
  const bounds = answer?.meta.bounds ?? null;
  const isEmpty = answer?.count === 0; // then the ways out are all that matters
  return (
    <>
      <SearchBar
        filters={filters}
        placeName={placeName}
        answer={answer}
        map={bounds && { id: mapId, isOpen: isMapOpen, onToggle: toggleMap }}
        {...changes}
      />
      <Container>
        <Breadcrumbs items={searchCrumbs(filters, placeName)} />
        <Split alone={isEmpty}>
          <section aria-labelledby={resultsHeadingId}>
            <ResultsHead
              filters={filters}
              title={searchTitle(filters, placeName)}
              answer={answer}
              rankingText={tt('results.rankingText')}
            />
            <ListArea covered={isMapOpen && bounds !== null}>
              <Hits
                filters={filters}
                answer={answer}
                city={city}
                error={error}
                isFetching={isFetching}
                onRetry={() => void refetch()}
              />
            </ListArea>
          </section>
          {!isEmpty && (
            <Side>
              {answer && bounds && (
                <MapColumn
                  id={mapId}
                  filters={filters}
                  results={answer.results}
                  bounds={bounds}
                  isOpen={isMapOpen}
                  onToggle={toggleMap}
                />
              )}
              <Elsewhere covered={isMapOpen && bounds !== null}>
                <Aside filters={filters} answer={answer} city={city} />
              </Elsewhere>
            </Side>
          )}
        </Split>
      </Container>
      {city && filters.page === 1 && <CityText city={city} radius={filters.radius} />}
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

function Aside({ filters, answer, city }: Pick<HitsProps, 'filters' | 'answer' | 'city'>) {
  return (
    <Stack as="aside" gap="large" aria-label={tt('results.elsewhere')}>
      {answer && <CareFormLinks filters={filters} facets={answer.meta.facets} />}
      {city && city.nearby.length > 0 && <Nearby filters={filters} nearby={city.nearby} />}
    </Stack>
  );
}
