import { sql } from 'kysely';
import type { App } from '../platform/http/app-type';

/** Runs all queued jobs, also those that are to start later. */
export async function runLaterJobs({ databases, jobs }: Pick<App, 'databases' | 'jobs'>): Promise<void> {
  await sql`update jobs.job set start_after = now() where state = 'created'`.execute(databases.primary.kysely);
  await jobs.drain();
}
