import { formatRadius } from '@care/contracts';
import type { Localization } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import { useResolveAddress } from '@care/ui/address';
import { MapPin } from 'lucide-react';
import { geoApi } from '../../address/geo-api';
import { renamedDetails } from '../../registration/registration-values';
import {
  localizationsOf,
  locationProblems,
  rowNumbers,
  type WorkLocationValues,
} from '../../registration/work-locations';
import { WorkLocations } from '../../registration/WorkLocations';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './section-props';
import { locationValuesOf, resolveWith } from './location-values';
import { Points } from './parts';
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
      serverFields={rowNumbers.map((row) => `place${row}`)}
      rename={renamedDetails}
      hasRequired
      fields={(version) => <WorkLocations version={version} />}
    />
  );
}
