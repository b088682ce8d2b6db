import { sql, type Kysely } from 'kysely';
import type { FollowedCompanies, ToggleFollowAnswer } from '@care/contracts/schemas';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import type { Database } from '../../platform/database/schema';
import { companyCards } from './company-cards';

type Db = Kysely<Database>;

const followed = (db: Db, userId: number) =>
  db
    .selectFrom('company_follow')
    .innerJoin('company', 'company.id', 'company_follow.company_id')
    .where('user_id', '=', userId)
    .where('company.status', '=', 'PUBLISHED');

async function countFollowed(db: Db, userId: number): Promise<number> {
  const counted = followed(db, userId).select(sql<number>`count(*)::int`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Adds a provider to the watch list, or removes it (PP-17); every user except its owner may (PP-28). */
export const toggleFollow = async ({ primary }: Databases, viewer: Viewer, id: number): Promise<ToggleFollowAnswer> =>
  primary.kysely.transaction().execute(async (db) => {
    const row = { user_id: viewer.userId, company_id: id };
    const { numDeletedRows } = await db
      .deleteFrom('company_follow')
      .where('user_id', '=', row.user_id)
      .where('company_id', '=', row.company_id)
      .executeTakeFirst();
    const isFollowed = numDeletedRows === 0n;
    if (isFollowed) {
      await requireFollowable(db, viewer, id);
      await db
        .insertInto('company_follow')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    return { company: id, is_followed: isFollowed, followed_companies_count: await countFollowed(db, viewer.userId) };
  });

async function requireFollowable(db: Db, viewer: Viewer, id: number): Promise<void> {
  const company = await db
    .selectFrom('company')
    .select('owner_id')
    .where('id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (!company) throw notFound(answerText('noSuch.company'));
  if (company.owner_id === viewer.userId) {
    throw permissionDenied('Die eigene Einrichtung können Sie nicht auf die Merkliste setzen.');
  }
}

/** Adds the entries that a browser stored before signing in; providers that cannot be followed are left out. */
export async function followMany({ primary }: Databases, viewer: Viewer, ids: readonly number[]): Promise<void> {
  await sql`
    insert into company_follow (user_id, company_id)
    select ${viewer.userId}, id from company
    where id = any (${ids}::bigint[]) and status = 'PUBLISHED' and owner_id is distinct from ${viewer.userId}
    on conflict do nothing`.execute(primary.kysely);
}

/** The watch list, latest first (PP-17). */
export async function followedCompanies(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<FollowedCompanies> {
  const count = await countFollowed(db, userId);
  const rows = await followed(db, userId)
    .select('company.id')
    .orderBy('company_follow.created_at', 'desc')
    .orderBy('company.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count, results: await cardsOf(db, rows, userId) };
}

/** Cards of the published providers among these ids, in their order, for a watch list in a browser or a link. */
export async function cardsByIds(db: Db, ids: readonly number[], userId: number | null): Promise<FollowedCompanies> {
  const published = await publishedOf(db, ids);
  const results = await cardsOf(db, published, userId);
  return { count: results.length, results };
}

const cardsOf = (db: Db, rows: { id: number }[], userId: number | null) =>
  companyCards(
    db,
    rows.map(({ id }) => ({ id, chord: null })),
    userId,
  );

async function publishedOf(db: Db, ids: readonly number[]): Promise<{ id: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'PUBLISHED')
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
