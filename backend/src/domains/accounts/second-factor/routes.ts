import * as schemas from '@care/contracts/schemas';
import type { FastifySchema } from 'fastify';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { senderOf } from '../../../platform/http/sender';
import { siteOrigin } from '../../../platform/mail/site-address';
import { limits } from '../limits';
import {
  addPasskey,
  beginPasskey,
  confirmationByPasskey,
  passkeyChallenge,
  removePasskey,
  renamePasskey,
} from './passkeys';
import {
  beginAuthenticator,
  confirmAuthenticator,
  newRecoveryCodes,
  removeAuthenticator,
  secondFactorOf,
} from './second-factor';

const forUsers = calls('account', 'user');
/** Wrong passwords and codes count towards one limit. */
const guarded = <Schema extends FastifySchema>(summary: string, schema: Schema) =>
  forUsers(summary, schema, { rateLimit: limits.ownPassword });
const body = schemas.passwordOnlySchema;

/** The second factor of the own account (AC-30, AC-32, OP-70). Signing in with it is part of the exchange. */
export default async function secondFactorRoutes(app: App): Promise<void> {
  const factorCall = forUsers('Whether the account has a second factor', {
    response: { 200: schemas.secondFactorSchema },
  });
  app.get('/auth/second-factor/', factorCall, (request) => secondFactorOf(app, signedIn(request)));

  const beginCall = guarded('Begins the set-up of an authenticator app', {
    body,
    response: { 201: schemas.newAuthenticatorSchema },
  });
  app.post('/auth/second-factor/authenticator/', beginCall, (request) =>
    beginAuthenticator(app, signedIn(request), request.body.password),
  );

  const confirmCall = guarded('Finishes the set-up with a code of the app; other sessions end', {
    body: schemas.authenticatorCodeSchema,
    response: { 200: schemas.recoveryCodesSchema },
  });
  app.post('/auth/second-factor/authenticator/confirm/', confirmCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    return { recovery_codes: await confirmAuthenticator(app, viewer, request.body.code, origin) };
  });

  const codesCall = guarded('Replaces the recovery codes', { body, response: { 200: schemas.recoveryCodesSchema } });
  app.post('/auth/second-factor/recovery-codes/', codesCall, async (request) => ({
    recovery_codes: await newRecoveryCodes(app, signedIn(request).userId, request.body.password),
  }));

  const removeCall = guarded('Removes the authenticator app; without another factor the password is enough again', {
    body,
    response: { 200: schemas.acceptedSchema },
  });
  app.post('/auth/second-factor/remove/', removeCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    await removeAuthenticator(app, viewer.userId, request.body.password, origin);
    return {};
  });

  registerPasskeys(app);
}

const PASSKEY = '/auth/second-factor/passkey/';

function registerPasskeys(app: App): void {
  const optionsCall = guarded('What the browser needs for a new passkey', {
    body,
    response: { 201: schemas.passkeyOptionsSchema },
  });
  app.post(`${PASSKEY}options/`, optionsCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    return beginPasskey(app, viewer, request.body.password, origin);
  });

  const addCall = guarded('Adds a passkey; with the first factor other sessions end', {
    body: schemas.newPasskeySchema,
    response: { 201: schemas.recoveryCodesSchema },
  });
  app.post(PASSKEY, addCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    return { recovery_codes: await addPasskey(app, viewer, request.body, origin) };
  });

  const renameCall = forUsers('Renames a passkey', {
    params: schemas.idParamsSchema,
    body: schemas.passkeyRenameSchema,
    response: { 200: schemas.acceptedSchema },
  });
  app.patch(`${PASSKEY}:id/`, renameCall, async (request) => {
    await renamePasskey(app, signedIn(request).userId, request.params.id, request.body.name);
    return {};
  });

  const removeCall = guarded('Removes a passkey; without another factor the password is enough again', {
    params: schemas.idParamsSchema,
    body,
    response: { 200: schemas.acceptedSchema },
  });
  app.post(`${PASSKEY}:id/remove/`, removeCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    await removePasskey(app, viewer.userId, request.params.id, { ...request.body, origin });
    return {};
  });

  const challengeCall = calls('account')(
    'What the browser needs to use a passkey, for signing in or a confirmation',
    { response: { 201: schemas.passkeyOptionsSchema } },
    { rateLimit: limits.passkey, whileLeaving: true },
  );
  app.post(`${PASSKEY}challenge/`, challengeCall, (request) =>
    passkeyChallenge(app, siteOrigin(app.settings, request)),
  );

  const confirmCall = guarded(
    'A confirmation by passkey, which replaces the own password in one call within five minutes',
    { body: schemas.passkeyUseSchema, response: { 201: schemas.passkeyConfirmationSchema } },
  );
  app.post(`${PASSKEY}confirm/`, confirmCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    return { confirmation: await confirmationByPasskey(app, viewer.userId, request.body, origin) };
  });
}
