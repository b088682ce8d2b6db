import { formatNumber } from '@care/contracts';
import { changeFilters, searchPath } from '@care/contracts/search';
import type { JobSeekerCard } from '@care/contracts/schemas';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { mapApi } from './map-api';
import { PinLink } from './PinLink';
import { staffPins } from './staff-pins';
import { resultsMapText } from './texts';

/**
 * The towns in which the job seekers want to work, with the number of people. No person has an own pin (SR-20, AC-13).
 */
export const StaffMap = ({ filters, bounds }: ResultsMapProps<JobSeekerCard>) => (
  <HitsMap
    filters={filters}
    bounds={bounds}
    useHits={mapApi.jobSeekers.useQuery}
    hitsOf={staffPins}
    face={({ count }) => <span>{formatNumber(count)}</span>}
    card={({ city, citySlug, count }) => (
      <>
        <strong>{city}</strong>
        <p>{resultsMapText('pflegepersonal.people', { count })}</p>
        {citySlug !== filters.city && (
          <PinLink to={searchPath(changeFilters(filters, { city: citySlug, lat: null, lon: null }))}>
            {resultsMapText('pflegepersonal.searchHere')}
          </PinLink>
        )}
      </>
    )}
  />
);
