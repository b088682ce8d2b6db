import type { GeoAddress, Registration } from '@care/contracts/schemas';
import { GENDERS, type Gender, type UserType } from '@care/contracts/vocabulary';
import { definedProblems, requiredProblems, phoneProblem, trimmed } from '@care/ui/form';
import type { PickedAddress } from '../address/address-entry';
import { accountFields, accountOf, accountProblems, type AccountValues } from './account-values';
import {
  localizationsOf,
  locationProblems,
  newLocation,
  placeFieldOf,
  placeFields,
  type WorkLocationValues,
} from './work-locations';

/** The values of a job seeker's form (AC-03). The two other kinds use the shared part only. */
export interface RegistrationValues extends AccountValues, WorkLocationValues {
  gender?: Gender;
  phone?: string;
  /** The names chosen from the list. */
  qualifications?: string[];
  otherQualification?: string;
}

/** The initial values: the first gender, one work location, the default radius (AC-03). */
export const emptyRegistration = (type: UserType): RegistrationValues =>
  type === 'JOB_SEEKER' ? { gender: GENDERS[0], workLocations: [newLocation] } : {};

/** Errors by field before anything is sent (AC-18, AC-03). */
export function registrationProblems(
  type: UserType,
  values: RegistrationValues,
): Partial<Record<keyof RegistrationValues, unknown>> {
  if (type !== 'JOB_SEEKER') return accountProblems(values);
  return {
    ...accountProblems(values),
    ...definedProblems({ phone: phoneProblem(values.phone) }),
    ...requiredProblems(values, ['phone']),
    ...locationProblems(values),
  };
}

/** The fields that may have errors from the server. */
export const registrationFields: readonly string[] = [
  ...accountFields,
  'gender',
  'phone',
  'qualifications',
  ...placeFields,
];

/** The registration as the server takes it; undefined if a work location could not be looked up. */
export async function registrationOf(
  type: UserType,
  values: RegistrationValues,
  resolve: (picked: PickedAddress) => Promise<GeoAddress | undefined>,
): Promise<Registration | undefined> {
  const account = accountOf(values);
  if (type !== 'JOB_SEEKER') return { ...account, profile_type: type };
  const localizations = await localizationsOf(values, resolve);
  if (!localizations) return undefined;
  const other = trimmed(values.otherQualification);
  return {
    ...account,
    profile_type: type,
    gender: values.gender ?? GENDERS[0],
    phone: trimmed(values.phone),
    qualifications: [...(values.qualifications ?? []), ...(other ? [other] : [])],
    localizations,
  };
}

/** Renames the server's `localizations` to the fields of the rows (SH-21). */
export const renamedDetails = (values: RegistrationValues, details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([field, detail]) => [
      field.startsWith('localizations') ? placeFieldOf(values, field) : field,
      detail,
    ]),
  );
