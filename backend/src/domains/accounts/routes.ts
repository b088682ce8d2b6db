import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { notAuthenticated, notFound, refusedAt } from '../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { senderOf } from '../../platform/http/sender';
import { siteOrigin } from '../../platform/mail/site-address';
import { registerCompany } from './company-registration';
import { confirmByKey, requestEmailChange } from './email-address';
import { limits } from './limits';
import { changeNotifications, notificationSettings, toggleEmailNotifications } from './notification-settings';
import { changePassword, resetPassword } from './password-change';
import { register } from './registration';
import { endOwnSession, endSessionsOf, sessionsOf } from './sessions';
import { changeUserDetails, userDetails } from './user-details';
import { listed } from '../../platform/database/queries';

const forAll = calls('account');
const forUsers = calls('account', 'user');
const leaving = { whileLeaving: true } as const;

/**
 * Runs before the entry is validated: users who may not register a provider get this message and no list of field
 * errors (AC-05).
 */
async function refuseOthers({ viewer }: FastifyRequest): Promise<void> {
  if (!viewer) throw notAuthenticated(t('errors.loginToCreateFacility'));
  if (viewer.profileType !== 'CARE_PROVIDER') throw refusedAt('detail', 403, 'permission_denied', INVALID_ACCOUNT_TYPE);
}

/** Registration and the links in mails. Signing in and out is the exchange under `/api/auth`. */
export async function accountRoutes(app: App): Promise<void> {
  const registerCall = forAll(
    'Registers an account; a mail asks to confirm its address',
    { headers: idempotencyHeaderSchema, body: schemas.registrationSchema, response: { 201: schemas.registeredSchema } },
    { rateLimit: limits.register },
  );
  app.post('/auth/register/', registerCall, async (request) => {
    const idempotencyKey = request.headers['idempotency-key'];
    const pk = await register(app, request.body, { origin: siteOrigin(app.settings, request), idempotencyKey });
    return { pk, email_verified: false as const };
  });

  // A provider is registered by a signed-in user (AC-05).
  const companyCall = {
    ...forAll(
      'Registers a provider of the signed-in account',
      {
        headers: idempotencyHeaderSchema,
        body: schemas.companyRegistrationSchema,
        response: { 201: schemas.companyRegisteredSchema },
      },
      { rateLimit: limits.companyRegistration },
    ),
    preValidation: refuseOthers,
  };
  app.post('/auth/company/register/', companyCall, (request) => registerCompany(app, request.body, senderOf(request)));

  const { jobs, settings } = app;
  const verifyEmailCall = forAll(
    'Confirms an address by the key in a mail',
    { body: schemas.emailKeySchema, response: { 200: schemas.emailConfirmedSchema } },
    { rateLimit: limits.verifyEmail, whileLeaving: true },
  );
  app.post('/auth/verify-email/', verifyEmailCall, (request) =>
    confirmByKey(app, request.body.key, siteOrigin(settings, request)),
  );

  const resendCall = forAll(
    'Sends the mail to confirm an address again',
    { body: schemas.emailOnlySchema, response: { 202: schemas.acceptedSchema } },
    { rateLimit: limits.resendEmail, whileLeaving: true },
  );
  app.post('/auth/verify-email/resend/', resendCall, async (request) => {
    const { email } = request.body;
    const userId = request.viewer?.userId ?? null;
    // Neither the answer nor its time reveals whether an address is known: a job does the lookup.
    await jobs.enqueue('resend-confirmation', { email, userId, origin: siteOrigin(settings, request) });
    return {};
  });

  const resetCall = forAll(
    'Sends a mail with a link to set a new password',
    { body: schemas.emailOnlySchema, response: { 202: schemas.acceptedSchema } },
    { rateLimit: limits.passwordReset, whileLeaving: true },
  );
  app.post('/auth/password/reset/', resetCall, async (request) => {
    await jobs.enqueue('password-reset', { ...request.body, origin: siteOrigin(settings, request) });
    return {};
  });

  const confirmCall = forAll(
    'Sets a new password by the key in a mail',
    { body: schemas.passwordResetSchema, response: { 200: schemas.acceptedSchema } },
    { rateLimit: limits.verifyEmail, whileLeaving: true },
  );
  app.post('/auth/password/reset/confirm/', confirmCall, async (request) => {
    await resetPassword(app, request.body, siteOrigin(settings, request));
    return {};
  });
}

/** The own account of a signed-in user: data, password, address, sessions, notifications. */
export async function ownAccountRoutes(app: App): Promise<void> {
  // Data, password and address.
  const { databases, settings } = app;

  const detailsCall = forUsers('The own account', { response: { 200: schemas.userDetailsSchema } }, leaving);
  app.get('/user/details/', detailsCall, (request) => userDetails(request.reads, signedIn(request).userId, settings));

  const changeDetailsCall = forUsers('Changes name, language and settings of the own account', {
    body: schemas.userChangeSchema,
    response: { 200: schemas.userDetailsSchema },
  });
  app.patch('/user/details/', changeDetailsCall, async (request) => {
    const { userId } = signedIn(request);
    await changeUserDetails(databases, userId, request.body);
    return userDetails(databases.primary, userId, settings);
  });

  const passwordCall = forUsers(
    'Changes the password; other sessions end',
    { body: schemas.passwordChangeSchema, response: { 200: schemas.acceptedSchema } },
    { ...leaving, rateLimit: limits.ownPassword },
  );
  app.post('/auth/password/change/', passwordCall, async (request) => {
    await changePassword(app, signedIn(request), request.body, siteOrigin(app.settings, request));
    return {};
  });

  const emailCall = forUsers(
    'Asks for another address; it counts once the mails are confirmed',
    { body: schemas.emailChangeSchema, response: { 202: schemas.acceptedSchema } },
    { rateLimit: limits.ownPassword },
  );
  app.post('/auth/email/change/', emailCall, async (request) => {
    const { viewer, origin } = senderOf(request);
    await requestEmailChange(app, viewer.userId, request.body, origin);
    return {};
  });

  const sessionsCall = forUsers(
    'The devices on which the account is signed in',
    { response: { 200: schemas.accountSessionsSchema } },
    leaving,
  );
  app.get('/auth/sessions/', sessionsCall, async (request) => listed(await sessionsOf(databases, signedIn(request))));

  const endCall = forUsers(
    'Signs the account out everywhere, or on all other devices',
    { querystring: schemas.endSessionsQuerySchema, response: { 200: schemas.sessionsEndedSchema } },
    leaving,
  );
  app.delete('/auth/sessions/', endCall, async (request) => {
    const { userId, sessionId } = signedIn(request);
    const kept = request.query.others ? { except: sessionId } : {};
    return { ended: await endSessionsOf(databases.primary.kysely, userId, kept) };
  });

  const endOneCall = forUsers(
    'Signs the account out on one device',
    { params: schemas.idParamsSchema, response: { 204: z.undefined() } },
    leaving,
  );
  app.delete('/auth/sessions/:id/', endOneCall, async (request) => {
    if (!(await endOwnSession(databases, signedIn(request).userId, request.params.id))) throw notFound();
  });

  registerNotifications(app);
}

function registerNotifications(app: App): void {
  const toggleCall = forUsers('Turns all notifications by mail on or off', {
    response: { 200: schemas.emailNotificationsSchema },
  });
  app.post('/user/toggle-email-notifications/', toggleCall, (request) =>
    toggleEmailNotifications(app.databases, signedIn(request).userId),
  );

  const settingsCall = forUsers('Which mails the account gets', {
    response: { 200: schemas.notificationSettingsSchema },
  });
  app.get('/user/notification-settings/', settingsCall, (request) =>
    notificationSettings(request.reads.kysely, signedIn(request).userId).executeTakeFirstOrThrow(),
  );

  const changeCall = forUsers('Changes which mails the account gets', {
    body: schemas.notificationChangeSchema,
    response: { 200: schemas.notificationSettingsSchema },
  });
  app.patch('/user/notification-settings/', changeCall, (request) =>
    changeNotifications(app, signedIn(request).userId, request.body, siteOrigin(app.settings, request)),
  );
}
