import { formatRating } from '@care/contracts';
import type { CompanyCard, CompanyMap, Coords } from '@care/contracts/schemas';
import { MIN_RATINGS_FOR_AVERAGE } from '@care/ui';
import { providerKey, hitsOf, type MapPin } from './map-hits';
import { resultsMapText } from './texts';

/** A provider on the map. */
export interface ProviderPin extends MapPin {
  id: number;
  slug: string;
  companyName: string;
  /** Null below three ratings. */
  rating: number | null;
  /** Only of the hits in the list. */
  company?: CompanyCard;
}

interface Provider {
  id: number;
  slug: string;
  name: string;
  at: Coords;
  rating: number | null;
  ratings_count: number;
  has_free_place: boolean;
}

function pinOf({ id, slug, name, at, rating, ratings_count, has_free_place }: Provider): ProviderPin {
  const average = ratings_count < MIN_RATINGS_FOR_AVERAGE ? null : rating;
  const words =
    average === null ? resultsMapText('noAverage') : resultsMapText('stars', { stars: formatRating(average) });
  return {
    key: providerKey(id),
    id,
    slug,
    companyName: name,
    name: [name, words, ...(has_free_place ? [resultsMapText('freePlace')] : [])].join(', '),
    isMarked: has_free_place,
    at,
    rating: average,
    uncounted: 1,
  };
}

/** The pins of the list, and what else the map holds. */
export function providerPins(results: CompanyCard[], map: CompanyMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const known = new Set(results.map(({ id }) => id));
  const single = new Set(singles.map(({ id }) => id));
  return {
    clusters,
    listed: results.map((company) => ({
      ...pinOf({
        ...company,
        at: company.coords,
        rating: company.average_rating,
        has_free_place: company.places?.is_free ?? false,
      }),
      company,
      uncounted: clusters.length > 0 && !single.has(company.id) ? 0 : 1,
    })),
    others: singles.filter(({ id }) => !known.has(id)).map(pinOf),
  };
}
