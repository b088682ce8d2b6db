import { sql, type Kysely, type Selectable } from 'kysely';
import { keepPlan } from '../../platform/database/database';
import type { Database, PlaceTable } from '../../platform/database/schema';

export type PlaceRow = Selectable<PlaceTable>;
/** `isCanonical` is false if the slug had another spelling, such as `koeln`. */
export interface FoundPlace {
  place: PlaceRow;
  isCanonical: boolean;
}

const MAX_SLUG_LENGTH = 100;

/** The place of a city slug in any spelling; if a spelling may mean several places, the largest. */
export async function findPlace(db: Kysely<Database>, slug: string): Promise<FoundPlace | null> {
  const spelled = slug.trim().toLowerCase();
  if (!spelled || spelled.length > MAX_SLUG_LENGTH) return null;
  const place = await db
    .selectFrom('place')
    .modifyFront(keepPlan)
    .selectAll()
    .where(({ or, eb }) => or([eb('slug', '=', spelled), eb(sql`fold_de(slug)`, '=', sql`fold_de(${spelled})`)]))
    .orderBy(sql`slug = ${spelled}`, 'desc')
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return place ? { place, isCanonical: place.slug === slug } : null;
}
