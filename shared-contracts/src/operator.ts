// Which data of the operator is needed where (OP-07). Browsers use it too, so it has no schemas.
import type { Operator } from './schemas/operator';

export type OperatorField = keyof Operator;

/** The pages with data of the operator; their names are those of the routes. */
export const OPERATOR_PAGES = ['imprint', 'privacy', 'terms', 'accessibility', 'contact'] as const;
export type OperatorPage = (typeof OPERATOR_PAGES)[number];
/** What the data is for. */
export const OPERATOR_USES = [...OPERATOR_PAGES, 'invoices'] as const;
export type OperatorUse = (typeof OPERATOR_USES)[number];

const postal = ['name', 'street', 'zip_code', 'city'] as const;

/** Without this data a page is not public, and invoices wait. */
const needs: Record<OperatorUse, readonly OperatorField[]> = {
  imprint: [...postal, 'represented_by', 'phone', 'email', 'editor', 'checked_on'],
  privacy: [
    ...postal,
    'phone',
    'email',
    'data_protection_authority',
    'hosting',
    'recipients',
    'log_days',
    'checked_on',
  ],
  terms: [...postal, 'checked_on'],
  accessibility: ['email', 'phone', 'market_authority', 'known_barriers', 'checked_on'],
  contact: [...postal, 'phone', 'email'],
  invoices: [...postal, 'email', 'iban'],
};

/** What a use lacks; an invoice has one of the two tax numbers. */
export function missingFor(use: OperatorUse, operator: Partial<Operator>): OperatorField[] {
  const missing = needs[use].filter((field) => !operator[field]);
  return use === 'invoices' && !operator.vat_id && !operator.tax_number ? [...missing, 'vat_id'] : missing;
}
