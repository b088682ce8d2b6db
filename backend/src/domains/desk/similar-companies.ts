import type { DeskCase } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { isOwnCompany, type Reader } from './own-case';
import { isLikelySame, likenessOf } from './same-house';

/** Providers that may be the same house. The most similar one comes first. */
export async function similarCompanies(
  db: Kysely<Database>,
  companyId: number | null,
  { kinds, viewerId }: Reader,
): Promise<DeskCase['similar']> {
  const similar = await db
    .selectFrom('company as c')
    .innerJoin('company as other', (join) => join.onRef('other.id', '<>', 'c.id').on(isLikelySame('c', 'other')))
    .select(['other.id', 'other.name', 'other.street', 'other.slug', 'other.status'])
    .select(isOwnCompany(sql.ref<number>('other.id'), viewerId, kinds).as('is_own'))
    .where('c.id', '=', companyId)
    .where('c.status', 'not in', ['MERGED', 'REMOVED'])
    .where('other.status', 'in', ['PUBLISHED', 'PENDING_REVIEW', 'HIDDEN'])
    .orderBy(likenessOf('c', 'other'), 'desc')
    .orderBy('other.id')
    .execute();
  return similar.map(({ status, ...one }) => ({ ...one, is_public: status === 'PUBLISHED' }));
}
