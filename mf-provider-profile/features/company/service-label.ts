import { CARE_FORMS, careFormLabel } from '@care/contracts';

/** Label of a stored service: a care form by its slug, or a custom service. */
export function serviceLabel(service: string): string {
  const form = CARE_FORMS.find((one) => one === service);
  return form ? careFormLabel(form) : service;
}
