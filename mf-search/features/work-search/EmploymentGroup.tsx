import { EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { Choice } from '@care/ui/field';
import { Group } from '../filters/Group';
import { Hits } from '../filters/Hits';
import type { WorkFilterGroupProps } from './WorkFilters';
import { wt } from './texts';

/** Vollzeit, Teilzeit, Vollzeit/Teilzeit, or any (SR-12). */
export const EmploymentGroup = ({ shown, change, facets }: WorkFilterGroupProps) => (
  <Group>
    <legend>{t('search.employmentLabel')}</legend>
    {EMPLOYMENT_TYPES.map((employment) => (
      <Choice
        key={employment}
        type="radio"
        name="employment"
        value={employment}
        checked={shown.employment === employment}
        onChange={() => change({ employment })}
      >
        {employmentLabel(employment)}{' '}
        <Hits count={facets?.employment?.find(({ value }) => value === employment)?.count} />
      </Choice>
    ))}
    <Choice
      type="radio"
      name="employment"
      value=""
      checked={shown.employment === null}
      onChange={() => change({ employment: null })}
    >
      {wt('employment.all')}
    </Choice>
  </Group>
);
