import {
  acceptedSchema,
  authenticatorCodeSchema,
  idParamsSchema,
  newAuthenticatorSchema,
  newPasskeySchema,
  passkeyConfirmationSchema,
  passkeyOptionsSchema,
  passkeyRenameSchema,
  passkeyUseSchema,
  passwordOnlySchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@care/contracts/schemas';
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
const body = passwordOnlySchema;

/** The second factor of the own account (AC-30, AC-32, OP-70). Signing in with it is part of the exchange. */
export default async function secondFactorRoutes(app: App): Promise<void> {
  registerApp(app);
  registerPasskeys(app);
}

function registerApp(app: App): void {
  app.get(
    '/auth/second-factor/',
    forUsers('Whether the account has a second factor', { response: { 200: secondFactorSchema } }),
    (request) => secondFactorOf(app, signedIn(request)),
  );

  app.post(
    '/auth/second-factor/authenticator/',
    guarded('Begins the set-up of an authenticator app', { body, response: { 201: newAuthenticatorSchema } }),
    async (request, reply) =>
      reply.code(201).send(await beginAuthenticator(app, signedIn(request), request.body.password)),
  );

  app.post(
    '/auth/second-factor/authenticator/confirm/',
    guarded('Finishes the set-up with a code of the app; other sessions end', {
      body: authenticatorCodeSchema,
      response: { 200: recoveryCodesSchema },
    }),
    async (request) => {
      const { viewer, origin } = senderOf(request);
      return { recovery_codes: await confirmAuthenticator(app, viewer, request.body.code, origin) };
    },
  );

  app.post(
    '/auth/second-factor/recovery-codes/',
    guarded('Replaces the recovery codes', { body, response: { 200: recoveryCodesSchema } }),
    async (request) => ({
      recovery_codes: await newRecoveryCodes(app, signedIn(request).userId, request.body.password),
    }),
  );

  app.post(
    '/auth/second-factor/remove/',
    guarded('Removes the authenticator app; without another factor the password is enough again', {
      body,
      response: { 200: acceptedSchema },
    }),
    async (request) => {
      const { viewer, origin } = senderOf(request);
      await removeAuthenticator(app, viewer.userId, request.body.password, origin);
      return {};
    },
  );
}

const PASSKEY = '/auth/second-factor/passkey/';

function registerPasskeys(app: App): void {
  app.post(
    `${PASSKEY}options/`,
    guarded('What the browser needs for a new passkey', { body, response: { 201: passkeyOptionsSchema } }),
    async (request, reply) => {
      const { viewer, origin } = senderOf(request);
      return reply.code(201).send(await beginPasskey(app, viewer, request.body.password, origin));
    },
  );

  app.post(
    PASSKEY,
    guarded('Adds a passkey; with the first factor other sessions end', {
      body: newPasskeySchema,
      response: { 201: recoveryCodesSchema },
    }),
    async (request, reply) => {
      const { viewer, origin } = senderOf(request);
      return reply.code(201).send({ recovery_codes: await addPasskey(app, viewer, request.body, origin) });
    },
  );

  app.patch(
    `${PASSKEY}:id/`,
    forUsers('Renames a passkey', {
      params: idParamsSchema,
      body: passkeyRenameSchema,
      response: { 200: acceptedSchema },
    }),
    async (request) => {
      await renamePasskey(app, signedIn(request).userId, request.params.id, request.body.name);
      return {};
    },
  );

  app.post(
    `${PASSKEY}:id/remove/`,
    guarded('Removes a passkey; without another factor the password is enough again', {
      params: idParamsSchema,
      body,
      response: { 200: acceptedSchema },
    }),
    async (request) => {
      const { viewer, origin } = senderOf(request);
      await removePasskey(app, viewer.userId, request.params.id, { ...request.body, origin });
      return {};
    },
  );

  app.post(
    `${PASSKEY}challenge/`,
    calls('account')(
      'What the browser needs to use a passkey, for signing in or a confirmation',
      { response: { 201: passkeyOptionsSchema } },
      { rateLimit: limits.passkey, whileLeaving: true },
    ),
    async (request, reply) => reply.code(201).send(await passkeyChallenge(app, siteOrigin(app.settings, request))),
  );

  app.post(
    `${PASSKEY}confirm/`,
    guarded('A confirmation by passkey, which replaces the own password in one call within five minutes', {
      body: passkeyUseSchema,
      response: { 201: passkeyConfirmationSchema },
    }),
    async (request, reply) => {
      const { viewer, origin } = senderOf(request);
      const confirmation = await confirmationByPasskey(app, viewer.userId, request.body, origin);
      return reply.code(201).send({ confirmation });
    },
  );
}
