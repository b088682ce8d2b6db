import { sql } from 'kysely';
import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import { AUTH_PREFIX } from './auth-config';
import { ADDRESS_CONFIRMATION, askForConfirmation, resendConfirmation } from './email-address';
import authExchangeRoutes from './exchange-routes';
import { askForNewsletter, NEWSLETTER_CONFIRMATION } from './notification-settings';
import { sendPasswordReset } from './password-change';
import { accountRoutes, ownAccountRoutes } from './routes';
import secondFactorRoutes from './second-factor/routes';
import { KNOWN_ADDRESS_DAYS } from './sign-in-guard';
import { keepingAdmin } from './staff-accounts';
import unsubscribeRoutes from './unsubscribe-routes';

/** Registration, signing in, and the settings of an account. */
export const accounts: Domain = {
  routes: [accountRoutes, ownAccountRoutes, secondFactorRoutes, unsubscribeRoutes],
  limits,
  mails: mailSamples,
  routesAt: { [AUTH_PREFIX]: authExchangeRoutes },
  jobs: {
    'password-reset': { run: sendPasswordReset },
    'resend-confirmation': { run: resendConfirmation },
    [ADDRESS_CONFIRMATION]: { run: askForConfirmation, pollSeconds: 1 },
    [NEWSLETTER_CONFIRMATION]: { run: askForNewsletter, pollSeconds: 1 },
  },
  // The last ADMIN cannot leave.
  account: { scheduled: (db, userId) => keepingAdmin(db, userId, async () => undefined) },
  housekeeping: async (db) => {
    for (const table of ['access_token', 'user_session', 'sign_in_step', 'passkey_challenge'] as const)
      await db.deleteFrom(table).where('expires_at', '<', new Date()).execute();
  },
  tables: {
    user_account: { personal: 'id = $1', omit: ['password_hash'] },
    staff_role: { personal: 'user_id = $1' },
    user_consent: { personal: 'user_id = $1' },
    newsletter_subscription: { personal: 'user_id = $1' },
    user_session: { personal: 'user_id = $1' },
    sign_in_address: { personal: 'user_id = $1', omit: ['address_hash'] },
    access_token: { withheld: 'Fingerabdrücke kurzlebiger Zugangsschlüssel; sie sagen nichts über die Person' },
    account_key: { withheld: 'Fingerabdrücke von Links in E-Mails; herausgegeben wären sie ein Sicherheitsrisiko' },
    authenticator: { personal: 'user_id = $1', omit: ['secret', 'last_step'] },
    passkey: { personal: 'user_id = $1', omit: ['credential_id', 'public_key', 'counter'] },
    passkey_challenge: { withheld: 'Fingerabdrücke von Zufallszahlen, höchstens fünf Minuten gültig' },
    recovery_code: { personal: 'user_id = $1', omit: ['code_hash'] },
    sign_in_step: { withheld: 'Fingerabdrücke begonnener Anmeldungen, höchstens zehn Minuten alt' },
    sign_in_failure: { withheld: 'Fingerabdrücke falscher Anmeldeversuche, höchstens einen Tag alt' },
  },
  retention: [
    {
      name: 'ended sessions',
      time: [30, 'day'],
      why: 'questions about a sign-in',
      notice: (time) => `Beendete Anmeldungen: ${time}`,
      table: 'user_session',
      over: (time) => `ended_at < now() - ${time}`,
    },
    {
      name: 'known sign-in addresses',
      time: [KNOWN_ADDRESS_DAYS, 'day'],
      kept: (time) => `${time} after the last sign-in, as keyed fingerprints`,
      why: 'the person is not delayed after attacks of others',
      notice: (time) =>
        `Fingerabdrücke der IP-Adressen, von denen Sie sich anmelden: ${time} nach der letzten Anmeldung`,
      table: 'sign_in_address',
      over: (time) => `last_used_at < now() - ${time}`,
    },
    {
      name: 'failed sign-ins',
      time: [1, 'day'],
      why: 'delays after wrong passwords',
      notice: (time) => `Fehlgeschlagene Anmeldungen: ${time}`,
      table: 'sign_in_failure',
      over: (time) => `last_failure_at < now() - ${time}`,
    },
    {
      name: 'unfinished set-ups of an app',
      time: [1, 'day'],
      why: 'time to finish',
      notice: (time) => `Begonnene Einrichtung einer App für die Anmeldung: ${time}`,
      table: 'authenticator',
      over: (time) => `confirmed_at is null and created_at < now() - ${time}`,
    },
    {
      name: 'links in mails',
      time: [7, 'day'],
      kept: (time) => `${time} after they stopped working`,
      why: 'a used link says why it does not work',
      notice: (time) => `Links aus unseren E-Mails: ${time}, nachdem sie nicht mehr gelten`,
      table: 'account_key',
      over: (time) => `expires_at < now() - ${time}`,
    },
    {
      name: 'ended orders of the newsletter',
      time: [3, 'year'],
      kept: (time) => `${time}; nothing after the account is deleted`,
      why: 'proof of the consent (Art. 7 GDPR)',
      notice: (time) => `Nachweis, dass Sie den Newsletter bestellt hatten: ${time} nach der Abmeldung`,
      table: 'newsletter_subscription',
      over: (time) => `ended_at < now() - ${time}`,
    },
    {
      name: 'unconfirmed orders of the newsletter',
      time: [30, 'day'],
      why: 'time to confirm the order',
      notice: (time) => `Bestellungen des Newsletters, die Sie nicht bestätigt haben: ${time}`,
      table: 'newsletter_subscription',
      over: (time) => `confirmed_at is null and requested_at < now() - ${time}`,
    },
  ],
  gauges: {
    sign_in_failures: {
      help: 'Names with failed sign-ins in the last quarter of an hour, and names and addresses that are delayed',
      label: 'state',
      query: sql`
        select 'tried' "name", count(*)::int "value" from sign_in_failure
        where subject like 'name:%' and last_failure_at > now() - interval '15 minutes'
        union all select 'delayed', count(*)::int from sign_in_failure where blocked_until > now()`,
    },
  },
};
