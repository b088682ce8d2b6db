import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Move } from './domain';

/** Moves the rows of a table that merely name their provider. */
export const moveAll =
  (table: keyof Database): Move =>
  (from, into) =>
    sql`update ${sql.table(table)} set company_id = ${into} where company_id = ${from}`;

/** Moves the rows of a table whose key has the company; rows that the other provider has too are left out. */
export const moveUnlessThere =
  (table: keyof Database, columns: string): Move =>
  (from, into) =>
    sql`insert into ${sql.table(table)} (company_id, ${sql.raw(columns)})
    select ${into}::bigint, ${sql.raw(columns)} from ${sql.table(table)} where company_id = ${from} on conflict do nothing`;
