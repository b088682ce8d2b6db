import type { Coords, JobSeeker, Localization } from '@care/contracts/schemas';
import type { PickedAddress } from '@care/ui/address';
import { defaultRadius, rowNumbers, type WorkLocationValues } from '../../registration/work-locations';

/** The work locations as the rows of their form; those that are saved need no new pick (AC-20). */
export function locationValuesOf({ localizations }: Pick<JobSeeker, 'localizations'>): WorkLocationValues {
  const values: WorkLocationValues = { rows: Math.max(1, localizations.length) };
  for (const [index, row] of rowNumbers.entries()) {
    const saved = localizations[index];
    values[`place${row}`] = saved && { text: saved.address, picked: pickOf(saved) };
    values[`radius${row}`] = saved ? String(saved.radius) : defaultRadius;
  }
  return values;
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
