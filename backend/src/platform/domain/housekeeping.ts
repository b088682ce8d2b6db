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
