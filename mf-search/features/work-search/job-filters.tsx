import { EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { JOB_AGES, JOB_SALARIES } from '@care/contracts/vocabulary';
import { Meta } from '@care/ui';
import { useId } from 'react';
import { ageLabel, salaryLabel } from '../filters/filter-labels';
import type { FilterGroupProps, FilterView } from '../filters/use-filter-changes';
import { OneOf } from '../filters/OneOf';
import { workText } from './texts';

/** Vollzeit, Teilzeit, Vollzeit/Teilzeit, or no restriction (SR-12). */
const EmploymentGroup = (group: FilterGroupProps) => (
  <OneOf
    {...group}
    filter="employment"
    legend={t('search.employmentLabel')}
    values={EMPLOYMENT_TYPES}
    labelOf={employmentLabel}
    hitsOf={(employment) => group.facets?.employment?.find(({ value }) => value === employment)?.count}
    all={workText('employment.all')}
  />
);

/** The lowest pay per month (SR-12). */
function SalaryGroup(group: FilterGroupProps) {
  const id = useId();
  return (
    <OneOf
      {...group}
      filter="salaryMin"
      legend={workText('salary.label')}
      values={JOB_SALARIES}
      labelOf={salaryLabel}
      hitsOf={(cents) => group.facets?.salary?.find(({ min }) => min === cents)?.count}
      all={workText('salary.all')}
      hint={<Meta id={id}>{workText('salary.hint')}</Meta>}
      hintId={id}
    />
  );
}

/** The number of days since publication (SR-12). */
const PostedGroup = (group: FilterGroupProps) => (
  <OneOf
    {...group}
    filter="postedDays"
    legend={workText('posted.label')}
    values={JOB_AGES}
    labelOf={ageLabel}
    hitsOf={(age) => group.facets?.posted?.find(({ days }) => days === age)?.count}
    all={workText('posted.all')}
  />
);

/** The filters of the job search beside the qualifications (SR-12). */
export const JOB_FILTERS: readonly FilterView[] = [
  {
    filter: 'employment',
    label: ({ employment }) =>
      employment ? workText('employment.chosen', { label: employmentLabel(employment) }) : t('search.employmentLabel'),
    Group: EmploymentGroup,
  },
  {
    filter: 'salaryMin',
    label: ({ salaryMin }) => (salaryMin ? salaryLabel(salaryMin) : workText('salary.label')),
    Group: SalaryGroup,
  },
  {
    filter: 'postedDays',
    label: ({ postedDays }) => (postedDays ? ageLabel(postedDays) : workText('posted.label')),
    Group: PostedGroup,
  },
];
