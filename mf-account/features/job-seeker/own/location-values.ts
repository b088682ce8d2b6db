import type { Coords, JobSeeker, Localization } from '@care/contracts/schemas';
import type { PickedAddress } from '../../address/address-entry';
import { newLocation, type WorkLocationValues } from '../../registration/work-locations';

/** The work locations as the rows of their form. Saved places need no new pick (AC-20). */
export function locationValuesOf({ localizations }: Pick<JobSeeker, 'localizations'>): WorkLocationValues {
  const rows = localizations.map((saved) => ({
    place: { text: saved.address, picked: pickOf(saved) },
    radius: String(saved.radius),
  }));
  return { workLocations: rows.length > 0 ? rows : [newLocation] };
}

const pickOf = ({ address }: Localization): PickedAddress => ({ id: '', label: address, session: '' });

/** Looks picked places up, except those whose position is saved. */
export const resolveWith =
  <Found extends Coords>(
    { localizations }: Pick<JobSeeker, 'localizations'>,
    lookUp: (picked: PickedAddress) => Promise<Found | undefined>,
  ) =>
  async (picked: PickedAddress): Promise<Coords | undefined> =>
    localizations.find(({ address }) => address === picked.label)?.coords ?? lookUp(picked);
