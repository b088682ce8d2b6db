import type { CompanyCard, CompanyMap, Coords } from '@care/contracts/schemas';
import { providerKey } from './hit-keys';
import { hitsOf, type MapPin } from './map-hits';

/** A provider on the map. */
export interface ProviderPin extends MapPin {
  id: number;
  slug: string;
  /** Only of the hits in the list. */
  street?: string;
  rating?: { average: number | null; count: number };
}

const pinOf = ({ id, slug, name, at }: { id: number; slug: string; name: string; at: Coords }): ProviderPin => ({
  key: providerKey(id),
  id,
  slug,
  name,
  at,
});

/** The pins of the list, and what else the map holds. */
export function providerPins(results: CompanyCard[], map: CompanyMap | undefined) {
  const { clusters, singles } = hitsOf(map);
  const known = new Set(results.map(({ id }) => id));
  return {
    clusters,
    listed: results.map((company) => ({
      ...pinOf({ ...company, at: company.coords }),
      street: company.street,
      rating: { average: company.average_rating, count: company.ratings_count },
    })),
    others: singles.filter(({ id }) => !known.has(id)).map(pinOf),
  };
}
