import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { backendHome } from '../process/paths';
import { StartupError } from '../process/startup-error';

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

const NAMED_AT_MOST = 10;

/** Each is true in a database whose functions work and whose locale supports German letters. */
const PROBES = {
  "norm_de('Ö') is o": `norm_de('Ö') = 'o'`,
  'fold_de takes Muenchen for München': `fold_de('Muenchen') = fold_de('MÜNCHEN')`,
  'berlin_month counts by the clock of Berlin': `berlin_month('2026-01-31 23:30Z') = date '2026-02-01'`,
  'word_similarity of pg_trgm works': `word_similarity('koeln', 'koeln') = 1`,
  'levenshtein of fuzzystrmatch works': `levenshtein('koln', 'koeln') = 1`,
} as const;

const LOCALE_PROBE = `lower('Ö') = 'ö'`;
const ORDER_PROBE = `'ä' < 'b'`;

const LOCALE_FAULT =
  'Its locale does not know that Ö and ö are one letter, so names and addresses that differ in it would count as two. ' +
  `Create it with: create database … template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C'`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function failedProbes(db: Queryable): Promise<string[]> {
  const list = Object.entries(PROBES).map(([what, probe]) => `(${quoted(what)}, ${probe})`);
  const { rows } = await db.query<{ what: string }>(
    `select what from (values ${list.join(', ')}) probe (what, works) where works is not true`,
  );
  return rows.map(({ what }) => what);
}

/**
 * The parts of the schema that this program needs and the database does not have, such as an index that could not be
 * created when a dump was restored. Empty if the schema is complete; throws if the database does not answer.
 */
export async function schemaProblems(db: Queryable): Promise<string[]> {
  const found = new Set(await listSchema(db));
  const missing = expectedSchema().filter((object) => !found.has(object));
  // For a missing table its columns are not listed.
  const tables = missing.filter((object) => object.startsWith('table '));
  if (tables.length > 0) return tables.map((table) => `${table} is missing`);
  if (missing.length > 0) return missing.map((object) => `${object} is missing`);
  return (await failedProbes(db)).map((probe) => `not true: ${probe}`);
}

/** One sentence about the problems, for the console and the log. */
function describeProblems(problems: readonly string[]): string {
  const more = problems.length - NAMED_AT_MOST;
  const named = problems.slice(0, NAMED_AT_MOST).join(', ');
  return (
    `The database's schema is not whole: ${named}${more > 0 ? ` and ${more} more` : ''}. ` +
    'If it was restored from a dump, restore it again into an empty database and look for errors on the way. ' +
    'If a newer release has changed it, run that release.'
  );
}

/** Refuses the start if searches in this database would fail or give wrong results. */
export async function checkSchema(db: Queryable, report: (text: string) => void): Promise<void> {
  const problems = await schemaProblems(db);
  if (problems.length > 0) throw new StartupError(describeProblems(problems));
  const { rows } = await db.query<{ locale: boolean; order: boolean }>(
    `select ${LOCALE_PROBE} "locale", ${ORDER_PROBE} "order"`,
  );
  if (!rows[0]?.locale) throw new StartupError(`The database cannot be used. ${LOCALE_FAULT}`);
  if (!rows[0].order)
    report(
      'The database sorts umlauts after z, because its locale is not German. Lists are sorted wrongly; create the database with a German locale.',
    );
}
