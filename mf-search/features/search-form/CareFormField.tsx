import { t } from '@care/contracts';
import { FieldFrame, Select } from '@care/ui/field';
import { useId } from 'react';
import { careFormOptions, joinServices, splitServices } from './care-form-options';
import type { CriteriaFieldProps } from './criteria-field';

/** A select with all care forms or one of them (SR-01). */
export function CareFormField({ chosen, applied, onChange }: CriteriaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={t('search.service')}>
      {(control) => (
        <Select
          {...control}
          name="services"
          value={joinServices(chosen.services)}
          onChange={(event) => onChange({ services: splitServices(event.target.value) })}
        >
          {careFormOptions(applied.services).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
