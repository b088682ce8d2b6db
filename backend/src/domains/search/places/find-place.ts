import { sql, type Kysely, type Selectable } from 'kysely';
import { preparedStatement } from '../../../platform/database/prepared-statement';
import type { Database } from '../../../platform/database/schema';

export type PlaceRow = Selectable<Database['place']>;
/** `isCanonical` is false if the slug had another spelling, such as `koeln`. */
export interface FoundPlace {
  place: PlaceRow;
  isCanonical: boolean;
}

const MAX_SLUG_LENGTH = 100;

/** A town with exactly this slug comes first, then the largest. */
const selectPlace = preparedStatement(
  { slug: 'text' },
  ({ slug }) => sql<PlaceRow>`
    select * from place where slug = ${slug} or fold_de(slug) = fold_de(${slug})
    order by slug = ${slug} desc, population desc, id limit 1`,
);

/** The place of a city slug in any spelling; if a spelling may mean several places, the largest. */
export async function findPlace(db: Kysely<Database>, slug: string): Promise<FoundPlace | null> {
  const spelled = slug.trim().toLowerCase();
  if (!spelled || spelled.length > MAX_SLUG_LENGTH) return null;
  const [place] = await selectPlace(db, { slug: spelled });
  return place ? { place, isCanonical: place.slug === slug } : null;
}
