import { CARE_FORMS, careFormLabel, formatDate, formatPrice } from '@care/contracts';
import { COMPANY_FIELDS, factFields } from '@care/contracts/company-fields';
import type { FactField, Field, PlainField } from '@care/contracts/company-fields';
import type { Company } from '@care/contracts/schemas';
import { fieldLabel, profileText } from '../../texts';

/** The value of a field in words; empty without one. */
export function fieldText(name: PlainField, value: string | number | boolean | null | undefined): string {
  if (value === true) return profileText('yes');
  if (value === null || value === undefined || value === '') return '';
  const { kind }: Field = COMPANY_FIELDS[name];
  if (kind === 'price') return formatPrice(Number(value));
  return kind === 'day' ? formatDate(String(value)) : String(value || '');
}

/** Facts that the provider states, in the order of the table. */
export const factsOf = (company: Pick<Company, FactField>) =>
  factFields()
    .map((field) => ({ field, label: fieldLabel(field), text: fieldText(field, company[field]) }))
    .filter(({ text }) => text);

/** Label of a stored service: a care form by its slug, or a custom service. */
export function serviceLabel(service: string): string {
  const form = CARE_FORMS.find((one) => one === service);
  return form ? careFormLabel(form) : service;
}
