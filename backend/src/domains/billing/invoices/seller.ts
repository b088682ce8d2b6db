import type { InvoiceSeller } from '../../../platform/database/schema';
import { isDemonstration, type Settings } from '../../../platform/settings';

const demonstration: InvoiceSeller = {
  name: 'Pflegefenster Demonstration',
  street: 'Musterstraße 1',
  zip_code: '12345',
  city: 'Musterstadt',
  email: 'rechnung@pflegefenster.example',
  vat_id: 'DE000000000',
  tax_number: null,
  iban: 'DE02120300000000202051',
  demonstration: true,
};

/**
 * The operator as it stands on invoices (section 14 of the VAT act). A demonstration has invented data that says so.
 * @returns null while a real installation has no settings of its operator: then nothing is issued
 */
export function sellerOf(settings: Settings): InvoiceSeller | null {
  const { OPERATOR_NAME, OPERATOR_STREET, OPERATOR_ZIP_CODE, OPERATOR_CITY, OPERATOR_EMAIL, OPERATOR_IBAN } = settings;
  const { OPERATOR_VAT_ID = null, OPERATOR_TAX_NUMBER = null } = settings;
  if (!OPERATOR_NAME || !OPERATOR_STREET || !OPERATOR_ZIP_CODE || !OPERATOR_CITY || !OPERATOR_EMAIL || !OPERATOR_IBAN)
    return isDemonstration(settings) ? demonstration : null;
  return {
    name: OPERATOR_NAME,
    street: OPERATOR_STREET,
    zip_code: OPERATOR_ZIP_CODE,
    city: OPERATOR_CITY,
    email: OPERATOR_EMAIL,
    iban: OPERATOR_IBAN,
    vat_id: OPERATOR_VAT_ID,
    tax_number: OPERATOR_TAX_NUMBER,
    demonstration: false,
  };
}
