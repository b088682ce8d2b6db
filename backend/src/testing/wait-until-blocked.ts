import { setTimeout } from 'node:timers/promises';
import type { TestApp } from './test-app';

/** Resolves when so many connections to the test's database wait for a lock. */
export async function waitUntilBlocked({ databases }: TestApp, connections = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await databases.primary.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount && rowCount >= connections) return;
    await setTimeout(5);
  }
}
