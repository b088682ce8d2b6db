import { t, type PackageChoice } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { isWebsite, isZipCode } from '@care/contracts/field-rules';
import { isAddressLine } from '@care/contracts/street-rules';
import type { CompanyRegistration, GeoAddress } from '@care/contracts/schemas';
import { definedProblems, emailProblem, ownEntryDetails, requiredProblems, phoneProblem, trimmed } from '@care/ui/form';
import type { Problems } from '@care/ui/form';
import { type AddressEntry, isEmptyAddress, pointOf } from '@care/ui/address';

/** The values of the three steps (AC-05). `draftKey`, `step` and `choice` are part of the draft. */
export interface CompanyValues {
  draftKey?: string;
  step?: number;
  name?: string;
  operator?: string;
  street?: AddressEntry;
  zip_code?: string;
  email?: string;
  phone?: string;
  website?: string;
  /** Care forms chosen from the list. */
  services?: string[];
  otherService?: string;
  choice?: PackageChoice;
}

const required = ['name', 'operator', 'zip_code', 'email', 'phone', 'website'] as const;

/** Fields of the first step, for which the server may return errors. */
export const companyFields = [...required, 'street', 'services', 'otherService'] as const;

/** Adds the scheme to a website such as "www.beispiel.de". */
export function websiteOf(website = ''): string {
  const text = trimmed(website);
  return text === '' || /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}

/** Errors of the first step (AC-05, AC-18). The address must be a suggestion with all three parts. */
export function companyProblems(values: CompanyValues): Problems<CompanyValues> {
  const { street, zip_code = '', website } = values;
  const isPicked = street?.picked !== undefined && isAddressLine(street.picked.label);
  return definedProblems({
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    website: isWebsite(websiteOf(website)) ? undefined : accountText('fields.website'),
    zip_code: isZipCode(zip_code.trim()) ? undefined : accountText('fields.zipCode'),
    street: isPicked ? undefined : accountText('errors.incorrectStreet'),
    ...requiredProblems(values, required),
    ...(isEmptyAddress(street) && { street: t('fields.required') }),
  });
}

/** The company in the format of the API. */
export function companyOf(values: CompanyValues, address: GeoAddress): CompanyRegistration {
  const other = trimmed(values.otherService);
  return {
    name: trimmed(values.name),
    operator: trimmed(values.operator),
    street: values.street?.picked?.label ?? address.label,
    zip_code: trimmed(values.zip_code),
    coordinates: pointOf(address),
    email: trimmed(values.email),
    phone: trimmed(values.phone),
    website: websiteOf(values.website),
    services: [...(values.services ?? []), ...(other ? [other] : [])],
  };
}

/** The server's details under the names of the form's fields (SH-21). */
export const renamedDetails = ({ services }: CompanyValues, details: Record<string, unknown>) =>
  withZipCodeRule(ownEntryDetails(details, 'services', { chosen: services, own: 'otherService' }));

/** A rejected zip code with an accepted street means that the two do not match (AC-05). */
const withZipCodeRule = (details: Record<string, unknown>): Record<string, unknown> =>
  'zip_code' in details && !('street' in details)
    ? { ...details, zip_code: accountText('errors.incorrectStreet') }
    : details;
