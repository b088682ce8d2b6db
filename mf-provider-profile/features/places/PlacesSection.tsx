import { formatDate } from '@care/contracts';
import { PLACE_KINDS, type ShownPlaces } from '@care/contracts/free-places';
import { Stack } from '@care/ui';
import { PlacesState } from '@care/ui/more';
import { profileText } from '../../texts';
import { FactGrid } from '../company/FactGrid';
import { ProfileSection } from '../company-sections/ProfileSection';
import { PLACES_SECTION_ID } from './places-section-id';

const freeText = ({ free, from }: ShownPlaces['kinds'][number]): string =>
  from
    ? profileText('places.from', { count: free, date: formatDate(from) })
    : profileText('places.now', { count: free });

/** The free places of a profile by kind, with the age of the statement (PL-06). */
export const PlacesSection = ({ places }: { places: ShownPlaces }) => (
  <ProfileSection id={PLACES_SECTION_ID} title={profileText('facts.freePlaces')}>
    <Stack>
      <div>
        <PlacesState places={places} />
      </div>
      <FactGrid facts={places.kinds.map((kind) => [PLACE_KINDS[kind.kind].label, freeText(kind)] as const)} />
    </Stack>
  </ProfileSection>
);
