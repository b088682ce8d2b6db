import { EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { JOB_AGES, JOB_SALARIES } from '@care/contracts/vocabulary';
import { Meta } from '@care/ui';
import { Choice } from '@care/ui/field';
import { useId, type ReactNode } from 'react';
import { ageLabel, salaryLabel } from '../filters/filter-labels';
import { Group, Hits } from '../filters/parts';
import type { FilterChanges } from '../filters/use-filter-changes';
import { workText } from './texts';
import type { WorkFacets } from './work-api';

export interface WorkFilterGroupProps extends FilterChanges {
  /** The number of hits that each choice gives. Undefined until the answer has arrived. */
  facets?: WorkFacets;
}

interface OneOfProps<Value extends string | number> {
  name: string;
  legend: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  hitsOf: (value: Value) => number | undefined;
  /** The label of the choice that removes the filter. */
  all: string;
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
  hint?: ReactNode;
  hintId?: string;
}

/** Radio buttons for one of several values, or for no restriction. */
function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { name, legend, values, labelOf, hitsOf, all, chosen, onChoose, hint, hintId } = props;
  const option = (value: Value | null, words: ReactNode) => (
    <Choice
      key={value ?? ''}
      type="radio"
      name={name}
      value={value ?? ''}
      checked={chosen === value}
      onChange={() => onChoose(value)}
    >
      {words}
    </Choice>
  );
  return (
    <Group aria-describedby={hintId}>
      <legend>{legend}</legend>
      {values.map((value) =>
        option(
          value,
          <>
            {labelOf(value)} <Hits count={hitsOf(value)} />
          </>,
        ),
      )}
      {option(null, all)}
      {hint}
    </Group>
  );
}

/** Vollzeit, Teilzeit, Vollzeit/Teilzeit, or no restriction (SR-12). */
export const EmploymentGroup = ({ shown, change, facets }: WorkFilterGroupProps) => (
  <OneOf
    name="employment"
    legend={t('search.employmentLabel')}
    values={EMPLOYMENT_TYPES}
    labelOf={employmentLabel}
    hitsOf={(employment) => facets?.employment?.find(({ value }) => value === employment)?.count}
    all={workText('employment.all')}
    chosen={shown.employment}
    onChoose={(employment) => change({ employment })}
  />
);

/** The lowest pay per month (SR-12). */
export function SalaryGroup({ shown, change, facets }: WorkFilterGroupProps) {
  const id = useId();
  return (
    <OneOf
      name="salary_min"
      legend={workText('salary.label')}
      values={JOB_SALARIES}
      labelOf={salaryLabel}
      hitsOf={(cents) => facets?.salary?.find(({ min }) => min === cents)?.count}
      all={workText('salary.all')}
      chosen={shown.salaryMin}
      onChoose={(salaryMin) => change({ salaryMin })}
      hint={<Meta id={id}>{workText('salary.hint')}</Meta>}
      hintId={id}
    />
  );
}

/** The number of days since publication (SR-12). */
export const PostedGroup = ({ shown, change, facets }: WorkFilterGroupProps) => (
  <OneOf
    name="posted_days"
    legend={workText('posted.label')}
    values={JOB_AGES}
    labelOf={ageLabel}
    hitsOf={(age) => facets?.posted?.find(({ days }) => days === age)?.count}
    all={workText('posted.all')}
    chosen={shown.postedDays}
    onChoose={(postedDays) => change({ postedDays })}
  />
);
