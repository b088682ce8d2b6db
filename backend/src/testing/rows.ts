import { emptyValue, fieldsOfKind, type ContentKind } from '@care/contracts/content-kinds';
import { RATING_CATEGORIES, type RatingCategory } from '@care/contracts/vocabulary';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { fingerprint, newKey } from '../domains/accounts/account-keys';
import type { Databases } from '../platform/database/database';
import type { Database, Db } from '../platform/database/schema';

// Rows for tests: every function takes the relevant values and adds defaults for the others.

type Table = keyof Database;
/** The rows with these values, or the one with this id. */
type Which<Name extends Table> = number | string | Partial<Selectable<Database[Name]>>;

const conditions = (which: object | number | string): [string, unknown][] =>
  Object.entries(typeof which === 'object' ? which : { id: which });

/** The only or the first row with these values. */
export async function rowOf<Name extends Table>(db: Db, table: Name, which: Which<Name>) {
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
type Given<Name extends Table> = Partial<Values<Name>>;

export async function insertRows<Name extends Table>(db: Db, table: Name, values: Values<Name> | Values<Name>[]) {
  await db
    .insertInto(table as 'company')
    .values(values as Insertable<Database['company']>)
    .execute();
}

/** Inserts one row. @returns an object with its id */
export const insertRow = <Name extends Table>(db: Db, table: Name, values: Values<Name>): Promise<{ id: number }> =>
  db
    .insertInto(table as 'company')
    .values(values as Insertable<Database['company']>)
    .returning('id')
    .executeTakeFirstOrThrow();

/** Inserts one row. @returns its id */
export const insertId = async <Name extends Table>(db: Db, table: Name, values: Values<Name>): Promise<number> =>
  (await insertRow(db, table, values)).id;

const DAY_MS = 86_400_000;
const COLOGNE = { lat: 50.9375, lon: 6.9603 };

/** This many days from now; negative values are in the past. */
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

export const insertUser = (db: Db, username: string, given: Given<'user_account'> = {}): Promise<number> =>
  insertId(db, 'user_account', {
    username,
    email: `${username}@example.org`,
    password_hash: 'none',
    first_name: 'Vorname',
    last_name: 'Geheimname',
    profile_type: 'CARE_SEEKER',
    email_verified_at: new Date(),
    ...given,
  });

/** The authorization header of a signed-in user. */
export type Auth = Record<'authorization', string>;

/** A session with a token, as a sign-in makes them. */
export async function signIn({ primary }: Databases, userId: number): Promise<Auth> {
  const token = newKey();
  await sql`
    with session as (
      insert into user_session (user_id, user_agent, network, expires_at)
      values (${userId}, 'Test', '203.0.113.x', ${daysFromNow(1)}) returning id
    )
    insert into access_token (session_id, user_id, token_hash, expires_at)
    select id, ${userId}, ${fingerprint(token)}, ${daysFromNow(1)} from session`.execute(primary.kysely);
  return { authorization: `Bearer ${token}` };
}

export const insertCompany = (db: Db, slug: string, given: Given<'company'> = {}): Promise<number> =>
  insertId(db, 'company', {
    slug,
    name: `Haus ${slug}`,
    street: 'Lindenstraße 12, 50733 Köln, Deutschland',
    zip_code: '50733',
    city: 'Köln',
    city_slug: 'köln',
    place_kind: 1,
    ...COLOGNE,
    ...given,
  });

export async function insertMedia(db: Db, companyId: number, kind: Database['company_media']['kind'], position = 0) {
  const url = `/api-backend/media/${kind.toLowerCase()}-${companyId}-${position}.webp`;
  return insertId(db, 'company_media', {
    company_id: companyId,
    kind,
    url,
    width: 640,
    height: 480,
    alt: 'Ein Haus',
    variants: JSON.stringify([{ w: 320, url }]),
    position,
  });
}

/** A published offer, by default open for another month. */
export const insertJobOffer = (db: Db, companyId: number, slug: string, given: Given<'job_offer'> = {}) =>
  insertId(db, 'job_offer', {
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
  });

/** One number of stars for all categories. */
export const allStars = (count: number) =>
  Object.fromEntries(RATING_CATEGORIES.map((category) => [category, count])) as Record<RatingCategory, number>;

/** A published rating; the provider's averages are updated. */
export async function insertRating(db: Db, companyId: number, authorId: number | null, given: Given<'rating'> = {}) {
  const id = await insertId(db, 'rating', {
    company_id: companyId,
    author_id: authorId,
    category: 'RELATIVE',
    review_summary: 'Gut aufgehoben',
    ...allStars(4),
    ...given,
  });
  await db.selectNoFrom((from) => from.fn('refresh_company_ratings', [from.val([companyId])]).as('done')).execute();
  return id;
}

export const insertJobSeeker = (db: Db, userId: number, slug: string, given: Given<'job_seeker'> = {}) =>
  insertId(db, 'job_seeker', { user_id: userId, slug, visible_name: 'Pflegekraft K.', gender: 'FEMALE', ...given });

/** A town, by default Köln. */
export const insertPlace = (db: Db, slug = 'köln', given: Given<'place'> = {}): Promise<number> =>
  insertId(db, 'place', {
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
  });

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

/** A text of the content desk, public from a time on; without one it is a draft. */
export async function insertContent(
  db: Db,
  kind: ContentKind,
  slug: string,
  { fields = {}, publicFrom = new Date(), ...known }: { fields?: object; publicFrom?: Date | null; id?: number } = {},
): Promise<number> {
  const id = await insertId(db, 'content_entry', { kind, slug, ...known });
  const empty = Object.fromEntries(fieldsOfKind(kind).map(([name, field]) => [name, emptyValue(field)]));
  await insertRows(db, 'content_version', {
    ...{ entry_id: id, number: 1, step: publicFrom ? 'PUBLISHED' : 'SAVED', public_from: publicFrom },
    fields: JSON.stringify({ ...empty, title: 'Titel', ...fields }),
  });
  return id;
}
