import { citySlug } from '@care/contracts/routes';
import type { Place } from './municipalities.ts';

export interface SluggedPlace extends Place {
  slug: string;
}

/** Of several towns with one name, the first (largest) keeps the plain slug; the others end in their first postcode. */
export function withSlugs(places: readonly Place[]): SluggedPlace[] {
  const used = new Set<string>();
  return places.flatMap((place) => {
    const plain = citySlug(place.name);
    const slug = used.has(plain) ? `${plain}-${place.firstPostcode}` : plain;
    // Two villages with the same name and postcode cannot be distinguished; only one is kept.
    if (used.has(slug)) return [];
    used.add(slug);
    return [{ ...place, slug }];
  });
}
