import { sql } from 'kysely';
import auditRoutes from '../audit/audit-routes';
import { normalAddress } from '../mail/mail-address';
import suppressionRoutes from './suppression-routes';
import outboxRoutes from './outbox-routes';
import { sweepIdempotencyKeys } from '../http/idempotency';
import { sharedLimits, sweepRateLimits } from '../http/rate-limit';
import type { Domain } from './domain';
import type { App } from '../http/app-type';

const EVERY_MS = 10 * 60_000;

/** Lets every domain delete its expired rows, so that no table grows without limit. */
async function sweepExpired({ databases, domains }: App): Promise<void> {
  for (const { housekeeping } of domains) await housekeeping?.(databases.primary.kysely);
}

/** Runs the sweep at intervals while the API runs. */
export function scheduleHousekeeping(app: App): void {
  const timer = setInterval(() => {
    sweepExpired(app).catch((error: unknown) => {
      if (!app.faults.countDatabaseFault(error))
        app.log.warn({ err: error }, 'housekeeping failed; it runs again in ten minutes');
    });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Jobs that could run now, mails among them (job "mail"). */
const DUE = sql`state in ('created', 'retry') and start_after <= now()`;

/** The platform's own routes and tables. */
export const platform: Domain = {
  routes: [outboxRoutes, auditRoutes, suppressionRoutes],
  jobs: {
    'audit-log-end': {
      run: ({ databases }) => sql`select cut_audit_log()`.execute(databases.primary.kysely),
      cron: '45 3 * * *',
    },
  },
  limits: sharedLimits,
  housekeeping: async (db) => {
    await sweepRateLimits(db);
    await sweepIdempotencyKeys(db);
  },
  tables: {
    app_meta: {},
    schema_migration: {},
    audit_entry: { withheld: 'Protokoll der Verwaltung, das niemand ändern kann; es enthält keine Inhalte' },
    rate_limit_counter: { withheld: 'Zähler gegen Missbrauch, höchstens einen Tag alt' },
    idempotency_key: { withheld: 'Antworten auf wiederholte Anfragen, höchstens einen Tag alt' },
    mail_outbox: {
      withheld: 'Postausgang von Installationen ohne Mailserver; die Person hat diese E-Mails bekommen',
    },
    mail_suppression: { personal: 'address = (select lower(email) from user_account where id = $1)' },
  },
  account: {
    deleted: async (_app, db, { email }) => {
      await db.deleteFrom('mail_suppression').where('address', '=', normalAddress(email)).execute();
    },
  },
  retention: [
    {
      name: 'outbox',
      time: [30, 'day'],
      why: 'reading mails where there is no mail server',
      notice: (time) => `E-Mails an Sie, wenn die Website keinen Mailserver hat: ${time}`,
      table: 'mail_outbox',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'addresses that take no mail',
      time: [12, 'month'],
      kept: (time) => `${time}, or until the operator lifts it or the account is deleted`,
      why: 'no mail to a mailbox that refuses it',
      notice: (time) => `E-Mail-Adressen, die keine E-Mails annehmen: ${time}`,
      table: 'mail_suppression',
      over: (time) => `created_at < now() - ${time}`,
    },
    {
      name: 'audit log',
      // The database has the time too, so that no program deletes younger entries.
      time: [3, 'year'],
      kept: (time) => `${time}; an entry in the chain states number and hash of the last one that ended`,
      why: 'proof of what STAFF did',
      notice: (time) => `Protokoll der Verwaltung, das keine Inhalte hat: ${time}`,
      job: 'audit-log-end',
    },
  ],
  gauges: {
    mail_suppressions: {
      help: 'Addresses to which no mail is sent, by cause',
      label: 'cause',
      query: sql`select cause "name", count(*)::int "value" from mail_suppression group by cause`,
    },
    jobs_waiting: {
      help: 'Jobs that wait although they could run',
      label: 'job',
      query: sql`select name, count(*)::int "value" from jobs.job where ${DUE} group by name`,
    },
    jobs_oldest_seconds: {
      help: 'How long the oldest of them waits',
      label: 'job',
      query: sql`
        select name, extract(epoch from now() - min(start_after))::float8 "value" from jobs.job where ${DUE} group by name`,
    },
    jobs_failed: {
      help: 'Jobs of the last day that failed and are not tried again',
      label: 'job',
      query: sql`
        select name, count(*)::int "value" from (select name from jobs.job where state = 'failed'
          union all select name from jobs.archive where state = 'failed') job group by name`,
    },
  },
};
