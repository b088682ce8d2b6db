import type { ErrorDetails, JobSeekerRegistration, LocalizationInput, Registration } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { randomBytes } from 'node:crypto';
import { isInGermany } from '../../platform/geo/distance';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { pick } from '../../platform/database/queries';
import type { DbTransaction } from '../../platform/database/schema';
import { chosenQualifications } from '../search';
import { accountsOfAddress, sharedSalt } from './address-accounts';
import { ADDRESS_CONFIRMATION, type AccountJob } from './email-address';
import { NEWSLETTER_CONFIRMATION, requestNewsletter } from './notification-settings';
import { hashPassword, isWeak } from './passwords';

/** Raise this version when the terms behind `consents` change. */
const TERMS_VERSION = '2026-01';

/**
 * Creates an account of any kind (AC-02, AC-03, AC-04); a job mails the confirmation link. The same request again, after
 * a lost answer, has no further effect. A taken user name is reported. A known e-mail address is not reported and does
 * not change the result: it belongs to the account that has confirmed it (ADR 0019).
 * @returns the new account's id
 */
export async function register(
  app: App,
  entry: Registration,
  { origin, idempotencyKey }: { origin: string; idempotencyKey?: string | undefined },
): Promise<number> {
  await refuseUnusable(entry);
  const { kysely } = app.databases.primary;
  const { unconfirmed } = await accountsOfAddress(kysely, entry.email);
  const passwordHash = await hashPassword(entry.password, sharedSalt(unconfirmed));
  for (const job of [ADDRESS_CONFIRMATION, NEWSLETTER_CONFIRMATION]) await app.jobs.ready(job);
  // Without the password, because a fast hash of the body is stored.
  const body = { ...entry, password: '', password2: '' };
  try {
    return await once(app.databases, { scope: 'registration', key: idempotencyKey, body }, (transaction) =>
      createAccount(app, transaction, entry, { passwordHash, origin }),
    );
  } catch (error) {
    const isTaken = (error as { constraint?: string }).constraint === 'user_account_username';
    throw isTaken ? validationError({ username: t('fields.usernameTaken') }) : error;
  }
}

/** Throws 422 for faults that depend on several fields: a password that is easy to guess, a place abroad. */
export async function refuseUnusable(entry: Registration): Promise<void> {
  const details: ErrorDetails = {};
  if (await isWeak(entry.password, entry)) details['password'] = t('fields.passwordWeak');
  if (entry.profile_type === 'JOB_SEEKER' && chosenQualifications(entry.qualifications).custom.length > 1)
    details['qualifications'] = 'Bitte geben Sie höchstens eine eigene Qualifikation an.';
  if (entry.profile_type === 'JOB_SEEKER') Object.assign(details, abroad(entry.localizations));
  if (Object.keys(details).length > 0) throw validationError(details);
}

/** Errors for work locations outside Germany, each at its position in the list (AC-03). */
export const abroad = (localizations: readonly LocalizationInput[]): ErrorDetails =>
  Object.fromEntries(
    localizations.flatMap(({ coords: { coordinates } }, index) =>
      isInGermany({ lat: coordinates[1], lon: coordinates[0] })
        ? []
        : [[`localizations.${index}.address`, t('errors.chooseLocation')]],
    ),
  );

/** The account, and the jobs that send the confirmation links of its address and of the newsletter. */
async function createAccount(
  app: App,
  db: DbTransaction,
  entry: Registration,
  { passwordHash, origin }: { passwordHash: string; origin: string },
): Promise<number> {
  const { id } = await db
    .insertInto('user_account')
    .values({
      ...pick(entry, ['username', 'email', 'first_name', 'last_name', 'profile_type']),
      password_hash: passwordHash,
      phone: entry.profile_type === 'JOB_SEEKER' ? entry.phone : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { user_id: id, key: 'terms', version: TERMS_VERSION, granted: true };
  await db.insertInto('user_consent').values(row).execute();
  if (entry.profile_type === 'JOB_SEEKER') await createJobSeeker(db, id, entry);
  await app.jobs.enqueue(ADDRESS_CONFIRMATION, { userId: id, origin } satisfies AccountJob, { transaction: db });
  if (entry.newsletter) await requestNewsletter(app, db, { userId: id, origin }, 'REGISTRATION');
  return id;
}

async function createJobSeeker(db: DbTransaction, userId: number, entry: JobSeekerRegistration): Promise<void> {
  const { mask, custom } = chosenQualifications(entry.qualifications);
  const { id } = await db
    .insertInto('job_seeker')
    .values({
      user_id: userId,
      // Contains nothing about the person and cannot be guessed from the name (AC-13).
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

/** Rounds to about a kilometre. Otherwise searches around many points could locate a person's home (AC-13). */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** A work location as it is stored, without street. */
export const workLocation = ({ address, coords: { coordinates }, radius }: LocalizationInput, index: number) => ({
  position: index + 1,
  address,
  ...townOf(address),
  lon: coarse(coordinates[0]),
  lat: coarse(coordinates[1]),
  radius,
});

/** The town of "Straße Nr, PLZ Ort, Deutschland", "PLZ Ort" or "Ort, Deutschland"; others see nothing more exact. */
function townOf(address: string): { city: string; zip_code: string | null } {
  const parts = address.split(',').map((part) => part.trim());
  const withZip = parts.map((part) => /^(\d{5})\s+(.+)$/.exec(part)).find((match) => match !== null);
  return withZip ? { city: withZip[2] ?? '', zip_code: withZip[1] ?? null } : { city: parts[0] ?? '', zip_code: null };
}
