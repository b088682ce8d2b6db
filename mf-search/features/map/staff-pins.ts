import type { JobSeekerMap } from '@care/contracts/schemas';
import { hitsOf, type MapPin } from './map-hits';
import { resultsMapText } from './texts';

/** A town with all job seekers who would work there. */
export interface TownPin extends MapPin {
  city: string;
  citySlug: string;
  count: number;
}

/** The towns of the map's answer; they belong to no page of the list. */
export function staffPins(map: JobSeekerMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const others = singles.map(({ at, city, city_slug, count }): TownPin => ({
    key: city,
    at,
    name: resultsMapText('pflegepersonal.pin', { city, count }),
    city,
    citySlug: city_slug,
    count,
    uncounted: count,
  }));
  return { clusters, listed: [], others };
}
