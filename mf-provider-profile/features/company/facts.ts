import { factFields, type CompanyField, type FactField } from '@care/contracts/company-fields';
import type { Company } from '@care/contracts/schemas';
import { fieldLabel, profileText } from '../../texts';

/** The value of a field in words; empty without one. */
export const fieldText = (value: string | number | boolean | null | undefined): string =>
  value === true ? profileText('yes') : String(value || '');

export interface CompanyFact {
  field: CompanyField;
  label: string;
  text: string;
}

/** Facts that the provider states, in the order of the table. */
export const factsOf = (company: Pick<Company, FactField>): CompanyFact[] =>
  factFields()
    .map((field) => ({ field, label: fieldLabel(field), text: fieldText(company[field]) }))
    .filter(({ text }) => text);
