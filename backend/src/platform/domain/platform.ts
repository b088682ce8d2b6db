import outboxRoutes from './outbox-routes';
import { sweepIdempotencyKeys } from '../http/idempotency';
import { sharedLimits, sweepRateLimits } from '../http/rate-limit';
import type { Domain } from './domain';

/** The platform's own routes and tables. */
export const platform: Domain = {
  routes: [outboxRoutes],
  limits: sharedLimits,
  housekeeping: async (db) => {
    await sweepRateLimits(db);
    await sweepIdempotencyKeys(db);
  },
  tables: {
    app_meta: {},
    schema_migration: {},
    rate_limit_counter: { withheld: 'Zähler gegen Missbrauch, höchstens einen Tag alt' },
    idempotency_key: { withheld: 'Antworten auf wiederholte Anfragen, höchstens einen Tag alt' },
    mail_outbox: {
      withheld: 'Postausgang von Installationen ohne Mailserver; die Person hat diese E-Mails bekommen',
    },
  },
  retention: [{ name: 'outbox', table: 'mail_outbox', over: `created_at < now() - interval '30 days'` }],
};
