import { sql } from 'kysely';
import type { Databases } from '../../platform/database/database';
import { countOf, listed, rowsWith, deleteRows } from '../../platform/database/queries';
import { permissionDenied } from '../../platform/http/errors';
import { noSuch } from '../../platform/http/texts';
import type { Db } from '../../platform/database/schema';
import { companyCards } from './present-company';
import * as schemas from '@care/contracts/schemas';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';

const forAll = calls('company');
const forUsers = calls('company', 'user');

/** The watch list of an account (PP-17, PP-28), of a browser or of a shared link. */
export default async function followRoutes(app: App): Promise<void> {
  const toggleFollowCall = forUsers('Puts a provider on the watch list, or takes it off', {
    body: schemas.toggleFollowSchema,
    response: { 200: schemas.toggleFollowAnswerSchema },
  });
  app.post('/company/toggle-follow/', toggleFollowCall, (request) =>
    toggleFollow(app.databases, signedIn(request), request.body.company),
  );

  const readFollowedCompaniesCall = forUsers('The watch list, latest first', {
    querystring: schemas.followedCompaniesQuerySchema,
    response: { 200: schemas.followedCompaniesSchema },
  });
  app.get('/user/followed-companies/', readFollowedCompaniesCall, (request) =>
    followedCompanies(request.reads.kysely, signedIn(request).userId, request.query),
  );

  const sendFollowedCompaniesCall = forUsers('Takes over a watch list that a browser kept before its user signed in', {
    body: schemas.followManySchema,
    response: { 200: schemas.followedCompaniesSchema },
  });
  app.post('/user/followed-companies/', sendFollowedCompaniesCall, async (request) => {
    const viewer = signedIn(request);
    await followMany(app.databases, viewer, request.body.companies);
    return followedCompanies(app.databases.primary.kysely, viewer.userId, { limit: 10, offset: 0 });
  });

  const cardsCall = forAll(
    'Providers by their ids, in that order: for a watch list without an account, or one that was shared',
    { querystring: schemas.companyIdsQuerySchema, response: { 200: schemas.followedCompaniesSchema } },
  );
  app.get('/company/cards/', cardsCall, ({ query, reads, viewer }) =>
    cardsByIds(reads.kysely, query.ids, viewer?.userId ?? null),
  );
}

const followed = (db: Db, userId: number) =>
  rowsWith(db, 'company_follow', { user_id: userId })
    .innerJoin('company', 'company.id', 'company_follow.company_id')
    .where('company.status', '=', 'PUBLISHED');

/** Adds a provider to the watch list, or removes it (PP-17); every user except its owner may (PP-28). */
const toggleFollow = async ({ primary }: Databases, viewer: Viewer, id: number): Promise<schemas.ToggleFollowAnswer> =>
  primary.kysely.transaction().execute(async (db) => {
    const { userId } = viewer;
    const entry = { user_id: userId, company_id: id };
    const { numDeletedRows } = await deleteRows(db, 'company_follow', entry).executeTakeFirst();
    const isFollowed = numDeletedRows === 0n;
    if (isFollowed) {
      await requireFollowable(db, viewer, id);
      await db
        .insertInto('company_follow')
        .values(entry)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    return { company: id, is_followed: isFollowed, followed_companies_count: await countOf(followed(db, userId)) };
  });

async function requireFollowable(db: Db, viewer: Viewer, id: number): Promise<void> {
  const { owner_id } = await rowsWith(db, 'company', { id, status: 'PUBLISHED' })
    .select('owner_id')
    .executeTakeFirstOrThrow(() => noSuch('company'));
  if (owner_id === viewer.userId)
    throw permissionDenied('Die eigene Einrichtung können Sie nicht auf die Merkliste setzen.');
}

/** Adds the entries that a browser stored before signing in; providers that cannot be followed are left out. */
async function followMany({ primary }: Databases, viewer: Viewer, ids: readonly number[]): Promise<void> {
  await sql`
    insert into company_follow (user_id, company_id)
    select ${viewer.userId}, id from company
    where id = any (${ids}::bigint[]) and status = 'PUBLISHED' and owner_id is distinct from ${viewer.userId}
    on conflict do nothing`.execute(primary.kysely);
}

/** The watch list, latest first (PP-17). */
async function followedCompanies(db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) {
  const count = await countOf(followed(db, userId));
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
async function cardsByIds(db: Db, ids: readonly number[], userId: number | null): Promise<schemas.FollowedCompanies> {
  if (ids.length === 0) return { count: 0, results: [] };
  const published = db.selectFrom('company').select('id').where('id', 'in', ids).where('status', '=', 'PUBLISHED');
  const rows = (await published.execute()).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return listed(await cardsOf(db, rows, userId));
}

function cardsOf(db: Db, rows: { id: number }[], userId: number | null) {
  const hits = rows.map(({ id }) => ({ id, chord: null }));
  return companyCards(db, hits, userId);
}
