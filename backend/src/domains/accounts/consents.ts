import type { ConsentInput, ConsentRecord, UserDetails } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Databases } from '../../platform/database/database';
import type { Database } from '../../platform/database/schema';

const COLUMNS = ['id', 'key', 'version', 'granted', 'text_hash', 'created_at'] as const;

/** All given and withdrawn consents of a person, latest first. */
export async function consentsOf(db: Kysely<Database>, userId: number): Promise<ConsentRecord[]> {
  const rows = await db
    .selectFrom('user_consent')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** The latest entry for each kind of consent. */
export const latestConsents = (db: Kysely<Database>, userId: number): Promise<NonNullable<UserDetails['consents']>> =>
  db
    .selectFrom('user_consent')
    .distinctOn('key')
    .select(['key', 'version', 'granted'])
    .where('user_id', '=', userId)
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute();

/** Adds an entry; a database trigger refuses changes. */
export async function addConsent({ primary }: Databases, userId: number, entry: ConsentInput): Promise<ConsentRecord> {
  const { key, version, granted, text_hash = null } = entry;
  const row = await primary.kysely
    .insertInto('user_consent')
    .values({ user_id: userId, key, version, granted, text_hash })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...row, created_at: row.created_at.toISOString() };
}
