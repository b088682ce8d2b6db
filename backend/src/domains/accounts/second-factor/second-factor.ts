import type { NewAuthenticator } from '@care/contracts/schemas';
import type { App, Viewer } from '../../../platform/http/app-type';
import { isFound, changeRows } from '../../../platform/database/queries';
import type { Db, DbTransaction } from '../../../platform/database/schema';
import { conflict, wrongGuess } from '../../../platform/http/errors';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { isDemonstration } from '../../../platform/settings';
import { recoveryCodeUsedMail } from '../account-mails';
import { accountById, tellPerson } from '../account-rows';
import { withPassword } from '../passwords';
import {
  addFactor,
  APP,
  countRecoveryCodes,
  hasFactor,
  removeFactor,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './factor-change';
import { passkeysOf, presentPasskey } from './passkeys';
import { newAuthenticator, stepOfCode } from './totp';

/** A set-up that was begun must be finished in this time. */
const SET_UP_MINUTES = 30;

const authenticatorOf = (db: Db, userId: number) => db.selectFrom('authenticator').where('user_id', '=', userId);
const confirmedOf = (db: Db, userId: number) => authenticatorOf(db, userId).where('confirmed_at', 'is not', null);

/** Whether an account has an app for codes. */
export const hasApp = (db: Db, userId: number): Promise<boolean> => isFound(confirmedOf(db, userId).select('user_id'));

export async function secondFactorOf({ databases, settings }: App, { userId }: Pick<Viewer, 'userId'>) {
  const { kysely } = databases.primary;
  const [authenticator, passkeys, recoveryCodes, account] = await Promise.all([
    confirmedOf(kysely, userId).select('confirmed_at').executeTakeFirst(),
    passkeysOf(kysely, userId),
    countRecoveryCodes(kysely, userId),
    accountById(kysely, userId).select('is_staff').executeTakeFirstOrThrow(),
  ]);
  return {
    authenticator: authenticator?.confirmed_at ? { confirmed_at: authenticator.confirmed_at.toISOString() } : null,
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: recoveryCodes,
    is_required: account.is_staff && !isDemonstration(settings),
  };
}

/** Begins the set-up of an app (AC-30). It replaces one that was begun before and not finished. */
export const beginAuthenticator = (app: App, { userId, username }: Viewer, password: string) =>
  withPassword(app, userId, password, async (db): Promise<NewAuthenticator> => {
    if (await hasApp(db, userId)) throw conflict('Für Ihr Konto ist schon eine App eingerichtet.');
    const { stored, ...shown } = newAuthenticator({ id: userId, username }, authSecret(app.settings));
    const begun = { secret: stored, last_step: 0, created_at: new Date() };
    await db
      .insertInto('authenticator')
      .values({ user_id: userId, ...begun })
      .onConflict((on) => on.column('user_id').doUpdateSet(begun))
      .execute();
    return shown;
  });

/** Finishes the set-up of an app with the first code; the recovery codes if it is the first factor, otherwise none. */
export const confirmAuthenticator = (app: App, viewer: Viewer, code: string, origin: string) =>
  app.databases.primary.kysely.transaction().execute(async (db) => {
    const { userId } = viewer;
    const begun = await authenticatorOf(db, userId)
      .select('secret')
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', new Date(Date.now() - SET_UP_MINUTES * 60_000))
      .forUpdate()
      .executeTakeFirst();
    if (!begun) throw conflict('Bitte beginnen Sie die Einrichtung noch einmal.');
    const step = stepOfCode(digitsOf(code), begun.secret, userId, authSecret(app.settings));
    if (step === null)
      throw wrongGuess({ code: 'Dieser Code stimmt nicht. Bitte geben Sie den Code ein, den die App gerade zeigt.' });
    const confirmed = { confirmed_at: new Date(), last_step: step };
    return addFactor(app, db, viewer, {
      factor: APP,
      origin,
      change: () => db.updateTable('authenticator').set(confirmed).where('user_id', '=', userId).execute(),
    });
  });

/** Replaces the recovery codes by new ones; the former are no longer valid. */
export const newRecoveryCodes = (app: App, userId: number, password: string) =>
  withPassword(app, userId, password, async (db) => {
    if (!(await hasFactor(db, userId))) throw conflict('Bitte richten Sie zuerst die Zwei-Faktor-Anmeldung ein.');
    return replaceRecoveryCodes(db, userId);
  });

const removeApp = (db: Db, userId: number) => db.deleteFrom('authenticator').where('user_id', '=', userId).execute();

/** Removes all factors of an account with its recovery codes. */
export async function removeSecondFactor(db: Db, userId: number): Promise<void> {
  await removeApp(db, userId);
  await db.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await removeRecoveryCodes(db, userId);
}

/** The person removes the app (AC-32). */
export const removeAuthenticator = (app: App, userId: number, password: string, origin: string): Promise<void> =>
  withPassword(app, userId, password, (db) =>
    removeFactor(app, db, userId, { factor: APP, origin, change: () => removeApp(db, userId) }),
  );

/** Apps show a code in two groups. */
const digitsOf = (code: string): string => code.replace(/\s/g, '');

/**
 * Uses the code of an app or a recovery code; false if it is wrong or was used before (AC-31). The person is told about
 * a used recovery code.
 */
export async function useCode(
  app: App,
  db: DbTransaction,
  { userId, code, origin }: { userId: number; code: string; origin: string },
): Promise<boolean> {
  if (/^\d{6}$/.test(digitsOf(code))) return useAppCode(app, db, userId, digitsOf(code));
  if (!(await useRecoveryCode(db, userId, code))) return false;
  const left = await countRecoveryCodes(db, userId);
  await tellPerson(app, db, userId, (person) => recoveryCodeUsedMail(person, left, origin));
  return true;
}

async function useAppCode(app: App, db: DbTransaction, userId: number, code: string): Promise<boolean> {
  const known = await confirmedOf(db, userId).select('secret').executeTakeFirst();
  const step = known && stepOfCode(code, known.secret, userId, authSecret(app.settings));
  if (typeof step !== 'number') return false;
  const used = changeRows(db, 'authenticator', { user_id: userId }).set({ last_step: step });
  return isFound(used.where('last_step', '<', step).returning('user_id'));
}
