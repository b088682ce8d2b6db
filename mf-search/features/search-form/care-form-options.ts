import { CARE_FORMS, careFormLabel, type CareForm } from '@care/contracts';
import { searchText } from '../../texts';

export interface CareFormOption {
  /** Services joined by "+". Empty for all care forms. */
  value: string;
  text: string;
}

export const joinServices = (services: readonly CareForm[]): string => services.join('+');

/** The services of an option. */
export const splitServices = (value: string): CareForm[] =>
  CARE_FORMS.filter((form) => value.split('+').includes(form));

/** All care forms, each single one, and a combination from the address (SR-01). */
export function careFormOptions(chosen: readonly CareForm[]): CareFormOption[] {
  const combined =
    chosen.length > 1 ? [{ value: joinServices(chosen), text: chosen.map(careFormLabel).join(' + ') }] : [];
  const single = CARE_FORMS.map((form) => ({ value: form, text: careFormLabel(form) }));
  return [{ value: '', text: searchText('form.allCareForms') }, ...combined, ...single];
}
