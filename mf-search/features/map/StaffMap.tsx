import { formatNumber, routes } from '@care/contracts';
import { changeFilters, searchPath } from '@care/contracts/search';
import type { JobSeekerCard } from '@care/contracts/schemas';
import { StretchedLink } from '@care/ui';
import { jobSeekerText } from '../job-seeker-card/JobSeekerCard';
import { BriefName, CardTitle, HitBrief, HitCardFrame, PinLink } from './HitBrief';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { mapApi } from './map-api';
import { staffPins } from './hit-pins';
import { resultsMapText } from './texts';

/** The towns where those found would work, with how many people: nobody has a pin of their own (SR-20, AC-13). */
export const StaffMap = (props: ResultsMapProps<JobSeekerCard>) => (
  <HitsMap
    {...props}
    useHits={mapApi.jobSeekers.useQuery}
    hitsOf={staffPins}
    textOf={({ count }) => formatNumber(count)}
    popup={({ city, citySlug, count }) => (
      <>
        <BriefName>{city}</BriefName>
        <p>{resultsMapText('pflegepersonal.people', { count })}</p>
        {citySlug !== props.filters.city && (
          <PinLink to={searchPath(changeFilters(props.filters, { city: citySlug, lat: null, lon: null }))}>
            {resultsMapText('pflegepersonal.searchHere')}
          </PinLink>
        )}
      </>
    )}
    cards={props.results.map((person) => ({
      key: person.slug,
      pins: person.localizations.map(({ address_city }) => address_city),
      content: <PersonCard person={person} />,
    }))}
  />
);

const PersonCard = ({ person: { slug, visible_name, qualifications, localizations } }: { person: JobSeekerCard }) => (
  <HitCardFrame as="article" interactive>
    <HitBrief data-plain>
      <div>
        <CardTitle>
          <StretchedLink to={routes.jobSeekerProfile.build({ slug })}>
            {visible_name || jobSeekerText('protected')}
          </StretchedLink>
        </CardTitle>
        <p>{qualifications.map(({ name }) => name).join(' · ')}</p>
        <p>{localizations.map(({ address_city }) => address_city).join(' · ')}</p>
      </div>
    </HitBrief>
  </HitCardFrame>
);
