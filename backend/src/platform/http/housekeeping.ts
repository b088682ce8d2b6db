import { sql } from 'kysely';
import type { App } from './app-type';
import { sweepIdempotencyKeys } from './idempotency';
import { sweepRateLimits } from './rate-limit';

const EVERY_MS = 10 * 60_000;

/**
 * Deletes expired rows, so that no table grows without limit: rate limit windows, answers for repeated requests,
 * tokens, sessions. It also refreshes the mean that the order by rating uses.
 */
async function sweepExpired(app: App): Promise<void> {
  const now = new Date();
  const { kysely } = app.databases.primary;
  await sweepRateLimits(app.databases);
  await sweepIdempotencyKeys(app.databases);
  await kysely.deleteFrom('access_token').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('user_session').where('expires_at', '<', now).execute();
  await sql`select refresh_rating_prior()`.execute(kysely);
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
