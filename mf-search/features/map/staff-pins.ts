import type { JobSeekerMap } from '@care/contracts/schemas';
import { hitsOf, type MapPin } from './map-hits';
import { resultsMapText } from './texts';

/** A town with the number of people who want to work there. */
export interface TownPin extends MapPin {
  city: string;
  citySlug: string;
  count: number;
}

/** The towns in the map's answer. They do not depend on the page of the list. */
export function staffPins(map: JobSeekerMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const others = singles.map(({ at, city, city_slug, count }): TownPin => ({
    key: city,
    at,
    name: resultsMapText('pflegepersonal.pin', { city, count }),
    city,
    citySlug: city_slug,
    count,
  }));
  return { clusters, listed: [], others };
}
