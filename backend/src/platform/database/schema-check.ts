import { StartupError } from '../process/startup-error';
import { expectedSchema, listSchema, type Queryable } from './schema-list';

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
