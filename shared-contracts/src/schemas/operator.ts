import { z } from 'zod';
import { isEmailAddress, isPhoneNumber, isZipCode } from '../field-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { optionalText } from './primitives';

/** One line; what is still unknown is empty. */
const line = (max: number, about: string) =>
  optionalText(max)
    .overwrite((text) => text.replace(/\s+/gu, ' '))
    .describe(about);
const valid = (field: ReturnType<typeof line>, isValid: (text: string) => boolean, error: string) =>
  field.refine((text) => text === '' || isValid(text), { error });
/** A number that is stored without the signs that group it. */
const compact = (max: number, about: string) =>
  line(max, about).overwrite((text) => text.replace(/[\s.-]/gu, '').toUpperCase());

/** Whether the check digits of an IBAN are right (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** The operator of the site, `GET /admin/operator/`, `PUT /admin/operator/`: what is not known yet is empty (OP-06). */
export const operatorSchema = z.object({
  name: line(200, 'Name and legal form'),
  street: line(200, 'Street and number'),
  zip_code: valid(line(5, 'Postcode'), isZipCode, deAccounts.fields.zipCode),
  city: line(100, 'Town'),
  represented_by: line(300, 'Who represents the operator'),
  phone: valid(line(30, 'Phone number'), isPhoneNumber, de.fields.phone),
  email: valid(line(254, 'Address for everything, also questions about invoices'), isEmailAddress, de.fields.email),
  register: line(200, 'Court and number of the register; empty for those who are in none'),
  vat_id: valid(compact(20, 'VAT number'), (text) => /^DE\d{9}$/.test(text), deAccounts.fields.vatId),
  tax_number: valid(
    line(20, 'Tax number; on invoices without a VAT number'),
    (text) => /^\d[\d/ ]{8,16}\d$/.test(text),
    deAccounts.fields.taxNumber,
  ),
  iban: valid(compact(50, 'Account to which open invoices are paid'), isIban, deAccounts.fields.iban),
  editor: line(300, 'Name and address of who is responsible for the content'),
  data_protection_officer: line(300, 'Name and contact; empty where none is required'),
  data_protection_authority: line(300, 'Supervisory authority for data protection'),
  hosting: line(300, 'Name and place of the data centre'),
  recipients: line(2000, 'Who gets personal data, in a sentence'),
  log_days: valid(line(3, 'Days for which logs are kept'), (text) => /^[1-9]\d*$/.test(text), deAccounts.fields.days),
  market_authority: line(300, 'Market surveillance authority for accessibility'),
  known_barriers: line(2000, 'Result of the own check of accessibility, in a sentence'),
  checked_on: valid(line(10, 'When the legal texts were last checked'), isDay, deAccounts.fields.day),
});
export type Operator = z.infer<typeof operatorSchema>;

/** `GET /operator/`: what everybody may read. */
export const publicOperatorSchema = operatorSchema.omit({ iban: true, tax_number: true });
export type PublicOperator = z.infer<typeof publicOperatorSchema>;
