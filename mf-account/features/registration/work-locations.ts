import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { DEFAULT_RADIUS, MAX_WORK_LOCATIONS } from '@care/contracts/constants';
import type { Coords, LocalizationInput } from '@care/contracts/schemas';
import { isEmptyAddress, pointOf, type AddressEntry, type PickedAddress } from '../address/address-entry';

interface WorkLocation {
  place?: AddressEntry;
  radius: string;
}

/** The list of work locations in a form (AC-03). */
export interface WorkLocationValues {
  workLocations?: WorkLocation[];
}

/** The errors of the list by row, as final-form expects them. */
interface LocationProblems {
  workLocations?: { place?: string }[];
}

export const newLocation: WorkLocation = { radius: String(DEFAULT_RADIUS) };

/** The field of a row's place. */
export const placeField = (index: number): string => `workLocations[${index}].place`;

/** The fields of all rows that the list may have. */
export const placeFields = Array.from({ length: MAX_WORK_LOCATIONS }, (_, index) => placeField(index));

/** All fields of all rows. */
export const rowFields = placeFields.flatMap((field) => [field, field.replace('place', 'radius')]);

/** The first place is required, every text has to be a picked suggestion, and no place may be listed twice (AC-03). */
export function locationProblems({ workLocations = [] }: WorkLocationValues): LocationProblems {
  const seen = new Set<string>();
  const problemAt = ({ place }: WorkLocation, index: number): string | undefined => {
    if (isEmptyAddress(place)) return index === 0 ? t('fields.required') : undefined;
    if (!place?.picked) return t('errors.chooseLocation');
    if (seen.has(place.picked.label)) return accountText('errors.theSameLocalization');
    seen.add(place.picked.label);
    return undefined;
  };
  const problems = workLocations.map(problemAt);
  return problems.some(Boolean) ? { workLocations: problems.map((place) => ({ place })) } : {};
}

/** The locations as the server takes them, in their order; undefined if one of them could not be looked up. */
export async function localizationsOf(
  { workLocations = [] }: WorkLocationValues,
  resolve: (picked: PickedAddress) => Promise<Coords | undefined>,
): Promise<LocalizationInput[] | undefined> {
  const locations: LocalizationInput[] = [];
  for (const { place, radius } of workLocations) {
    if (!place?.picked) continue;
    const found = await resolve(place.picked);
    if (!found) return undefined;
    locations.push({ address: place.picked.label, coords: pointOf(found), radius: Number(radius) });
  }
  return locations;
}

/** The form's field of an error in the server's list: "localizations.1.address" is the second location that was sent. */
export function placeFieldOf({ workLocations = [] }: WorkLocationValues, field: string): string {
  const sent = [...workLocations.keys()].filter((index) => workLocations[index]?.place?.picked);
  return placeField(sent[Number(field.split('.')[1] ?? 0)] ?? 0);
}
