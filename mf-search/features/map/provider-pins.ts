import type { CompanyCard, CompanyMap, Coords } from '@care/contracts/schemas';
import { providerKey } from './hit-keys';
import { hitsOf, type MapPin } from './map-hits';

/** A provider as a pin. */
export interface ProviderPin extends MapPin {
  id: number;
  slug: string;
  /** Set only for hits of the list. */
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

/** The pins of the list, the other pins, and the clusters. */
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
