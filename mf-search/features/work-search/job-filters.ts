import { EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { JOB_AGES, JOB_SALARIES } from '@care/contracts/vocabulary';
import { ageLabel, salaryLabel } from '../filters/filter-labels';
import type { FilterView } from '../filters/use-filter-changes';
import { oneOf } from '../filters/OneOf';
import { workText } from './texts';

/** The filters of the job search beside the qualifications: employment, lowest pay and days since publication (SR-12). */
export const JOB_FILTERS: readonly FilterView[] = [
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
