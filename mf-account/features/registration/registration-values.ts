import type { GeoAddress, Registration } from '@care/contracts/schemas';
import { GENDERS, type Gender, type UserType } from '@care/contracts/vocabulary';
import {
  definedProblems,
  ownEntryDetails,
  requiredProblems,
  phoneProblem,
  trimmed,
  type Problems,
} from '@care/ui/form';
import type { PickedAddress } from '@care/ui/address';
import { accountOf, accountProblems, type AccountValues } from '../account-fields/account-values';
import {
  defaultRadius,
  localizationsOf,
  locationProblems,
  placeFieldOf,
  type WorkLocationValues,
} from './work-locations';

/** Values of the form for job seekers (AC-03); the two other kinds use the shared part only. */
export interface RegistrationValues extends AccountValues, WorkLocationValues {
  gender?: Gender;
  phone?: string;
  /** Names of those chosen from the list. */
  qualifications?: string[];
  otherQualification?: string;
}

/** Initial values: the first gender, one work location, the usual radius (AC-03). */
export const emptyRegistration = (type: UserType): RegistrationValues =>
  type === 'JOB_SEEKER'
    ? { gender: GENDERS[0], rows: 1, radius1: defaultRadius, radius2: defaultRadius, radius3: defaultRadius }
    : {};

/** Errors by field before anything is sent (AC-18, AC-03). */
export function registrationProblems(type: UserType, values: RegistrationValues): Problems<RegistrationValues> {
  if (type !== 'JOB_SEEKER') return accountProblems(values);
  return {
    ...accountProblems(values),
    ...definedProblems({ phone: phoneProblem(values.phone) }),
    ...requiredProblems(values, ['phone']),
    ...locationProblems(values),
  };
}

/** The registration as the server takes it; undefined when a work location could not be looked up. */
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

const ownQualification = ({ qualifications }: RegistrationValues, details: Record<string, unknown>) =>
  ownEntryDetails(details, 'qualifications', { chosen: qualifications, own: 'otherQualification' });

/** The server names errors by `localizations`; the form has a field for each entry (SH-21). */
export const renamedDetails = (values: RegistrationValues, details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(ownQualification(values, details)).map(([field, detail]) => [
      field.startsWith('localizations') ? placeFieldOf(values, field) : field,
      detail,
    ]),
  );
