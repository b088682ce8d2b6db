import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import type { Addressee, MailDraft } from '../../../platform/mail/mail';
import { accountById, tellPerson } from '../account-rows';
import { lockPassword, refuseWrongPassword } from '../passwords';
import { endSessionsOf } from '../sessions';
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import {
  factorAddedMail,
  factorRemovedMail,
  secondFactorRemovedMail,
  secondFactorSetMail,
} from './second-factor-mails';

/** Runs a change in a transaction if this is the password of the account, and still is when the account is locked. */
export async function withPassword<T>(
  { databases }: App,
  userId: number,
  given: string,
  change: (db: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const known = { userId, field: 'password' };
  const hash = await refuseWrongPassword(databases, { ...known, given });
  return databases.primary.kysely.transaction().execute(async (db) => {
    await lockPassword(db, { ...known, hash });
    return change(db);
  });
}

export async function hasFactor(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { has } = await db.selectNoFrom(sql<boolean>`has_second_factor(${userId})`.as('has')).executeTakeFirstOrThrow();
  return has;
}

/** An app, or the name of a passkey. */
export const APP = 'Authenticator-App';

interface Change {
  factor: string;
  origin: string;
  change: (db: Transaction<Database>) => Promise<unknown>;
}

/**
 * Adds a factor. With the first one, sessions that were opened without it end, except this one.
 * @returns the recovery codes with the first factor, otherwise none
 */
export async function addFactor(
  app: App,
  db: Transaction<Database>,
  { userId, sessionId }: Viewer,
  { factor, origin, change }: Change,
): Promise<string[]> {
  // Of two factors that are added at the same time the second one finds the first.
  await accountById(db, userId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  const isFirst = !(await hasFactor(db, userId));
  await change(db);
  const mailTo = isFirst ? secondFactorSetMail : factorAddedMail;
  await tellPerson(app, db, userId, (person) => mailTo(person, factor, origin));
  if (!isFirst) return [];
  await endSessionsOf(db, userId, { except: sessionId });
  return replaceRecoveryCodes(db, userId);
}

/** Removes a factor; with the last one the recovery codes go, and the password is enough again. */
export async function removeFactor(
  app: App,
  db: Transaction<Database>,
  userId: number,
  { factor, origin, change }: Change,
): Promise<void> {
  const hadFactor = await hasFactor(db, userId);
  await change(db);
  const isLast = !(await hasFactor(db, userId));
  if (isLast) await removeRecoveryCodes(db, userId);
  const told = (person: Addressee): MailDraft =>
    isLast ? secondFactorRemovedMail(person, origin) : factorRemovedMail(person, factor, origin);
  if (hadFactor) await tellPerson(app, db, userId, told);
}
