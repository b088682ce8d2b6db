import { sql } from 'kysely';
import type { App } from '../http/app-type';
import { sweepIdempotencyKeys } from '../http/idempotency';
import { sweepRateLimits } from '../limits/rate-limit';

const EVERY_MS = 10 * 60_000;

/** Removes what has expired, so that no table grows for ever: past rate limit windows, answers kept for repeated requests, tokens, sessions;
 * and brings the bits that the provider search counts with up to date. */
export async function sweepExpired(app: App): Promise<void> {
  const now = new Date();
  const { kysely } = app.databases.primary;
  await sweepRateLimits(app.databases);
  await sweepIdempotencyKeys(app.databases);
  await kysely.deleteFrom('access_token').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('user_session').where('expires_at', '<', now).execute();
  await sql`select refresh_company_bits()`.execute(kysely);
}

/** Sweeps now and then for as long as the API runs. */
export function scheduleHousekeeping(app: App): void {
  const timer = setInterval(() => {
    sweepExpired(app).catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
