import { employmentLabel, routes, t } from '@care/contracts';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { ChipLink } from '@care/ui';
import { Choice } from '@care/ui/field';
import type { ReactNode } from 'react';
import { Bar, Group, Hits } from '../filters/parts';
import { ageLabel, qualificationList, salaryLabel } from '../filters/filter-labels';
import { FilterMenu } from '../filters/FilterMenu';
import { FilterMenuFoot } from '../filters/FilterMenuFoot';
import { HiddenFields } from '../search-form/HiddenFields';
import { searchText } from '../../texts';
import { EmploymentGroup, PostedGroup, SalaryGroup, type WorkFilterGroupProps } from './JobFilterGroups';
import { QualificationChoices } from './QualificationChoices';
import { workText } from './texts';

export interface WorkFiltersProps extends WorkFilterGroupProps {
  count: number | undefined;
  /** More buttons beside the filters. */
  tools?: ReactNode;
}

/** A filter of the job search as a chip with a menu. */
interface JobFilter {
  label: string;
  isOn: boolean;
  Choices: (props: WorkFilterGroupProps) => ReactNode;
  /** The label of the chip if nothing is chosen. */
  none: Partial<SearchFilters>;
}

const jobFilters = ({ employment, salaryMin, postedDays }: SearchFilters): JobFilter[] => [
  {
    label: employment
      ? workText('employment.chosen', { label: employmentLabel(employment) })
      : t('search.employmentLabel'),
    isOn: employment !== null,
    Choices: EmploymentGroup,
    none: { employment: null },
  },
  {
    label: salaryMin ? salaryLabel(salaryMin) : workText('salary.label'),
    isOn: salaryMin !== null,
    Choices: SalaryGroup,
    none: { salaryMin: null },
  },
  {
    label: postedDays ? ageLabel(postedDays) : workText('posted.label'),
    isOn: postedDays !== null,
    Choices: PostedGroup,
    none: { postedDays: null },
  },
];

/** Employment, pay and date as chips with menus (SR-12). Without script, they are a GET form. */
export const JobFilterBar = ({ shown, change, facets, count, tools }: WorkFiltersProps) => (
  <Bar
    method="get"
    action={routes.search.build({ searchType: shown.searchType })}
    onSubmit={(event) => event.preventDefault()}
    aria-label={searchText('filters.label')}
  >
    {jobFilters(shown).map(({ label, isOn, Choices, none }) => (
      <FilterMenu key={Object.keys(none).join()} label={label} isOn={isOn}>
        {(close) => (
          <>
            <Choices shown={shown} change={change} facets={facets} />
            <FilterMenuFoot shown={shown} change={change} none={none} count={count} onClose={close} />
          </>
        )}
      </FilterMenu>
    ))}
    <HiddenFields filters={{ ...shown, employment: null, salaryMin: null, postedDays: null }} />
    {tools}
  </Bar>
);

/** A chip that links to the search with or without the filter "open for offers". */
export const StaffFilterBar = ({ shown, facets, tools }: WorkFiltersProps) => (
  <Bar as="div" role="group" aria-label={searchText('filters.label')}>
    <ChipLink
      on={shown.openForOffers}
      aria-current={shown.openForOffers ? 'true' : undefined}
      to={searchPath(changeFilters(shown, { openForOffers: !shown.openForOffers }))}
      replace
      preventScrollReset
    >
      {searchText('filters.openForOffers')} <Hits count={facets?.open_for_offers} />
    </ChipLink>
    {tools}
  </Bar>
);

/** All filters of the staff search or the job search, for the sheet of small screens. */
export const WorkFilterGroups = ({ shown, change, facets }: WorkFilterGroupProps) => (
  <>
    <Group>
      <legend>{t('search.qualification')}</legend>
      <QualificationChoices
        list={qualificationList(shown.searchType)}
        chosen={shown.qualifications}
        facets={facets?.qualifications}
        onChange={(qualifications) => change({ qualifications })}
      />
    </Group>
    {shown.searchType === 'pflegejobs' ? (
      <>
        <EmploymentGroup shown={shown} change={change} facets={facets} />
        <SalaryGroup shown={shown} change={change} facets={facets} />
        <PostedGroup shown={shown} change={change} facets={facets} />
      </>
    ) : (
      <Group>
        <legend>{workText('offers.label')}</legend>
        <Choice
          type="checkbox"
          name="open_for_offers"
          value={1}
          checked={shown.openForOffers}
          onChange={(event) => change({ openForOffers: event.target.checked })}
        >
          {searchText('filters.openForOffers')} <Hits count={facets?.open_for_offers} />
        </Choice>
      </Group>
    )}
  </>
);
