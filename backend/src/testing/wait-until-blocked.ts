import { setTimeout } from 'node:timers/promises';
import type { TestApp } from './test-app';

/** Resolves when a connection to the test's database waits for a lock. */
export async function waitUntilBlocked({ databases }: TestApp): Promise<void> {
  for (;;) {
    const { rowCount } = await databases.primary.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
    await setTimeout(5);
  }
}
