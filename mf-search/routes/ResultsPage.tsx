import { type PageProps, careFormLabel, formatNumber } from '@care/contracts';
import type { CompanyFacets } from '@care/contracts/schemas';
import { changeFilters, searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import { Heading, Link, Panel, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Suspense } from 'react';
import { unknownWordsIn, UnknownWords } from '../features/company-search/unknown-words';
import { SEARCH_TYPE } from '../features/search/read-search';
import { CareFormField } from '../features/search-form/CareFormField';
import { SearchPage } from '../features/search-form/SearchPage';
import { searchText } from '../texts';
import { CityText } from '../features/city/city-text';
import { Nearby, LinkList } from '../features/city/Nearby';
import { PROVIDER_FILTERS } from '../features/filters/FilterGroups';
import { searchApi } from '../features/search/search-api';
import { townCounts } from '../features/search/search-words';
import { NothingFound } from '../features/company-search/NothingFound';
import { nearbyHits, readRescues } from '../features/company-search/rescues';
import { ResultList } from '../features/company-search/ResultList';
import { ResultsFrame } from '../features/company-search/ResultsFrame';

/** The provider search: its results, or the form if the address has no criteria (SR-01, SR-03). */
export const ResultsPage = (place: PageProps) => (
  <SearchPage
    place={place}
    searchType={SEARCH_TYPE}
    results={(filters) => <SearchResults filters={filters} unknownWords={unknownWordsIn(place.url)} />}
    lead={searchText('form.pageLead')}
    label={searchText('form.label')}
    criteria={CareFormField}
  />
);

const loadMap = () => import('../features/map/ProviderMap').then((module) => module.ProviderMap);

interface SearchResultsProps {
  filters: SearchFilters;
  /** Words of the requested address that are not part of the search (SR-21). */
  unknownWords: readonly string[];
}

/** The results of the provider search. Hits and links are hydrated after the search bar, or at the first event inside. */
const SearchResults = ({ filters, unknownWords }: SearchResultsProps) => (
  <ResultsFrame
    filters={filters}
    call={searchApi.companies.useQuery(searchApiQuery(filters))}
    summary={filters.services.map(careFormLabel).join(', ') || searchText('form.allCareForms')}
    criteria={CareFormField}
    views={PROVIDER_FILTERS}
    rankingText={searchText('results.rankingText')}
    loadMap={loadMap}
    mapClosedText={searchText('map.closed')}
    countsOf={(city) => townCounts(filters, city)}
    notice={unknownWords.length > 0 && <UnknownWords words={unknownWords} />}
    aside={(answer, city) => (
      <Suspense>
        <Stack as="aside" gap="large" aria-label={searchText('results.elsewhere')}>
          {answer && <CareFormLinks filters={filters} facets={answer.meta.facets} />}
          {city && city.nearby.length > 0 && <Nearby filters={filters} nearby={city.nearby} />}
        </Stack>
      </Suspense>
    )}
    below={(city) => (
      <Suspense>{filters.page === 1 && !filters.box && <CityText city={city} radius={filters.radius} />}</Suspense>
    )}
  >
    {(answer, city) => {
      const { suggestions } = answer.meta;
      return (
        <Suspense>
          <HiddenWithoutPrice filters={filters} count={answer.meta.facets.without_price} />
          {answer.count > 0 ? (
            <ResultList filters={filters} answer={answer} />
          ) : (
            <NothingFound
              filters={filters}
              rescues={readRescues(filters, suggestions)}
              nearby={nearbyHits(city?.nearby ?? [], suggestions)}
            />
          )}
        </Suspense>
      );
    }}
  </ResultsFrame>
);

/**
 * Links to the same search for each single care form, with its number of hits. Care forms without hits are left out.
 */
function CareFormLinks({ filters, facets }: { filters: SearchFilters; facets: CompanyFacets }) {
  const offered = facets.services.filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  return (
    <Panel>
      <Heading level={2} look={4}>
        {searchText('results.careForms')}
      </Heading>
      <LinkList role="list">
        {offered.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={searchPath(changeFilters(filters, { services: [value] }))}
              aria-current={filters.services.length === 1 && filters.services[0] === value ? 'true' : undefined}
            >
              <span>{careFormLabel(value)}</span>
              <span>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </LinkList>
    </Panel>
  );
}

const Line = styled.p`
  margin-bottom: var(--s-3);
`;

interface HiddenWithoutPriceProps {
  filters: SearchFilters;
  /** Hits that the filter by own share hides because they have none. */
  count: number;
}

/** How many providers the filter by own share hides for want of a price, and a link that shows them (CO-07). */
const HiddenWithoutPrice = ({ filters, count }: HiddenWithoutPriceProps) =>
  filters.ownShare !== null &&
  filters.withoutPrice === null &&
  count > 0 && (
    <Line>
      {searchText('filters.withoutPrice', { count })}{' '}
      <Link to={searchPath(changeFilters(filters, { withoutPrice: 1 }))} replace preventScrollReset>
        {searchText('filters.showThem')}
      </Link>
    </Line>
  );
