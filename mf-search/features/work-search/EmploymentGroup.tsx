import { EMPLOYMENT_TYPES, employmentLabel, t } from '@care/contracts';
import { Choice } from '@care/ui/field';
import { Group } from '../filters/Group';
import type { FilterChanges } from '../filters/use-filter-changes';
import { wt } from './texts';

/** Vollzeit, Teilzeit, Vollzeit/Teilzeit, or any (SR-12). */
export const EmploymentGroup = ({ shown, change }: FilterChanges) => (
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
        {employmentLabel(employment)}
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
