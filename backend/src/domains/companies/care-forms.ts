import { careFormLabel } from '@care/contracts/enumerations';
import type { CareService } from '@care/contracts/schemas';
import { CARE_FORMS, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import { hasNumber } from '../../platform/database/bit-mask';

/**
 * The order of a provider that has none of its own. A house comes before the services that many houses offer in
 * addition, such as short-term care.
 */
const USUAL_ORDER: readonly CareForm[] = [
  'stationare-pflege',
  'betreutes-wohnen',
  'senioren-wg',
  'teilstationare-pflege',
  'ambulante-pflege',
  'kurzzeitpflege',
  OTHER_CARE_FORM,
];

/** Each care form with its number, in the usual order. */
const FORMS = USUAL_ORDER.map((value) => ({
  number: CARE_FORMS.indexOf(value) + 1,
  value,
  name: careFormLabel(value),
}));

interface StoredCareForms {
  services_mask: number;
  care_form_order: readonly number[];
  custom_services: readonly string[];
}

/**
 * The care forms of a provider, the main one first. Free-text services replace "weitere Pflegeformen" (SR-13, SR-21).
 */
export function careServices({ services_mask, care_form_order, custom_services }: StoredCareForms): CareService[] {
  const own = care_form_order.flatMap((number) => FORMS.find((form) => form.number === number) ?? []);
  return [...new Set([...own, ...FORMS])]
    .filter(({ number }) => hasNumber(services_mask, number))
    .flatMap(({ value, name }) =>
      value === OTHER_CARE_FORM && custom_services.length
        ? custom_services.map((custom) => ({ value, name: custom }))
        : [{ value, name }],
    );
}
