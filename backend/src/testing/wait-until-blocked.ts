import { setTimeout } from 'node:timers/promises';
import type { Db } from '../platform/database/schema';
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

/**
 * Changes rows in a transaction, and sends something meanwhile that has read the rows as they were and waits for them.
 * @param connections how many wait
 * @returns the result of what was sent, after the commit
 */
export async function during<Result>(
  test: TestApp,
  change: (db: Db) => Promise<unknown>,
  send: () => PromiseLike<Result>,
  connections = 1,
): Promise<Result> {
  const { answer } = await test.db.transaction().execute(async (db) => {
    await change(db);
    const sent = Promise.resolve(send());
    await waitUntilBlocked(test, connections);
    return { answer: sent };
  });
  return answer;
}
