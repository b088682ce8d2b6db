import type { Billing, CompanyPage } from '@care/contracts/schemas';
import { t } from '@care/contracts';
import { requiredProblems, type Problems } from '@care/ui/form';

/** The values of the form. Package and period are in the address. */
export interface BillingValues {
  name?: string;
  street?: string;
  zip_code?: string;
  city?: string;
  vat_id?: string;
  accept_terms?: boolean;
}

export const billingFields = ['name', 'street', 'zip_code', 'city', 'vat_id', 'accept_terms'] as const;
const required = ['name', 'street', 'zip_code', 'city'] as const;

/** The invoice goes to the provider's address unless something else is entered. */
export const valuesOf = ({ name, operator, street, zip_code, city }: CompanyPage): BillingValues => ({
  name: operator ?? name,
  street: street.split(',')[0] ?? '',
  zip_code,
  city,
});

export function billingProblems(values: BillingValues): Problems<BillingValues> {
  const problems = requiredProblems(values, required);
  return values.accept_terms ? problems : { ...problems, accept_terms: t('errors.consentRequired') };
}

export const billingOf = ({
  name = '',
  street = '',
  zip_code = '',
  city = '',
  vat_id = '',
}: BillingValues): Billing => ({
  name,
  street,
  zip_code,
  city,
  vat_id,
});

/** The server names the fields of the address with their object. */
export const withoutPrefix = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([field, detail]) => [field.replace(/^billing\./, ''), detail]));
