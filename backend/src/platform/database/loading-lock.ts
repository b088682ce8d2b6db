import type pg from 'pg';

const LOADING_LOCK = 4_711_002;

/** Takes the lock for loading data on this connection, so that only one of several processes loads it. */
export async function lockLoading(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOADING_LOCK]);
}
