import type { GeoAddress, Registration, Coords, LocalizationInput } from '@care/contracts/schemas';
import { GENDERS, type Gender, type UserType } from '@care/contracts/vocabulary';
import { definedProblems, ownEntryDetails, requiredProblems, phoneProblem, trimmed } from '@care/ui/form';
import type { Problems } from '@care/ui/form';
import { isEmptyAddress, pointOf, type PickedAddress, type AddressEntry } from '@care/ui/address';
import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { DEFAULT_RADIUS, type MAX_WORK_LOCATIONS } from '@care/contracts/constants';
import { accountOf, accountProblems, type AccountValues } from '../account-fields/account-values';

/** The rows of work locations, one field each, so that every row has its own message (AC-03). */
const rowNumbers = [1, 2, 3] as const satisfies { length: typeof MAX_WORK_LOCATIONS };
export type RowNumber = (typeof rowNumbers)[number];
type PlaceField = `place${RowNumber}`;
type RadiusField = `radius${RowNumber}`;

export type WorkLocationValues = { rows?: number } & Partial<
  Record<PlaceField, AddressEntry> & Record<RadiusField, string>
>;

export const usedRows = ({ rows = 1 }: WorkLocationValues): RowNumber[] => rowNumbers.filter((row) => row <= rows);
const defaultRadius = String(DEFAULT_RADIUS);

/** The first place is needed, every text has to be a pick, and no place may come twice (AC-03). */
export function locationProblems(values: WorkLocationValues): Partial<Record<PlaceField, string>> {
  const seen = new Set<string>();
  const problemAt = (row: RowNumber): string | undefined => {
    const entry = values[`place${row}`];
    if (isEmptyAddress(entry)) return row === 1 ? t('fields.required') : undefined;
    if (!entry?.picked) return t('errors.chooseLocation');
    if (seen.has(entry.picked.label)) return accountText('errors.theSameLocalization');
    seen.add(entry.picked.label);
    return undefined;
  };
  return definedProblems(Object.fromEntries(usedRows(values).map((row) => [`place${row}`, problemAt(row)])));
}

interface Row {
  place: AddressEntry | undefined;
  radius: string | undefined;
}

/** The values of these rows; the others are empty. */
export function valuesOfRows(rows: readonly Row[]): WorkLocationValues {
  const values: WorkLocationValues = { rows: Math.max(1, rows.length) };
  for (const [index, row] of rowNumbers.entries()) {
    values[`place${row}`] = rows[index]?.place;
    values[`radius${row}`] = rows[index]?.radius ?? defaultRadius;
  }
  return values;
}

/** All values after a row was taken out: those below move up. */
export const withoutRow = (values: WorkLocationValues, removed: RowNumber): WorkLocationValues =>
  valuesOfRows(
    usedRows(values)
      .filter((row) => row !== removed)
      .map((row) => ({ place: values[`place${row}`], radius: values[`radius${row}`] })),
  );

/** The locations as the server takes them, in their order; undefined when one of them could not be looked up. */
export async function localizationsOf(
  values: WorkLocationValues,
  resolve: (picked: PickedAddress) => Promise<Coords | undefined>,
): Promise<LocalizationInput[] | undefined> {
  const locations: LocalizationInput[] = [];
  for (const row of usedRows(values)) {
    const picked = values[`place${row}`]?.picked;
    if (!picked) continue;
    const found = await resolve(picked);
    if (!found) return undefined;
    const radius = Number(values[`radius${row}`] ?? DEFAULT_RADIUS);
    locations.push({ address: picked.label, coords: pointOf(found), radius });
  }
  return locations;
}

/**
 * Maps the server's errors about the list to the rows of the form: "localizations.1.address" is the second one sent.
 */
function placeFieldOf(values: WorkLocationValues, field: string): PlaceField {
  const sent = usedRows(values).filter((row) => values[`place${row}`]?.picked);
  const index = Number(field.split('.')[1] ?? 0);
  return `place${sent[index] ?? 1}`;
}

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
export const renamedDetails = (details: Record<string, unknown>, values: RegistrationValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(ownQualification(values, details)).map(([field, detail]) => [
      field.startsWith('localizations') ? placeFieldOf(values, field) : field,
      detail,
    ]),
  );
