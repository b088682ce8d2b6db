import { formatDate } from '@care/contracts/format';
import { VERIFY_LINK_HOURS } from '@care/contracts/constants';
import type { EmailChange, EmailConfirmed } from '@care/contracts/schemas';
import type { Selectable } from 'kysely';
import { isSameAddress } from '../../platform/mail/mail-address';
import { isSuppressed } from '../../platform/mail/suppression';
import { audit } from '../../platform/audit/audit-log';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { isFound, changeRows } from '../../platform/database/queries';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { consumeKey, endKeys, endOtherKeys, issueKey, usedKey } from './account-keys';
import * as mails from './account-mails';
import { accountsOfAddress, explainTaken, linkExpired } from './address-accounts';
import { withPassword } from './passwords';
import { accountById, PERSON, recordLinkRequest, tellOwner, updateAccount } from './account-rows';
import { endSessionsOf } from './sessions';

const LINK_MINUTES = VERIFY_LINK_HOURS * 60;
const OWN_CHANGES = ['CHANGE_EMAIL_OLD', 'CHANGE_EMAIL_NEW'] as const;
const DESK_CHANGES = ['CHANGE_EMAIL_DESK', 'KEEP_EMAIL'] as const;
export const ADDRESS_CHANGES = [...OWN_CHANGES, ...DESK_CHANGES] as const;

/** How long the old address may object to a change by STAFF before the link to the new one works, and how long it does then. */
const OBJECTION_DAYS = 3;
const DESK_LINK_DAYS = 10;
const DAY_MS = 86_400_000;

const CONFIRMING = ['VERIFY_EMAIL', ...ADDRESS_CHANGES, 'NEWSLETTER'] as const;

type KeyRow = Selectable<Database['account_key']>;
type Outcome = EmailConfirmed['confirmed'];
type AddressState = Pick<Selectable<Database['user_account']>, 'email' | 'email_verified_at'>;

/** The event of a confirmed address, after which waiting messages are sent. */
export const EMAIL_CONFIRMED = 'email-confirmed';
export interface EmailConfirmedEvent {
  userId: number;
}

export const ADDRESS_CONFIRMATION = 'address-confirmation';
export interface AccountJob {
  userId: number;
  origin: string;
}

/**
 * The job after a registration: sends the mail that confirms the address. If another account has confirmed the address,
 * its owner is told instead. It is a job so that answer and response time are the same in both cases (AC-18).
 */
export async function askForConfirmation(app: App, { userId, origin }: AccountJob): Promise<void> {
  await app.jobs.ready('mail');
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await accountById(transaction, userId)
      .select(['id', 'email'])
      .where('email_verified_at', 'is', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!person) return;
    const { owner } = await accountsOfAddress(transaction, person.email);
    const { email } = person;
    const link = { userId, purpose: 'VERIFY_EMAIL', email, minutes: LINK_MINUTES } as const;
    const mail = owner
      ? mails.alreadyRegisteredMail(owner.email, origin)
      : mails.confirmAddressMail(person, await issueKey(transaction, link), origin);
    await app.mailer.send(mail, { transaction });
  });
}

/**
 * The job of `resend`: it sends nothing for addresses that have no account or are confirmed. If several accounts have
 * the address, the signed-in account gets the link. A visitor is asked to sign in, because the link could confirm the
 * account of somebody else.
 * @param job with the user who sends the request, if signed in
 */
export async function resendConfirmation(
  app: App,
  { email, userId, origin }: { email: string; userId: number | null; origin: string },
): Promise<void> {
  const { kysely } = app.databases.primary;
  await recordLinkRequest(kysely, email);
  const { owner, unconfirmed } = await accountsOfAddress(kysely, email);
  const own = unconfirmed.find(({ id }) => id === userId);
  if (own) return askForConfirmation(app, { userId: own.id, origin });
  const [only, ...others] = unconfirmed;
  if (owner || !only) return;
  if (others.length === 0) return askForConfirmation(app, { userId: only.id, origin });
  await app.mailer.send(mails.signInToConfirmMail(only.email, origin));
}

/**
 * Uses the key of a confirmation link; throws 422 at `key` if it is no longer valid (AC-20). A key that was used before
 * changes nothing and returns what it confirmed, while that still applies.
 */
export async function confirmByKey(app: App, key: string, origin: string): Promise<EmailConfirmed> {
  try {
    return await app.databases.primary.kysely.transaction().execute(async (transaction) => {
      const row = await consumeKey(transaction, key, CONFIRMING);
      const confirmed = row && (await confirm(app, transaction, row, origin));
      if (confirmed) return { confirmed };
      const before = row ? null : await confirmedBefore(transaction, key);
      if (!before) throw linkExpired('key');
      return { confirmed: before, already: true as const };
    });
  } catch (error) {
    throw explainTaken(error, 'key');
  }
}

/** The confirmation that a used key has given; null if it no longer applies or the key was never valid. */
async function confirmedBefore(db: DbTransaction, key: string): Promise<Outcome | null> {
  const row = await usedKey(db, key, CONFIRMING);
  if (!row) return null;
  const account = await accountById(db, row.user_id)
    .select(['email', 'email_verified_at', 'newsletter'])
    .executeTakeFirstOrThrow();
  if (row.purpose === 'NEWSLETTER') return account.newsletter ? 'NEWSLETTER' : null;
  const holds = account.email === row.email && account.email_verified_at !== null;
  if (row.purpose === 'VERIFY_EMAIL') return holds ? 'EMAIL' : null;
  if (row.purpose === 'KEEP_EMAIL') return 'EMAIL_KEPT';
  if (holds) return 'EMAIL_CHANGE';
  return row.expires_at > new Date() && row.purpose !== 'CHANGE_EMAIL_DESK' ? 'EMAIL_CHANGE_HALF' : null;
}

function confirm(app: App, db: DbTransaction, row: KeyRow, origin: string): Promise<Outcome | null> {
  if (row.purpose === 'VERIFY_EMAIL') return confirmAddress(app, db, row);
  if (row.purpose === 'NEWSLETTER') return confirmNewsletter(db, row);
  if (row.purpose === 'KEEP_EMAIL') return keepAddress(db, row);
  return confirmChange(app, db, row, origin);
}

/** The old address objects to a change that STAFF has started. */
async function keepAddress(db: DbTransaction, { user_id }: KeyRow): Promise<Outcome> {
  await endKeys(db, user_id, ['CHANGE_EMAIL_DESK']);
  await audit(db, { actor: user_id, action: 'email-kept', subject: `account:${user_id}` });
  return 'EMAIL_KEPT';
}

/** Null if the account has a different address than the key, or is suspended: what it wrote is not delivered then. */
export async function confirmAddress(
  app: App,
  db: DbTransaction,
  { user_id, email }: Pick<KeyRow, 'user_id' | 'email'>,
): Promise<Outcome | null> {
  const account = await accountById(db, user_id)
    .select('email_verified_at')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  if (account.email_verified_at) return 'EMAIL';
  await updateAccount(db, user_id).set({ email_verified_at: new Date(), updated_at: new Date() }).execute();
  // A change that was requested while the address was unconfirmed was not approved by its owner.
  await endKeys(db, user_id, ADDRESS_CHANGES);
  await app.jobs.publish(EMAIL_CONFIRMED, { userId: user_id }, { transaction: db });
  return 'EMAIL';
}

async function confirmNewsletter(db: DbTransaction, { user_id, email }: KeyRow): Promise<Outcome | null> {
  const { numUpdatedRows } = await changeRows(db, 'newsletter_subscription', { user_id, ended_at: null })
    .set({ confirmed_at: new Date(), email })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  await updateAccount(db, user_id).set({ newsletter: true }).execute();
  return 'NEWSLETTER';
}

/** Whether the reader of the present address has to agree to another one. */
const canAgree = async (db: DbTransaction, { email, email_verified_at }: AddressState): Promise<boolean> =>
  email_verified_at !== null && !(await isSuppressed(db, email));

/**
 * The second of the two confirmations changes the address. If the old address was never confirmed, the new one is
 * enough, so that a typing error can be corrected, and so it is if the old one takes no mail.
 */
async function confirmChange(app: App, db: DbTransaction, row: KeyRow, origin: string): Promise<Outcome | null> {
  const person = await accountById(db, row.user_id).select(PERSON).where('disabled_at', 'is', null).executeTakeFirst();
  if (!person) return null;
  const isByDesk = row.purpose === 'CHANGE_EMAIL_DESK';
  const from = new Date(row.created_at.getTime() + OBJECTION_DAYS * DAY_MS);
  if (isByDesk && from > new Date())
    throw validationError({ key: `Dieser Link gilt erst ab dem ${formatDate(from.toISOString())}.` });
  const other = row.purpose === 'CHANGE_EMAIL_OLD' ? 'CHANGE_EMAIL_NEW' : 'CHANGE_EMAIL_OLD';
  const half = db
    .selectFrom('account_key')
    .where('user_id', '=', row.user_id)
    .where('purpose', '=', other)
    .where('email', '=', row.email)
    .where('used_at', 'is not', null);
  if (!isByDesk && (await canAgree(db, person)) && !(await isFound(half))) return 'EMAIL_CHANGE_HALF';
  const changed = { email: row.email, email_verified_at: new Date(), updated_at: new Date() };
  await updateAccount(db, row.user_id).set(changed).execute();
  await endOtherKeys(db, row);
  // Whoever has used the old address is signed out; the person asks for a new password by mail.
  if (isByDesk) await endSessionsOf(db, row.user_id);
  for (const email of person.email_verified_at ? [person.email, row.email] : [row.email])
    await app.mailer.send(mails.addressChangedMail({ ...person, email }, row.email, origin), { transaction: db });
  if (!person.email_verified_at) await app.jobs.publish(EMAIL_CONFIRMED, { userId: row.user_id }, { transaction: db });
  if (isByDesk) await audit(db, { actor: row.user_id, action: 'email-changed', subject: `account:${row.user_id}` });
  return 'EMAIL_CHANGE';
}

/**
 * Starts a change of address. It sends a link to the old and one to the new address, and both are needed. If the old
 * address was never confirmed, only the new one gets a link, because the old one may be a stranger's; if it takes no
 * mail, too. If another
 * account has confirmed the new address, only that address is told.
 */
export const requestEmailChange = (app: App, userId: number, { email, password }: EmailChange, origin: string) =>
  withPassword(app, userId, password, async (transaction) => {
    const person = await accountById(transaction, userId).select(PERSON).executeTakeFirstOrThrow();
    if (isSameAddress(person.email, email))
      throw validationError({ email: 'Diese Adresse gilt bereits für Ihr Konto.' });
    const plan = { userId, email, minutes: LINK_MINUTES };
    const needsOld = await canAgree(transaction, person);
    const oldKey = needsOld && (await issueKey(transaction, { ...plan, purpose: 'CHANGE_EMAIL_OLD' }));
    const newKey = await issueKey(transaction, { ...plan, purpose: 'CHANGE_EMAIL_NEW' });
    const { owner } = await accountsOfAddress(transaction, email);
    if (oldKey) await app.mailer.send(mails.changeAddressOldMail(person, email, oldKey, origin), { transaction });
    await app.mailer.send(
      owner
        ? mails.alreadyRegisteredMail(owner.email, origin)
        : mails.changeAddressNewMail(email, newKey, origin, needsOld),
      { transaction },
    );
  });

/**
 * STAFF starts a change of address for a person who has proved to be the owner and cannot read the old address (OP-77).
 * The old address is told and may object for three days; then the link to the new address works.
 */
export async function startChangeByDesk(
  app: App,
  db: DbTransaction,
  { userId, email }: { userId: number; email: string },
  origin: string,
): Promise<void> {
  const person = await accountById(db, userId).select(PERSON).executeTakeFirstOrThrow();
  if (isSameAddress(person.email, email))
    throw validationError({ email: 'Diese Adresse gilt bereits für dieses Konto.' });
  const { owner } = await accountsOfAddress(db, email);
  if (owner) throw validationError({ email: 'Diese Adresse gehört zu einem anderen Konto.' });
  const plan = { userId, email, minutes: (OBJECTION_DAYS + DESK_LINK_DAYS) * 24 * 60 };
  const from = new Date(Date.now() + OBJECTION_DAYS * DAY_MS);
  const oldKey = await issueKey(db, { ...plan, purpose: 'KEEP_EMAIL' });
  const newKey = await issueKey(db, { ...plan, purpose: 'CHANGE_EMAIL_DESK' });
  await tellOwner(app, db, person, mails.deskChangeOldMail(person, email, { key: oldKey, from }, origin));
  await app.mailer.send(mails.deskChangeNewMail(email, { key: newKey, from }, origin), { transaction: db });
}
