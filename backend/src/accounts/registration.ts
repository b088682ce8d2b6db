import type { ErrorDetails, JobSeekerRegistration, Registration } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Databases } from '../platform/database';
import { validationError } from '../platform/errors';
import type { Database } from '../platform/schema';
import { chosenQualifications } from '../search/qualifications';
import { hashPassword } from './passwords';
import { isGuessable } from './weak-password';

/** Raise it when the terms that `consents` stands for change. */
const TERMS_VERSION = '2026-01';
const UNIQUE_VIOLATION = '23505';

/**
 * Creates an account of any kind (AC-02, AC-03, AC-04). A taken user name is told; a known e-mail address is not: the answer and
 * the time it takes are the same, only that no account comes into being.
 * @returns the new account's id, or one that belongs to nobody
 */
export async function register({ primary }: Databases, entry: Registration): Promise<number> {
  refuseGuessable(entry);
  const passwordHash = await hashPassword(entry.password);
  try {
    return await primary.kysely.transaction().execute(async (transaction) => {
      if (await usernameExists(transaction, entry.username))
        throw validationError({ username: t('fields.usernameTaken') });
      if (await emailExists(transaction, entry.email)) return unusedId(transaction);
      return createAccount(transaction, entry, passwordHash);
    });
  } catch (error) {
    // Two registrations at once: the unique indexes decide.
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== UNIQUE_VIOLATION) throw error;
    if (constraint === 'user_account_username') throw validationError({ username: t('fields.usernameTaken') });
    return unusedId(primary.kysely);
  }
}

function refuseGuessable(entry: Registration): void {
  const known = [entry.username, entry.first_name, entry.last_name, entry.email.split('@')[0] ?? ''];
  const details: ErrorDetails = {};
  if (isGuessable(entry.password, known)) details['password'] = t('fields.passwordWeak');
  if (Object.keys(details).length > 0) throw validationError(details);
}

async function usernameExists(db: Transaction<Database>, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function emailExists(db: Transaction<Database>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function unusedId(db: Databases['primary']['kysely'] | Transaction<Database>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('user_account', 'id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function createAccount(db: Transaction<Database>, entry: Registration, passwordHash: string): Promise<number> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      username: entry.username,
      email: entry.email,
      password_hash: passwordHash,
      first_name: entry.first_name,
      last_name: entry.last_name,
      phone: entry.profile_type === 'JOB_SEEKER' ? entry.phone : null,
      profile_type: entry.profile_type,
      newsletter: entry.newsletter,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_consent')
    .values({ user_id: id, key: 'terms', version: TERMS_VERSION, granted: true })
    .execute();
  if (entry.profile_type === 'JOB_SEEKER') await createJobSeeker(db, id, entry);
  return id;
}

async function createJobSeeker(db: Transaction<Database>, userId: number, entry: JobSeekerRegistration): Promise<void> {
  const { mask, custom } = chosenQualifications(entry.qualifications);
  const { id } = await db
    .insertInto('job_seeker')
    .values({
      user_id: userId,
      // Says nothing about the person, and cannot be guessed from the name (AC-13).
      slug: `pflegekraft-${randomBytes(5).toString('hex')}`,
      visible_name: `${entry.first_name} ${entry.last_name.slice(0, 1)}.`,
      gender: entry.gender,
      qualifications_mask: mask,
      custom_qualifications: custom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entry.localizations.map(({ address, coords, radius }, index) => ({
    job_seeker_id: id,
    position: index + 1,
    address,
    ...townOf(address),
    lon: coords.coordinates[0],
    lat: coords.coordinates[1],
    radius,
  }));
  await db.insertInto('job_seeker_localization').values(rows).execute();
}

/** The town of "Straße Nr, PLZ Ort, Deutschland", "PLZ Ort" or "Ort, Deutschland"; nothing finer is shown to others. */
export function townOf(address: string): { city: string; zip_code: string | null } {
  const parts = address.split(',').map((part) => part.trim());
  const withZip = parts.map((part) => /^(\d{5})\s+(.+)$/.exec(part)).find((match) => match !== null);
  return withZip ? { city: withZip[2] ?? '', zip_code: withZip[1] ?? null } : { city: parts[0] ?? '', zip_code: null };
}
