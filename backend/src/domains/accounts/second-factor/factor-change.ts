import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { countOf, isFound, changeRows } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import type { Addressee, MailDraft } from '../../../platform/mail/mail';
import { fingerprint } from '../account-keys';
import { factorAddedMail, factorRemovedMail, secondFactorRemovedMail, secondFactorSetMail } from '../account-mails';
import { accountById, tellPerson } from '../account-rows';
import { endSessionsOf } from '../sessions';

export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  const { has } = await db.selectNoFrom(sql<boolean>`has_second_factor(${userId})`.as('has')).executeTakeFirstOrThrow();
  return has;
}

/** An app, or the name of a passkey. */
export const APP = 'Authenticator-App';

interface Change {
  factor: string;
  origin: string;
  change: (db: DbTransaction) => Promise<unknown>;
}

/**
 * Adds a factor. With the first one, sessions that were opened without it end, except this one.
 * @returns the recovery codes with the first factor, otherwise none
 */
export async function addFactor(
  app: App,
  db: DbTransaction,
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
export async function removeFactor(app: App, db: DbTransaction, userId: number, { factor, origin, change }: Change) {
  const hadFactor = await hasFactor(db, userId);
  await change(db);
  const isLast = !(await hasFactor(db, userId));
  if (isLast) await removeRecoveryCodes(db, userId);
  const told = (person: Addressee): MailDraft =>
    isLast ? secondFactorRemovedMail(person, origin) : factorRemovedMail(person, factor, origin);
  if (hadFactor) await tellPerson(app, db, userId, told);
}

const CODES = 10;
/** 16 characters in base32. So many random bits need no slow hash. */
const BYTES = 10;

const normal = (code: string): string => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

/** `ABCD-EFGH-IJKL-MNOP` */
const newCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-');

export const removeRecoveryCodes = (db: Db, userId: number) =>
  db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();

/** Replaces the recovery codes of a person. Only the answer has them. */
export async function replaceRecoveryCodes(db: DbTransaction, userId: number): Promise<string[]> {
  await removeRecoveryCodes(db, userId);
  const codes = Array.from({ length: CODES }, newCode);
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: fingerprint(normal(code)) })))
    .execute();
  return codes;
}

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  countOf(db.selectFrom('recovery_code').where('user_id', '=', userId).where('used_at', 'is', null));

/** Marks a code as used; false if it is unknown or was used before. */
export const useRecoveryCode = (db: DbTransaction, userId: number, code: string): Promise<boolean> =>
  isFound(
    changeRows(db, 'recovery_code', { user_id: userId, code_hash: fingerprint(normal(code)), used_at: null })
      .set({ used_at: new Date() })
      .returning('user_id'),
  );
