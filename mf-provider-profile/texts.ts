import { addTexts } from '@care/contracts';
import { COMPANY_FIELDS, type CompanyField } from '@care/contracts/company-fields';
import texts from './texts.de.json';

const labels = Object.entries(COMPANY_FIELDS).map(([field, { label }]) => [field, label]);
/** The label of a field (SH-26). */
export const fieldLabel = addTexts('company-fields', Object.fromEntries(labels) as Record<CompanyField, string>);

export const profileText = addTexts('provider-profile', texts);
