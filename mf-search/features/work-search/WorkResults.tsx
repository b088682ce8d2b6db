import { asApiError } from '@care/contracts';
import type { SearchFilters } from '@care/contracts/search';
import type { SearchMeta } from '@care/contracts/schemas';
import { Breadcrumbs, Container, ErrorPanel, Loading, Section, SkeletonCard, Stack, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import type { ComponentType, ReactNode } from 'react';
import { Nearby } from '../city/Nearby';
import { searchCrumbs } from '../company-search/crumbs';
import { ResultsHeading, useHeadingFocus, type Counted } from '../company-search/ResultsHeading';
import { searchApi } from '../company-search/search-api';
import { SearchBarFrame } from '../company-search/SearchBarFrame';
import { placeNameOf, searchTitle } from '../company-search/search-words';
import { SortField } from '../company-search/SortField';
import { ActiveFilters } from '../filters/ActiveFilters';
import { useFilterChanges } from '../filters/use-filter-changes';
import { SaveSearchButton } from '../save-search/SaveSearchButton';
import { tt } from '../../texts';
import { QualificationField } from './QualificationField';
import { useQualificationLabel } from './QualificationChoices';
import { qualificationList } from '../filters/filter-labels';
import { wt } from './texts';
import { WorkEmpty } from './WorkEmpty';
import { WorkFilterGroups, type WorkFiltersProps } from './WorkFilters';
import type { WorkSearchType } from './work-api';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding-bottom: var(--s-4);
`;

const Elsewhere = styled(Section)`
  max-width: 40rem;
`;

export type WorkAnswer = Counted & { meta: SearchMeta };

/** A search's call as its hook hands it out. */
interface Asked<Answer> {
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface WorkResultsProps<Answer extends WorkAnswer> {
  searchType: WorkSearchType;
  filters: SearchFilters;
  asked: Asked<Answer>;
  /** The filters as chips on wide screens. */
  FilterBar: ComponentType<WorkFiltersProps>;
  /** The hits of an answer that has some. */
  children: (answer: Answer) => ReactNode;
}

/** The results of a search for staff or jobs with everything that changes it (SR-02, SR-04, SR-10 to SR-12, SR-17, SR-19). */
export function WorkResults<Answer extends WorkAnswer>(props: WorkResultsProps<Answer>) {
  const { searchType, filters, asked, FilterBar } = props;
  const { currentData: answer } = asked;
  const { currentData: city } = searchApi.city.useQuery(filters.city ?? '', { skip: filters.city === null });
  const { shown, change } = useFilterChanges(filters);
  const heading = useHeadingFocus(filters.page);
  const labelOf = useQualificationLabel(qualificationList(searchType));
  const placeName = placeNameOf(filters, city, answer);
  const nearby = city?.nearby ?? [];
  return (
    <>
      <SearchBarFrame
        filters={filters}
        shown={shown}
        change={change}
        count={answer?.count}
        placeName={placeName}
        summary={filters.qualifications.map(labelOf).join(', ') || wt('qualifications.all')}
        form={{ what: QualificationField, onRadius: (radius) => change({ radius }), onWhat: change }}
        bar={<FilterBar shown={shown} change={change} count={answer?.count} />}
        groups={<WorkFilterGroups shown={shown} change={change} />}
      />
      <Container>
        <Breadcrumbs items={searchCrumbs(filters, placeName)} />
        <section aria-labelledby="treffer">
          <Head>
            <ResultsHeading id="treffer" ref={heading} title={searchTitle(filters, placeName)} answer={answer} />
            {answer && <SaveSearchButton filters={filters} />}
            <ActiveFilters filters={filters} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
            {answer && answer.count > 0 && <SortField filters={filters} />}
          </Head>
          <VisuallyHidden as="h2">{tt('results.heading')}</VisuallyHidden>
          {answer?.count === 0 ? (
            <WorkEmpty searchType={searchType} filters={filters} nearby={nearby} />
          ) : (
            <Hits {...props} />
          )}
        </section>
        {answer && answer.count > 0 && nearby.length > 0 && (
          <Elsewhere as="aside" aria-label={tt('results.elsewhere')}>
            <Nearby filters={filters} nearby={nearby} />
          </Elsewhere>
        )}
      </Container>
    </>
  );
}

function Hits<Answer extends WorkAnswer>({ asked, children }: WorkResultsProps<Answer>) {
  const { currentData, error, isFetching, refetch } = asked;
  if (currentData) return children(currentData);
  if (error) {
    return (
      <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{tt('results.loadFailed')}</p>
      </ErrorPanel>
    );
  }
  return (
    <Loading>
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
}
