import { sql } from 'kysely';
import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import { AUTH_PREFIX } from './auth-config';
import { ADDRESS_CONFIRMATION, askForConfirmation, resendConfirmation } from './email-address';
import authExchangeRoutes from './exchange-routes';
import { askForNewsletter, NEWSLETTER_CONFIRMATION } from './notification-settings';
import ownAccountRoutes from './own-account-routes';
import { sendPasswordReset } from './password-change';
import accountRoutes from './routes';
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
    for (const table of ['access_token', 'user_session'] as const)
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
    recovery_code: { personal: 'user_id = $1', omit: ['code_hash'] },
    sign_in_step: { withheld: 'Fingerabdrücke begonnener Anmeldungen, höchstens zehn Minuten alt' },
    sign_in_failure: { withheld: 'Fingerabdrücke falscher Anmeldeversuche, höchstens einen Tag alt' },
  },
  retention: [
    { name: 'ended sessions', table: 'user_session', over: `ended_at < now() - interval '30 days'` },
    {
      name: 'known sign-in addresses',
      table: 'sign_in_address',
      over: `last_used_at < now() - interval '${KNOWN_ADDRESS_DAYS} days'`,
    },
    { name: 'failed sign-ins', table: 'sign_in_failure', over: `last_failure_at < now() - interval '1 day'` },
    {
      name: 'unfinished set-ups of an app',
      table: 'authenticator',
      over: `confirmed_at is null and created_at < now() - interval '1 day'`,
    },
    { name: 'links in mails', table: 'account_key', over: `expires_at < now() - interval '7 days'` },
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
