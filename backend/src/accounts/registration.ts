import { VERIFY_LINK_HOURS } from '@care/contracts/constants';
import type { ErrorDetails, JobSeekerRegistration, LocalizationInput, Registration } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Mail } from '../mail/mailer';
import { isInGermany } from '../places/geo';
import type { App } from '../platform/app-type';
import { validationError } from '../platform/errors';
import type { Database } from '../platform/schema';
import { chosenQualifications } from '../search/qualifications';
import { issueKey } from './account-keys';
import { alreadyRegisteredMail, newsletterConfirmMail } from './account-mails';
import { accountByEmail, confirmationMail } from './email-address';
import { hashPassword } from './passwords';
import { isGuessable } from './weak-password';

/** Raise it when the terms that `consents` stands for change. */
export const TERMS_VERSION = '2026-01';
const UNIQUE_VIOLATION = '23505';

/**
 * Creates an account of any kind (AC-02, AC-03, AC-04) and mails the link that confirms its address. A taken user name is told; a
 * known e-mail address is not: the answer is the same and so is the work, which is done and undone; only the mail says it.
 * @returns the new account's id, or one that belongs to nobody
 */
export async function register(app: App, entry: Registration, origin: string): Promise<number> {
  refuseUnusable(entry);
  const passwordHash = await hashPassword(entry.password);
  try {
    return await app.databases.primary.kysely.transaction().execute(async (transaction) => {
      if (await usernameExists(transaction, entry.username))
        throw validationError({ username: t('fields.usernameTaken') });
      const isKnown = (await accountByEmail(transaction, entry.email)) !== undefined;
      const email = isKnown ? `${randomBytes(9).toString('hex')}@known.invalid` : entry.email;
      await sql`savepoint account`.execute(transaction);
      const { id, mail } = await createAccount(app, transaction, { ...entry, email }, { passwordHash, origin });
      await (isKnown ? sql`rollback to savepoint account` : sql`release savepoint account`).execute(transaction);
      await app.mailer.send(isKnown ? alreadyRegisteredMail(entry.email, origin) : mail, { transaction });
      return id;
    });
  } catch (error) {
    if (takenColumn(error) !== 'email') throw explained(error);
    await app.mailer.send(alreadyRegisteredMail(entry.email, origin));
    return unusedId(app);
  }
}

/** Two registrations at once: the unique indexes decide. */
function takenColumn(error: unknown): 'username' | 'email' | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== UNIQUE_VIOLATION) return null;
  return constraint === 'user_account_username' ? 'username' : 'email';
}

const explained = (error: unknown): unknown =>
  takenColumn(error) === 'username' ? validationError({ username: t('fields.usernameTaken') }) : error;

/** Throws 422 naming what the fields alone do not show: a password that is easy to guess, a place abroad. */
export function refuseUnusable(entry: Registration): void {
  const known = [entry.username, entry.first_name, entry.last_name, entry.email.split('@')[0] ?? ''];
  const details: ErrorDetails = {};
  if (isGuessable(entry.password, known)) details['password'] = t('fields.passwordWeak');
  if (entry.profile_type === 'JOB_SEEKER' && chosenQualifications(entry.qualifications).custom.length > 1)
    details['qualifications'] = 'Bitte geben Sie höchstens eine eigene Qualifikation an.';
  if (entry.profile_type === 'JOB_SEEKER') Object.assign(details, abroad(entry.localizations));
  if (Object.keys(details).length > 0) throw validationError(details);
}

/** Work locations are looked up within Germany (AC-03); what lies elsewhere, at its own place of the list. */
export const abroad = (localizations: readonly LocalizationInput[]): ErrorDetails =>
  Object.fromEntries(
    localizations.flatMap(({ coords: { coordinates } }, index) =>
      isInGermany({ lat: coordinates[1], lon: coordinates[0] })
        ? []
        : [[`localizations.${index}.address`, t('errors.chooseLocation')]],
    ),
  );

async function usernameExists(db: Transaction<Database>, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where(sql<string>`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

async function unusedId({ databases }: App): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('user_account', 'id')) as id`.execute(databases.primary.kysely);
  return rows[0]?.id ?? 0;
}

type Making = { passwordHash: string; origin: string };

/** The account, and the mail that asks to confirm its address. */
async function createAccount(
  app: App,
  db: Transaction<Database>,
  entry: Registration,
  { passwordHash, origin }: Making,
): Promise<{ id: number; mail: Mail }> {
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_consent')
    .values({ user_id: id, key: 'terms', version: TERMS_VERSION, granted: true })
    .execute();
  if (entry.profile_type === 'JOB_SEEKER') await createJobSeeker(db, id, entry);
  const person = { id, email: entry.email, first_name: entry.first_name };
  if (entry.newsletter) await requestNewsletter(app, db, person, origin);
  return { id, mail: await confirmationMail(db, person, origin) };
}

/** Notes that somebody wants the newsletter and mails the link without which none is sent (AC-20). */
export async function requestNewsletter(
  app: App,
  db: Transaction<Database>,
  person: { id: number; email: string; first_name: string },
  origin: string,
): Promise<void> {
  const { id: userId, email } = person;
  await db
    .insertInto('newsletter_subscription')
    .values({ user_id: userId, confirmed_at: null, ended_at: null })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ requested_at: new Date(), confirmed_at: null, ended_at: null }),
    )
    .execute();
  const minutes = VERIFY_LINK_HOURS * 60;
  const key = await issueKey(db, { userId, purpose: 'NEWSLETTER', email, minutes });
  await app.mailer.send(newsletterConfirmMail(person, key, origin), { transaction: db });
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
  const rows = entry.localizations.map((location, index) => ({ job_seeker_id: id, ...workLocation(location, index) }));
  await db.insertInto('job_seeker_localization').values(rows).execute();
}

/** About a kilometre: whoever searches around many points, and sees where somebody drops out, must not find a door (AC-13). */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** A work location as it is stored. */
export const workLocation = ({ address, coords: { coordinates }, radius }: LocalizationInput, index: number) => ({
  position: index + 1,
  address,
  ...townOf(address),
  lon: coarse(coordinates[0]),
  lat: coarse(coordinates[1]),
  radius,
});

/** The town of "Straße Nr, PLZ Ort, Deutschland", "PLZ Ort" or "Ort, Deutschland"; nothing finer is shown to others. */
export function townOf(address: string): { city: string; zip_code: string | null } {
  const parts = address.split(',').map((part) => part.trim());
  const withZip = parts.map((part) => /^(\d{5})\s+(.+)$/.exec(part)).find((match) => match !== null);
  return withZip ? { city: withZip[2] ?? '', zip_code: withZip[1] ?? null } : { city: parts[0] ?? '', zip_code: null };
}
