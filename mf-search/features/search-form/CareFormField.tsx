import { CARE_FORMS, careFormLabel, t, type CareForm } from '@care/contracts';
import { FieldFrame, Select } from '@care/ui/field';
import { useId } from 'react';
import { searchText } from '../../texts';
import type { CriteriaFieldProps } from './search-form-values';

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

/** The value of an option: services joined by "+", empty for all care forms. */
const joinServices = (services: readonly CareForm[]): string => services.join('+');

/** The services of an option. */
const splitServices = (value: string): CareForm[] => CARE_FORMS.filter((form) => value.split('+').includes(form));

/** All care forms, each single one, and a combination from the address (SR-01). */
function careFormOptions(chosen: readonly CareForm[]) {
  const combined =
    chosen.length > 1 ? [{ value: joinServices(chosen), text: chosen.map(careFormLabel).join(' + ') }] : [];
  const single = CARE_FORMS.map((form) => ({ value: form, text: careFormLabel(form) }));
  return [{ value: '', text: searchText('form.allCareForms') }, ...combined, ...single];
}
