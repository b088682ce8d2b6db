import { CARE_FORMS, careFormLabel } from '@care/contracts';

/** A service as stored: a care form by its slug, or the provider's own words. */
export function serviceLabel(service: string): string {
  const form = CARE_FORMS.find((one) => one === service);
  return form ? careFormLabel(form) : service;
}
