import { BOOKKEEPING_YEARS } from '@care/contracts/facts';
import { KNOWN_ADDRESS_DAYS } from '../accounts';
import { endInquiryCases, endRequestCases } from '../inquiries';
import type { App } from '../../platform/http/app-type';
import { deleteDueAccounts } from './account-deletion';
import { removeExpiredExports } from './data-export';
import { deleteUnconfirmedAccounts } from './unconfirmed-accounts';

export interface RetentionRule {
  /** The name in docs/operations.md. */
  name: string;
  table: string;
  /** SQL condition for expired rows; `now()` is the time of the sweep. */
  over: string;
}

/** The retention times; this is their only definition. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'messages',
    table: 'message',
    // Replies are deleted together with the first message of their conversation.
    over: `created_at < now() - interval '24 months' and not exists (
      select from message reply where reply.thread_id = message.id and reply.created_at >= now() - interval '24 months')`,
  },
  {
    name: 'application messages',
    table: 'message',
    over: `id in (select message_id from application where status in ('REJECTED', 'WITHDRAWN') and status_at < now() - interval '6 months')`,
  },
  {
    name: 'closed applications',
    table: 'application',
    over: `status in ('REJECTED', 'WITHDRAWN') and status_at < now() - interval '6 months'`,
  },
  {
    name: 'placements',
    table: 'placement',
    // The reason for an invoice, counted from the end of the year like paid orders.
    over: `date_trunc('year', confirmed_at at time zone 'Europe/Berlin') + interval '${BOOKKEEPING_YEARS.value + 1} years' <= now() at time zone 'Europe/Berlin'`,
  },
  { name: 'product inquiries', table: 'product_inquiry', over: `created_at < now() - interval '24 months'` },
  { name: 'support requests', table: 'support_request', over: `settled_at < now() - interval '24 months'` },
  { name: 'authors of removed reviews', table: 'rating_hold', over: `created_at < now() - interval '24 months'` },
  { name: 'invitations to rate', table: 'rating_invite_round', over: `created_at < now() - interval '12 months'` },
  { name: 'profile visits', table: 'job_seeker_view', over: `last_at < now() - interval '12 months'` },
  {
    name: 'unconfirmed search alerts',
    table: 'saved_search',
    over: `user_id is null and confirmed_at is null and created_at < now() - interval '7 days'`,
  },
  { name: 'ended sessions', table: 'user_session', over: `ended_at < now() - interval '30 days'` },
  {
    name: 'known sign-in addresses',
    table: 'sign_in_address',
    over: `last_used_at < now() - interval '${KNOWN_ADDRESS_DAYS} days'`,
  },
  { name: 'failed sign-ins', table: 'sign_in_failure', over: `last_failure_at < now() - interval '1 day'` },
  { name: 'links in mails', table: 'account_key', over: `expires_at < now() - interval '7 days'` },
  { name: 'data downloads', table: 'data_export', over: `created_at < now() - interval '30 days' and file is null` },
  { name: 'invoices', table: 'invoice', over: `kept_until <= (now() at time zone 'Europe/Berlin')::date` },
  { name: 'outbox', table: 'mail_outbox', over: `created_at < now() - interval '30 days'` },
];

/**
 * Applies every rule.
 * @returns the number of rows that each deleted
 */
export async function applyRetention(app: App): Promise<Map<string, number>> {
  await removeExpiredExports(app);
  const removed = new Map<string, number>();
  for (const { name, table, over } of RETENTION_RULES) {
    const { rowCount } = await app.databases.primary.pool.query(`delete from ${table} where ${over}`);
    removed.set(name, rowCount ?? 0);
  }
  await app.databases.primary.kysely.transaction().execute(endInquiryCases);
  await app.databases.primary.kysely.transaction().execute(endRequestCases);
  return removed;
}

/** The scheduled sweeps. */
export function registerPrivacyJobs(app: App): void {
  app.jobs.register('account-deletion', () => deleteDueAccounts(app), { pollSeconds: 30, cron: '7 * * * *' });
  app.jobs.register('unconfirmed-accounts-end', () => deleteUnconfirmedAccounts(app), {
    pollSeconds: 60,
    cron: '10 3 * * *',
  });
  app.jobs.register(
    'retention',
    async () => {
      await applyRetention(app);
    },
    { pollSeconds: 60, cron: '20 3 * * *' },
  );
}
