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
import type { FastifyRequest } from 'fastify';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
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

const forAll = calls('account');
const forUsers = calls('account', 'user');
const guarded = { rateLimit: limits.ownPassword };

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
    forUsers(
      'Begins the set-up of an authenticator app',
      { body: passwordOnlySchema, response: { 201: newAuthenticatorSchema } },
      guarded,
    ),
    async (request, reply) =>
      reply.code(201).send(await beginAuthenticator(app, signedIn(request), request.body.password)),
  );

  app.post(
    '/auth/second-factor/authenticator/confirm/',
    forUsers(
      'Finishes the set-up with a code of the app; other sessions end',
      { body: authenticatorCodeSchema, response: { 200: recoveryCodesSchema } },
      guarded,
    ),
    async (request) => {
      const origin = siteOrigin(app.settings, request);
      return { recovery_codes: await confirmAuthenticator(app, signedIn(request), request.body.code, origin) };
    },
  );

  app.post(
    '/auth/second-factor/recovery-codes/',
    forUsers(
      'Replaces the recovery codes',
      { body: passwordOnlySchema, response: { 200: recoveryCodesSchema } },
      guarded,
    ),
    async (request) => ({
      recovery_codes: await newRecoveryCodes(app, signedIn(request).userId, request.body.password),
    }),
  );

  app.post(
    '/auth/second-factor/remove/',
    forUsers(
      'Removes the authenticator app; without another factor the password is enough again',
      { body: passwordOnlySchema, response: { 200: acceptedSchema } },
      guarded,
    ),
    async (request) => {
      const { userId } = signedIn(request);
      await removeAuthenticator(app, userId, request.body.password, siteOrigin(app.settings, request));
      return {};
    },
  );
}

const PASSKEY = '/auth/second-factor/passkey/';

function registerPasskeys(app: App): void {
  const originOf = (request: FastifyRequest): string => siteOrigin(app.settings, request);

  app.post(
    `${PASSKEY}options/`,
    forUsers(
      'What the browser needs for a new passkey',
      { body: passwordOnlySchema, response: { 201: passkeyOptionsSchema } },
      guarded,
    ),
    async (request, reply) =>
      reply.code(201).send(await beginPasskey(app, signedIn(request), request.body.password, originOf(request))),
  );

  app.post(
    PASSKEY,
    forUsers(
      'Adds a passkey; with the first factor other sessions end',
      { body: newPasskeySchema, response: { 201: recoveryCodesSchema } },
      guarded,
    ),
    async (request, reply) =>
      reply
        .code(201)
        .send({ recovery_codes: await addPasskey(app, signedIn(request), request.body, originOf(request)) }),
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
    forUsers(
      'Removes a passkey; without another factor the password is enough again',
      { params: idParamsSchema, body: passwordOnlySchema, response: { 200: acceptedSchema } },
      guarded,
    ),
    async (request) => {
      const given = { ...request.body, origin: originOf(request) };
      await removePasskey(app, signedIn(request).userId, request.params.id, given);
      return {};
    },
  );

  app.post(
    `${PASSKEY}challenge/`,
    forAll(
      'What the browser needs to use a passkey, for signing in or a confirmation',
      { response: { 201: passkeyOptionsSchema } },
      { rateLimit: limits.passkey, whileLeaving: true },
    ),
    async (request, reply) => reply.code(201).send(await passkeyChallenge(app, originOf(request))),
  );

  app.post(
    `${PASSKEY}confirm/`,
    forUsers(
      'A confirmation by passkey, which replaces the own password in one call within five minutes',
      { body: passkeyUseSchema, response: { 201: passkeyConfirmationSchema } },
      guarded,
    ),
    async (request, reply) => {
      const confirmation = await confirmationByPasskey(app, signedIn(request).userId, request.body, originOf(request));
      return reply.code(201).send({ confirmation });
    },
  );
}
