import { t } from '@care/contracts';
import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import type { SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { Nearby } from '../city/Nearby';
import { ResultsFrame, type ResultsFrameProps, type SearchAnswer } from '../company-search/ResultsFrame';
import { qualificationList } from '../filters/filter-labels';
import { Group } from '../filters/parts';
import type { FilterView } from '../filters/use-filter-changes';
import { SearchPage } from '../search-form/SearchPage';
import { searchText } from '../../texts';
import { QualificationChoices, useQualificationLabel, QualificationField } from './QualificationField';
import { workText } from './texts';
import { type WorkSearchType, workApi } from './work-api';
import { NothingFound } from '../company-search/NothingFound';
import { possibleRescues, rescueCounts } from './rescues';

const OtherSearches = styled.aside`
  max-width: 40rem;
`;

type WorkSearchPageProps = Pick<ComponentProps<typeof SearchPage>, 'place' | 'results'> & {
  searchType: WorkSearchType;
};

/** The page of a search for staff or jobs: its results, or the form if the address has no place (SR-02, SR-03). */
export const WorkSearchPage = (page: WorkSearchPageProps) => (
  <SearchPage
    {...page}
    lead={workText(`${kindOf(page.searchType)}.lead`)}
    label={workText(`${kindOf(page.searchType)}.label`)}
    criteria={QualificationField}
  />
);

const kindOf = (searchType: WorkSearchType) => (searchType === 'pflegejobs' ? 'jobs' : 'staff');

interface WorkResultsProps<Hit, Found extends SearchAnswer<Hit>> extends Pick<
  ResultsFrameProps<Hit, Found>,
  'filters' | 'call' | 'loadMap' | 'mapClosedText' | 'isWide'
> {
  searchType: WorkSearchType;
  /** The filters beside the qualifications, which are in the form. */
  views?: readonly FilterView[];
  /** Renders the hits of an answer that is not empty. */
  children: (answer: Found) => ReactNode;
}

/** The results page of the staff search and the job search (SR-02, SR-11, SR-12, SR-19). */
export function WorkResults<Hit, Found extends SearchAnswer<Hit>>(props: WorkResultsProps<Hit, Found>) {
  const { searchType, views = [], children, ...frame } = props;
  const { filters } = frame;
  const list = qualificationList(searchType);
  const labelOf = useQualificationLabel(list);
  return (
    <ResultsFrame
      {...frame}
      summary={filters.qualifications.map(labelOf).join(', ') || workText('qualifications.all')}
      criteria={QualificationField}
      criteriaGroup={({ shown, change, facets }) => (
        <Group>
          <legend>{t('search.qualification')}</legend>
          <QualificationChoices
            list={list}
            chosen={shown.qualifications}
            facets={facets?.qualifications}
            onChange={(qualifications) => change({ qualifications })}
          />
        </Group>
      )}
      views={views}
      rankingText={workText(`${kindOf(searchType)}.rankingText`)}
      aside={(_answer, city) =>
        city &&
        city.nearby.length > 0 && (
          <OtherSearches aria-label={searchText('results.elsewhere')}>
            <Nearby filters={filters} nearby={city.nearby} />
          </OtherSearches>
        )
      }
    >
      {(answer, city) =>
        answer.count === 0 ? (
          <WorkEmpty searchType={searchType} filters={filters} nearby={city?.nearby ?? []} />
        ) : (
          children(answer)
        )
      }
    </ResultsFrame>
  );
}

interface WorkEmptyProps {
  searchType: WorkSearchType;
  filters: SearchFilters;
  nearby: City['nearby'];
}

/** The page shows at most this number of alternatives. */
const MAX_RESCUES = 3;

/** The page without hits: alternatives with their number of hits, and the neighbouring towns (SR-19). */
function WorkEmpty({ searchType, filters, nearby }: WorkEmptyProps) {
  const possible = possibleRescues(filters);
  const request = rescueCounts(searchType, filters, nearby);
  const { currentData: counts = [] } = workApi.counts.useQuery(request, { skip: request.queries.length === 0 });
  const rescues = possible.map((target, index) => ({ target, count: counts[index] ?? 0 }));
  const neighbours = nearby.map((town, index) => ({ ...town, count: counts[possible.length + index] ?? 0 }));
  return (
    <NothingFound
      filters={filters}
      rescues={rescues.filter(({ count }) => count > 0).slice(0, MAX_RESCUES)}
      nearby={neighbours.filter(({ count }) => count > 0)}
    />
  );
}
