import { type PageProps, EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { searchApiQuery, type SearchFilters } from '@care/contracts/search';
import { workText } from '../features/work-search/texts';
import { PagedList } from '../features/company-search/PagedList';
import { JobOfferCard } from '../features/job-offer-card/JobOfferCard';
import { jobPlaceKey } from '../features/map/map-hits';
import { HighlightedItem } from '../features/map/HighlightedItem';
import { workApi } from '../features/work-search/work-api';
import { WorkResults, WorkSearchPage } from '../features/work-search/WorkResults';
import { JOB_AGES, JOB_SALARIES } from '@care/contracts/vocabulary';
import { ageLabel, salaryLabel } from '../features/filters/filter-labels';
import type { FilterView } from '../features/filters/use-filter-changes';
import { oneOf } from '../features/filters/OneOf';

/** The job search: its results, or the form if the address has no place (SR-02, SR-03). */
export const JobResultsPage = (place: PageProps) => (
  <WorkSearchPage place={place} searchType="pflegejobs" results={(filters) => <JobResults filters={filters} />} />
);

const loadMap = () => import('../features/map/JobMap').then((module) => module.JobMap);

/** The hits of the job search (SR-02, SR-15, SR-20). */
const JobResults = ({ filters }: { filters: SearchFilters }) => (
  <WorkResults
    searchType="pflegejobs"
    filters={filters}
    call={workApi.jobs.useQuery(searchApiQuery(filters))}
    views={JOB_FILTERS}
    loadMap={loadMap}
    mapClosedText={workText('jobs.mapClosed')}
  >
    {({ results, meta }) => (
      <PagedList filters={filters} pages={meta.pages}>
        {results.map((offer) => (
          <HighlightedItem key={offer.id} pins={[jobPlaceKey(offer.coords)]}>
            <JobOfferCard offer={offer} />
          </HighlightedItem>
        ))}
      </PagedList>
    )}
  </WorkResults>
);

/** The filters of the job search beside the qualifications: employment, lowest pay and days since publication (SR-12). */
const JOB_FILTERS: readonly FilterView[] = [
  oneOf('employment', () => ({
    legend: t('search.employmentLabel'),
    values: EMPLOYMENT_TYPES,
    labelOf: employmentLabel,
    chosen: (employment) => workText('employment.chosen', { label: employmentLabel(employment) }),
    hitsOf: (type, { employment }) => employment?.find(({ value }) => value === type)?.count,
    all: workText('employment.all'),
  })),
  oneOf('salaryMin', () => ({
    legend: workText('salary.label'),
    values: JOB_SALARIES,
    labelOf: salaryLabel,
    hitsOf: (cents, { salary }) => salary?.find(({ min }) => min === cents)?.count,
    all: workText('salary.all'),
    hint: workText('salary.hint'),
  })),
  oneOf('postedDays', () => ({
    legend: workText('posted.label'),
    values: JOB_AGES,
    labelOf: ageLabel,
    hitsOf: (age, { posted }) => posted?.find(({ days }) => days === age)?.count,
    all: workText('posted.all'),
  })),
];
