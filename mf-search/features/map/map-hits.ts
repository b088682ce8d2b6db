import type { CompanyCard, CompanyMap, Coords } from '@care/contracts/schemas';

/** A provider with a pin of its own. */
export interface PinnedProvider {
  id: number;
  slug: string;
  name: string;
  at: Coords;
  /** Only of the hits in the list. */
  street?: string;
  rating?: { average: number | null; count: number };
}

export interface ProviderCluster {
  at: Coords;
  count: number;
}

/** A hit of the list. */
export const listedProvider = (company: CompanyCard): PinnedProvider => ({
  id: company.id,
  slug: company.slug,
  name: company.name,
  at: company.coords,
  street: company.street,
  rating: { average: company.average_rating, count: company.ratings_count },
});

/** What else the map holds: clusters, and single providers that are not in the list. */
export function otherHits(map: CompanyMap | undefined, listed: CompanyCard[]) {
  const known = new Set(listed.map(({ id }) => id));
  const clusters: ProviderCluster[] = [];
  const singles: PinnedProvider[] = [];
  for (const { geometry, properties } of map?.features ?? []) {
    const [lng, lat] = geometry.coordinates;
    const at = { lng, lat };
    if ('cluster' in properties) clusters.push({ at, count: properties.count });
    else if (!known.has(properties.id)) {
      singles.push({ id: properties.id, slug: properties.slug, name: properties.name, at });
    }
  }
  return { clusters, singles };
}
