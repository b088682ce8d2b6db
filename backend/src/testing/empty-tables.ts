import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../platform/database/schema';
import type { TestApp } from './test-app';

const REFERRING = `
  with recursive reached as (
    select oid from pg_class where oid = any($1::regclass[])
    union select conrelid from pg_constraint join reached on confrelid = reached.oid where contype = 'f' and conrelid <> 'content_version'::regclass
  )
  select string_agg('delete from ' || oid::regclass, ';') as deletes from reached`;

/** The functions of a database that empty tables, by the names of the tables. */
const functions = new WeakMap<object, Map<string, Promise<string>>>();

/** Creates a function in the database, whose statements each connection plans once. @returns its name */
async function createFunction({ databases }: TestApp, number: number, names: (keyof Database)[]): Promise<string> {
  const { pool } = databases.primary;
  const { rows } = await pool.query<{ deletes: string }>(REFERRING, [names]);
  await pool.query(
    `create schema if not exists testing;
     create function testing.empty_${number}() returns void language plpgsql as $$ begin
       perform set_config('session_replication_role', 'replica', true);
       ${rows[0]?.deletes};
     end $$`,
  );
  return `testing.empty_${number}`;
}

/**
 * Deletes all rows of tables and of those that refer to them. `truncate … cascade` makes new files for each of fifty
 * tables and takes ten times as long. Foreign keys and triggers are disabled meanwhile. Texts stay without their authors.
 */
export async function emptyTables(test: TestApp, ...names: (keyof Database)[]): Promise<void> {
  const { pool } = test.databases.primary;
  const known = functions.get(pool) ?? new Map<string, Promise<string>>();
  functions.set(pool, known);
  const name = known.get(names.join()) ?? createFunction(test, known.size, names);
  known.set(names.join(), name);
  await pool.query(`select ${await name}()`);
}

/**
 * Finishes the queued jobs, then deletes what people and providers left: accounts, providers, cases, payments, mails and
 * counters. Places, products and articles stay.
 */
export async function removeAll(test: TestApp): Promise<void> {
  await test.app.jobs.drain();
  await emptyTables(
    test,
    ...(['user_account', 'company', 'desk_case', 'product_inquiry', 'payment_order', 'payment_event'] as const),
    ...(['invoice', 'invoice_counter', 'mail_outbox', 'rate_limit_counter', 'idempotency_key'] as const),
    ...(['sign_in_failure', 'sign_in_address'] as const),
  );
}

/** What brings database and files of a new app back to their present state. */
export async function restorer({ app, databases }: TestApp): Promise<() => Promise<void>> {
  const { pool } = databases.primary;
  const namesOf = async (sql: string) => (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const tables = await namesOf(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  const empty = await namesOf(
    tables.map((name) => `select '${name}' as name where not exists (select from ${name})`).join(' union all '),
  );
  const sequences = await namesOf(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is null`,
  );
  const lastText = await namesOf('select max(id)::text as name from content_entry');
  const statements = [
    'set local session_replication_role = replica',
    ...empty.map((name) => `delete from ${name}`),
    ...sequences.map((name) => `select setval('${name}', 1, false)`),
    // The texts that come with the site stay as they came.
    `delete from content_version where entry_id > ${lastText[0]} or number > 1`,
    `delete from content_entry where id > ${lastText[0]}`,
    'delete from jobs.job',
    'delete from jobs.schedule',
  ].join(';');
  return async () => {
    await pool.query(statements);
    // The files beside the folders are secrets, which the API has read.
    for (const entry of readdirSync(app.settings.DATA_DIR, { withFileTypes: true }))
      if (entry.isDirectory()) rmSync(path.join(entry.parentPath, entry.name), { recursive: true });
  };
}
