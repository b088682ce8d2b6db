import type { DeskCase } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import { kmBetween } from '../../platform/geo/distance';
import type { Database } from '../../platform/database/schema';
import { isOwnCompany, type Reader } from './own-case';

/** Names that share this part of their trigrams may mean the same house; a further legal form keeps more. */
const SAME_NAME = 0.5;
const SAME_HOUSE_KM = 0.3;

/**
 * Providers that may be the same house: a similar name, the same postcode, and the same street or a position nearby.
 * The most similar one comes first.
 */
export async function similarCompanies(
  db: Kysely<Database>,
  companyId: number | null,
  { kinds, viewerId }: Reader,
): Promise<DeskCase['similar']> {
  const company = await db
    .selectFrom('company')
    .select(['name', 'street', 'zip_code', 'lat', 'lon', 'status'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company || ['MERGED', 'REMOVED'].includes(company.status)) return [];
  const likeness = sql<number>`similarity(name_norm, norm_de(${company.name}))`;
  const named = await db
    .selectFrom('company')
    .select(['id', 'name', 'street', 'slug', 'status', 'lat', 'lon'])
    .select(isOwnCompany(sql.ref<number>('company.id'), viewerId, kinds).as('is_own'))
    .select(sql<boolean>`norm_de(street) = norm_de(${company.street})`.as('same_street'))
    .where('zip_code', '=', company.zip_code)
    .where('status', 'in', ['PUBLISHED', 'PENDING_REVIEW', 'HIDDEN'])
    .where('id', '<>', companyId)
    .where(likeness, '>=', SAME_NAME)
    .orderBy(likeness, 'desc')
    .orderBy('id')
    .execute();
  return named
    .filter((one) => one.same_street || kmBetween(one, company) <= SAME_HOUSE_KM)
    .map(({ status, id, name, street, slug, is_own }) => ({
      id,
      name,
      street,
      slug,
      is_public: status === 'PUBLISHED',
      is_own,
    }));
}
