import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { issueToken } from '../domains/accounts/access-tokens';
import { startSession } from '../domains/accounts/sessions';
import type { Databases } from '../platform/database/database';
import type { Database } from '../platform/database/schema';

// Rows for tests: every function takes the relevant values and adds defaults for the others.

type Db = Kysely<Database>;
type Table = keyof Database;
/** The rows with these values, or the one with this id. */
type Which<Name extends Table> = number | string | Partial<Selectable<Database[Name]>>;

const conditions = (which: object | number | string): [string, unknown][] =>
  Object.entries(typeof which === 'object' ? which : { id: which });

/** The only or the first row with these values. */
export async function rowOf<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
): Promise<Selectable<Database[Name]>> {
  let query = db.selectFrom(table as 'company').selectAll();
  for (const [column, value] of conditions(which)) query = query.where(column as 'id', '=', value as number);
  return (await query.executeTakeFirstOrThrow()) as unknown as Selectable<Database[Name]>;
}

export async function updateRows<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
  change: Updateable<Database[Name]>,
): Promise<void> {
  let query = db.updateTable(table as 'company').set(change as Updateable<Database['company']>);
  for (const [column, value] of conditions(which)) query = query.where(column as 'id', '=', value as number);
  await query.execute();
}

type Values<Name extends Table> = Insertable<Database[Name]>;

export async function insertRows<Name extends Table>(
  db: Db,
  table: Name,
  values: Values<Name> | Values<Name>[],
): Promise<void> {
  await db
    .insertInto(table as 'company')
    .values(values as Insertable<Database['company']>)
    .execute();
}

/** Inserts one row. @returns its id */
export const insertRow = <Name extends Table>(db: Db, table: Name, values: Values<Name>): Promise<{ id: number }> =>
  db
    .insertInto(table as 'company')
    .values(values as Insertable<Database['company']>)
    .returning('id')
    .executeTakeFirstOrThrow();

const DAY_MS = 86_400_000;
const COLOGNE = { lat: 50.9375, lon: 6.9603 };

/** This many days from now; negative values are in the past. */
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

export async function insertUser(
  db: Db,
  username: string,
  given: Partial<Insertable<Database['user_account']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      username,
      email: `${username}@example.org`,
      password_hash: 'none',
      first_name: 'Vorname',
      last_name: 'Geheimname',
      profile_type: 'CARE_SEEKER',
      email_verified_at: new Date(),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The authorization header of a signed-in user. */
export type Auth = Record<'authorization', string>;

export async function signIn(databases: Databases, userId: number): Promise<Auth> {
  const account = await databases.primary.kysely
    .selectFrom('user_account')
    .select(['id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const session = await startSession(databases, account, { days: 1, userAgent: 'Test' });
  if (!session) throw new Error(`No session for account ${userId}.`);
  const { token } = await issueToken(databases, { userId, sessionId: session.id }, 60);
  return { authorization: `Bearer ${token}` };
}

export async function insertCompany(
  db: Db,
  slug: string,
  given: Partial<Insertable<Database['company']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values({
      slug,
      name: `Haus ${slug}`,
      street: 'Lindenstraße 12, 50733 Köln, Deutschland',
      zip_code: '50733',
      city: 'Köln',
      city_slug: 'köln',
      place_kind: 1,
      ...COLOGNE,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertMedia(
  db: Db,
  companyId: number,
  kind: Database['company_media']['kind'],
  position = 0,
): Promise<number> {
  const url = `/api-backend/media/${kind.toLowerCase()}-${companyId}-${position}.webp`;
  const { id } = await db
    .insertInto('company_media')
    .values({
      company_id: companyId,
      kind,
      url,
      width: 640,
      height: 480,
      alt: 'Ein Haus',
      variants: JSON.stringify([{ w: 320, url }]),
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A published offer, by default open for another month. */
export async function insertJobOffer(
  db: Db,
  companyId: number,
  slug: string,
  given: Partial<Insertable<Database['job_offer']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('job_offer')
    .values({
      company_id: companyId,
      slug,
      title: 'Pflegefachkraft (m/w/d)',
      employment_type: 'Vollzeit',
      city: 'Köln',
      ...COLOGNE,
      status: 'PUBLISHED',
      posted_at: daysFromNow(-5),
      valid_through: daysFromNow(30),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Stars = Pick<
  Database['rating'],
  'housing' | 'food' | 'reliability' | 'friendliness' | 'competence' | 'activities'
>;
/** One number of stars for all six categories. */
export const allStars = (count: number): Stars => ({
  housing: count,
  food: count,
  reliability: count,
  friendliness: count,
  competence: count,
  activities: count,
});

/** A published rating; the provider's averages are updated. */
export async function insertRating(
  db: Db,
  companyId: number,
  authorId: number | null,
  given: Partial<Insertable<Database['rating']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('rating')
    .values({
      company_id: companyId,
      author_id: authorId,
      category: 'RELATIVE',
      review_summary: 'Gut aufgehoben',
      ...allStars(4),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.selectNoFrom((from) => from.fn('refresh_company_ratings', [from.val([companyId])]).as('done')).execute();
  return id;
}

export async function insertJobSeeker(
  db: Db,
  userId: number,
  slug: string,
  given: Partial<Insertable<Database['job_seeker']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('job_seeker')
    .values({ user_id: userId, slug, visible_name: 'Pflegekraft K.', gender: 'FEMALE', ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A town, by default Köln. */
export async function insertPlace(
  db: Db,
  slug = 'köln',
  given: Partial<Insertable<Database['place']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('place')
    .values({
      slug,
      name: 'Köln',
      state: 'Nordrhein-Westfalen',
      population: 1_000_000,
      first_zip: '50667',
      west: 6.7,
      south: 50.8,
      east: 7.2,
      north: 51.1,
      ...COLOGNE,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Köln with the postcode 50668.
 * @returns the id of the place
 */
export async function insertCologne(db: Db): Promise<number> {
  const id = await insertPlace(db);
  await db
    .insertInto('postcode')
    .values({ zip: '50668', place_name: 'Köln', place_id: id, state: 'Nordrhein-Westfalen', lat: 50.95, lon: 6.96 })
    .execute();
  return id;
}
