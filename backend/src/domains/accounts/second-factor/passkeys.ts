import type { newPasskeySchema, Passkey, PasskeyOptions, passkeyUseSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/schema';
import type { App, Viewer } from '../../../platform/http/app-type';
import { conflict, notFound } from '../../../platform/http/errors';
import { fingerprint, issueKey } from '../account-keys';
import { accountById } from '../account-rows';
import { withPassword } from '../passwords';
import { addFactor, removeFactor } from './factor-change';
import { rowsWith, deleteRows, changeRows, times } from '../../../platform/database/queries';

type NewPasskey = z.output<typeof newPasskeySchema>;
type PasskeyUse = z.output<typeof passkeyUseSchema>;

/** Its 400 modules are loaded with the first passkey. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const MOST = 20;
const CHALLENGE_MINUTES = 5;
const CONFIRMED_MINUTES = 5;
/** None are asked for. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

/** A passkey belongs to the host of the site, whose pages alone can use it. */
const hostOf = (origin: string): string => new URL(origin).hostname;

const expectedOf = (origin: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(origin).origin,
  expectedRPID: hostOf(origin),
});

export const passkeysOf = (db: Db, userId: number) =>
  rowsWith(db, 'passkey', { user_id: userId })
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .orderBy('id')
    .execute();

export const presentPasskey = (row: Awaited<ReturnType<typeof passkeysOf>>[number]): Passkey => ({
  id: row.id,
  name: row.name,
  ...times(row, ['created_at', 'last_used_at']),
});

async function keepChallenge(db: Db, challenge: string, userId: number | null): Promise<void> {
  const expires_at = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  const row = { challenge_hash: fingerprint(challenge), user_id: userId, expires_at };
  await db.insertInto('passkey_challenge').values(row).execute();
}

/** Uses up the challenge that a browser signed, whatever else is wrong with its answer; null if there is none. */
async function useChallenge(db: Db, clientDataJSON: string, userId: number | null): Promise<string | null> {
  let challenge: string;
  try {
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    challenge = String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return null;
  }
  const used = await deleteRows(db, 'passkey_challenge', { challenge_hash: fingerprint(challenge) })
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', new Date())
    .returning('expires_at')
    .executeTakeFirst();
  return used ? challenge : null;
}

/** What the browser needs for a new passkey (OP-70). The passkey always asks for a PIN or the like. */
export const beginPasskey = (app: App, { userId, username }: Viewer, password: string, origin: string) =>
  withPassword(app, userId, password, async (db) => {
    const known = await passkeysOf(db, userId);
    if (known.length >= MOST) throw conflict(`Mehr als ${MOST} Passkeys sind nicht möglich.`);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: t('brand.name'),
      rpID: hostOf(origin),
      userName: username,
      userID: new Uint8Array(Buffer.from(String(userId))),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    });
    await keepChallenge(db, options.challenge, userId);
    return { ...options };
  });

async function verifiedRegistration(
  { databases }: App,
  userId: number,
  credential: NewPasskey['credential'],
  origin: string,
) {
  const { clientDataJSON } = credential.response;
  const challenge = await useChallenge(databases.primary.kysely, clientDataJSON, userId);
  if (challenge === null) return null;
  const { transports, ...response } = credential.response;
  const expected = {
    response: {
      ...credential,
      ...NO_EXTENSIONS,
      response: { ...response, transports: transports as AuthenticatorTransport[] },
    },
    ...expectedOf(origin, challenge),
  };
  const { verifyRegistrationResponse } = await loadWebAuthn();
  // The library throws when anything is wrong.
  const result = await verifyRegistrationResponse(expected).catch(() => null);
  return result?.verified ? result.registrationInfo.credential : null;
}

/** @returns the recovery codes with the first factor of the account, otherwise none */
export async function addPasskey(app: App, viewer: Viewer, { name, credential }: NewPasskey, origin: string) {
  const verified = await verifiedRegistration(app, viewer.userId, credential, origin);
  if (!verified) throw conflict('Der Passkey wurde nicht angelegt. Bitte versuchen Sie es noch einmal.');
  const { id, publicKey, counter, transports = [] } = verified;
  const row = {
    ...{ user_id: viewer.userId, name, credential_id: id, public_key: Buffer.from(publicKey), counter, transports },
    last_used_at: null,
  };
  return app.databases.primary.kysely.transaction().execute((db) =>
    addFactor(app, db, viewer, {
      factor: `Passkey „${name}“`,
      origin,
      change: async () => {
        const added = await db
          .insertInto('passkey')
          .values(row)
          .onConflict((on) => on.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) throw conflict('Dieser Passkey ist schon eingerichtet.');
      },
    }),
  );
}

export const renamePasskey = ({ databases }: App, userId: number, id: number, name: string) =>
  changeRows(databases.primary.kysely, 'passkey', { user_id: userId, id })
    .set({ name })
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound());

export const removePasskey = (app: App, userId: number, id: number, given: { password: string; origin: string }) =>
  withPassword(app, userId, given.password, async (db) => {
    const own = db.selectFrom('passkey').select('name').where('user_id', '=', userId).where('id', '=', id);
    const { name } = await own.executeTakeFirstOrThrow(() => notFound());
    await removeFactor(app, db, userId, {
      factor: `Passkey „${name}“`,
      origin: given.origin,
      change: () => db.deleteFrom('passkey').where('id', '=', id).execute(),
    });
  });

/** What the browser needs to use a passkey; the person chooses the account on the device. */
export async function passkeyChallenge({ databases }: App, origin: string): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' });
  await keepChallenge(databases.primary.kysely, options.challenge, null);
  return { ...options };
}

/** The account of a passkey that was used on this site just now; null if anything is wrong (OP-71). */
async function userOfPasskey({ databases }: App, used: PasskeyUse, origin: string): Promise<number | null> {
  const { kysely } = databases.primary;
  const challenge = await useChallenge(kysely, used.response.clientDataJSON, null);
  const known = await kysely.selectFrom('passkey').selectAll().where('credential_id', '=', used.id).executeTakeFirst();
  if (challenge === null || !known) return null;
  const { userHandle, ...response } = used.response;
  const expected = {
    response: { ...used, ...NO_EXTENSIONS, response: { ...response, ...(userHandle && { userHandle }) } },
    ...expectedOf(origin, challenge),
    credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
  };
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse(expected).catch(() => null);
  if (!result?.verified) return null;
  const counted = await changeRows(kysely, 'passkey', { id: known.id, counter: known.counter })
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: new Date() })
    .returning('user_id')
    .executeTakeFirst();
  return counted?.user_id ?? null;
}

/** The account that signs in with a passkey; undefined if it may not. */
export const accountOfPasskey = async (app: App, used: PasskeyUse, origin: string) =>
  accountById(app.databases.primary.kysely, await userOfPasskey(app, used, origin))
    .select(['id', 'username', 'email', 'password_hash'])
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** What replaces the password of this account once, after the use of one of its passkeys (OP-72). */
export async function confirmationByPasskey(app: App, userId: number, used: PasskeyUse, origin: string) {
  if ((await userOfPasskey(app, used, origin)) !== userId)
    throw conflict('Das war kein Passkey dieses Kontos. Bitte versuchen Sie es noch einmal.');
  const { kysely } = app.databases.primary;
  const { email } = await accountById(kysely, userId).select('email').executeTakeFirstOrThrow();
  return issueKey(kysely, { userId, purpose: 'CONFIRMED', email, minutes: CONFIRMED_MINUTES });
}
