import { formatRadius } from '@care/contracts';
import type { Coords, JobSeeker, Localization } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import { type PickedAddress, useResolveAddress } from '@care/ui/address';
import { MapPin } from 'lucide-react';
import { geoApi } from '../../address/geo-api';
import { renamedDetails } from '../../registration/registration-values';
import {
  defaultRadius,
  localizationsOf,
  locationProblems,
  rowNumbers,
  type WorkLocationValues,
} from '../../registration/work-locations';
import { WorkLocations } from '../../registration/WorkLocations';
import { EditableSection, Points, type SectionProps } from './EditableSection';
import { ownProfileText } from './texts';

const lineOf = ({ address, radius }: Localization): string => `${address} · ${formatRadius(radius)}`;

/** One to three places to work at, each with a radius (AC-08, AC-20). */
export function LocationSection(part: SectionProps) {
  const lookUp = useResolveAddress(geoApi);
  const { profile } = part;
  return (
    <EditableSection<WorkLocationValues>
      {...part}
      title={ownProfileText('locations')}
      name="locations"
      view={({ localizations }) => (
        <Stack gap="small">
          <Points icon={MapPin} items={localizations.map(lineOf)} />
          <Meta>{ownProfileText('townsOnly')}</Meta>
        </Stack>
      )}
      valuesOf={locationValuesOf}
      changeOf={async (values) => {
        const localizations = await localizationsOf(values, resolveWith(profile, lookUp));
        return localizations && { localizations };
      }}
      validate={locationProblems}
      rename={renamedDetails}
      hasRequired
      fields={(version) => <WorkLocations version={version} />}
    />
  );
}

/** The work locations as the rows of their form; those that are saved need no new pick (AC-20). */
function locationValuesOf({ localizations }: Pick<JobSeeker, 'localizations'>): WorkLocationValues {
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
const resolveWith =
  <Found extends Coords>(
    { localizations }: Pick<JobSeeker, 'localizations'>,
    lookUp: (picked: PickedAddress) => Promise<Found | undefined>,
  ) =>
  async (picked: PickedAddress): Promise<Coords | undefined> =>
    localizations.find(({ address }) => address === picked.label)?.coords ?? lookUp(picked);
