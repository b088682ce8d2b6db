import {
  acceptedSchema,
  accountSessionsSchema,
  emailChangeSchema,
  emailNotificationsSchema,
  endSessionsQuerySchema,
  idParamsSchema,
  notificationChangeSchema,
  notificationSettingsSchema,
  passwordChangeSchema,
  sessionsEndedSchema,
  userChangeSchema,
  userDetailsSchema,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { siteOrigin } from '../../platform/mail/site-address';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { notFound } from '../../platform/http/errors';
import { limits } from './limits';
import { requestEmailChange } from './email-address';
import { changeNotifications, notificationSettings, toggleEmailNotifications } from './notification-settings';
import { changePassword } from './password-change';
import { endOwnSession, endSessionsOf, sessionsOf } from './sessions';
import { changeUserDetails, userDetails } from './user-details';

const forUsers = calls('account', 'user');
const leaving = { whileLeaving: true } as const;

/** The own account of a signed-in user: data, password, address, sessions, notifications. */
export default async function ownAccountRoutes(app: App): Promise<void> {
  registerDetails(app);
  registerSecrets(app);
  registerSessions(app);
  registerNotifications(app);
}

function registerDetails(app: App): void {
  const { databases, settings } = app;

  app.get('/user/details/', forUsers('The own account', { response: { 200: userDetailsSchema } }, leaving), (request) =>
    userDetails(request.reads, signedIn(request).userId, settings),
  );

  app.patch(
    '/user/details/',
    forUsers('Changes name, language and settings of the own account', {
      body: userChangeSchema,
      response: { 200: userDetailsSchema },
    }),
    async (request) => {
      const { userId } = signedIn(request);
      await changeUserDetails(databases, userId, request.body);
      return userDetails(databases.primary, userId, settings);
    },
  );
}

/** Password and address. */
function registerSecrets(app: App): void {
  app.post(
    '/auth/password/change/',
    forUsers(
      'Changes the password; other sessions end',
      { body: passwordChangeSchema, response: { 200: acceptedSchema } },
      { ...leaving, rateLimit: limits.ownPassword },
    ),
    async (request) => {
      await changePassword(app, signedIn(request), request.body, siteOrigin(app.settings, request));
      return {};
    },
  );

  app.post(
    '/auth/email/change/',
    forUsers(
      'Asks for another address; it counts once the mails are confirmed',
      { body: emailChangeSchema, response: { 202: acceptedSchema } },
      { rateLimit: limits.ownPassword },
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      await requestEmailChange(app, { userId, ...request.body }, siteOrigin(app.settings, request));
      return reply.code(202).send({});
    },
  );
}

function registerSessions(app: App): void {
  const { databases } = app;

  app.get(
    '/auth/sessions/',
    forUsers('The devices on which the account is signed in', { response: { 200: accountSessionsSchema } }, leaving),
    async (request) => {
      const results = await sessionsOf(databases, signedIn(request));
      return { count: results.length, results };
    },
  );

  app.delete(
    '/auth/sessions/',
    forUsers(
      'Signs the account out everywhere, or on all other devices',
      { querystring: endSessionsQuerySchema, response: { 200: sessionsEndedSchema } },
      leaving,
    ),
    async (request) => {
      const { userId, sessionId } = signedIn(request);
      const kept = request.query.others ? { except: sessionId } : {};
      return { ended: await endSessionsOf(databases.primary.kysely, userId, kept) };
    },
  );

  app.delete(
    '/auth/sessions/:id/',
    forUsers(
      'Signs the account out on one device',
      { params: idParamsSchema, response: { 204: z.undefined() } },
      leaving,
    ),
    async (request, reply) => {
      if (!(await endOwnSession(databases, signedIn(request).userId, request.params.id))) throw notFound();
      return reply.code(204).send();
    },
  );
}

function registerNotifications(app: App): void {
  app.post(
    '/user/toggle-email-notifications/',
    forUsers('Turns all notifications by mail on or off', { response: { 200: emailNotificationsSchema } }),
    (request) => toggleEmailNotifications(app.databases, signedIn(request).userId),
  );

  app.get(
    '/user/notification-settings/',
    forUsers('Which mails the account gets', { response: { 200: notificationSettingsSchema } }),
    (request) => notificationSettings(request.reads.kysely, signedIn(request).userId),
  );

  app.patch(
    '/user/notification-settings/',
    forUsers('Changes which mails the account gets', {
      body: notificationChangeSchema,
      response: { 200: notificationSettingsSchema },
    }),
    (request) => changeNotifications(app, signedIn(request).userId, request.body, siteOrigin(app.settings, request)),
  );
}
