import { sql } from 'kysely';
import auditRoutes from '../audit/audit-routes';
import outboxRoutes from './outbox-routes';
import { sweepIdempotencyKeys } from '../http/idempotency';
import { sharedLimits, sweepRateLimits } from '../http/rate-limit';
import type { Domain } from './domain';

/** The platform's own routes and tables. */
export const platform: Domain = {
  routes: [outboxRoutes, auditRoutes],
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
  },
  retention: [{ name: 'outbox', table: 'mail_outbox', over: `created_at < now() - interval '30 days'` }],
};
