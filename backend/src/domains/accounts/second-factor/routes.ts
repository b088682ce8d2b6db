import {
  acceptedSchema,
  authenticatorCodeSchema,
  newAuthenticatorSchema,
  passwordOnlySchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { siteOrigin } from '../../../platform/mail/site-address';
import { limits } from '../limits';
import { beginAuthenticator, confirmAuthenticator, newRecoveryCodes, secondFactorOf, switchOff } from './second-factor';

const forUsers = calls('account', 'user');
const guarded = { rateLimit: limits.ownPassword };

/** The second factor of the own account (AC-30, AC-32). Signing in with it is part of the exchange. */
export default async function secondFactorRoutes(app: App): Promise<void> {
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
      'Switches the second factor off',
      { body: passwordOnlySchema, response: { 200: acceptedSchema } },
      guarded,
    ),
    async (request) => {
      const { userId } = signedIn(request);
      await switchOff(app, userId, request.body.password, siteOrigin(app.settings, request));
      return {};
    },
  );
}
