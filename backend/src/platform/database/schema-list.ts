import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { backendHome } from '../process/paths';

/** A pool or a client. */
export type Queryable = Pick<pg.Pool | pg.ClientBase, 'query'>;

/** Objects of extensions are left out; an invalid index is treated as missing. */
const LISTING = `
  with own as (
    select c.oid, c.relname, c.relkind from pg_class c
    where c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  )
  select 'table ' || relname object from own where relkind in ('r', 'p')
  union all
  select 'column ' || relname || '.' || attname || case
      when attgenerated <> '' then ' generated' when attidentity <> '' then ' identity' when atthasdef then ' default' else '' end
    from own join pg_attribute on attrelid = own.oid where relkind in ('r', 'p') and attnum > 0 and not attisdropped
  union all
  select 'index ' || relname from own join pg_index on indexrelid = own.oid where indisvalid and indisready
  union all
  select 'constraint ' || relname || '.' || conname from own join pg_constraint on conrelid = own.oid
    where convalidated and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'trigger ' || relname || '.' || tgname from own join pg_trigger on tgrelid = own.oid where not tgisinternal and tgenabled <> 'D'
  union all
  select 'function ' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  order by object`;

/** The schema of a database, one line per object. */
export async function listSchema(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ object: string }>(LISTING);
  return rows.map(({ object }) => object).sort();
}

/** The list for the schema of the migrations; `npm run schema-list` writes it. */
export const schemaListFile = (): string => path.join(backendHome(), 'migrations', 'schema.txt');

export const expectedSchema = (): string[] => readFileSync(schemaListFile(), 'utf8').split('\n').filter(Boolean);
