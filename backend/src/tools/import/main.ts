import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AuditAction } from '@care/contracts/schemas';
import type pg from 'pg';
import { auditOn } from '../../platform/audit/audit-log';
import { connect, operatorName, runCommand, type Command } from '../command';
import { StartupError } from '../../platform/process/startup-error';
import { csvLine } from '../../platform/text/csv-cell';
import { REPORT_COLUMNS, type ChosenColumns } from './columns';
import { openAddressBook } from './gazetteer';
import { readServices } from './offers';
import { readRecords } from './read-records';
import { runImport, type ImportSummary } from './run-import';

/** Held while a directory is loaded; a second import at the same time would assign slug numbers twice. */
const IMPORT_LOCK = 4_711_003;

const USAGE = `Loads a directory of care providers (CSV or GeoJSON).

  npm run import -- <file> [--dry-run] [--source <name>] [--report <file>]
      [--id-column <header>] [--services <column[:word=form,…]> | --services =<form>]

  --dry-run   reads and checks everything and changes nothing
  --source    name of the directory, if ids of several could collide
  --report    where to write the refused rows; default: <file>.refused.csv
  --id-column column that holds the directory's own ids, if its header does not say so
  --services  column that holds the care forms, and what its words mean: "Art:AP=ambulante-pflege,TP=Tagespflege";
              or one care form for all rows: "=ambulante-pflege"

It may be run again at any time: known providers are updated, and profiles that have an owner are left alone.`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      source: { type: 'string', default: '' },
      report: { type: 'string' },
      'id-column': { type: 'string' },
      services: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1) throw new StartupError(USAGE);
  if (!existsSync(file) || !statSync(file).isFile()) throw new StartupError(`There is no file ${file}.`);
  const report = values.report ?? `${file}.refused.csv`;
  if (!canWrite(report))
    throw new StartupError(`The report ${report} cannot be written. Choose another file with --report.`);
  const services = values.services === undefined ? { words: {} } : readServices(values.services);
  const columns: ChosenColumns = {
    ...(values['id-column'] !== undefined && { external_id: values['id-column'] }),
    ...(services.column !== undefined && { services: services.column }),
  };
  return { file, dryRun: values['dry-run'], source: values.source, report, columns, services: services.words };
}

/** Checked before the import, because the report is written after it. */
function canWrite(file: string): boolean {
  try {
    accessSync(existsSync(file) ? file : path.dirname(file), constants.W_OK);
    return !statSync(file, { throwIfNoEntry: false })?.isDirectory();
  } catch {
    return false;
  }
}

async function lockImports(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) free', [IMPORT_LOCK]);
  if (!rows[0]?.free) throw new StartupError('Another import is running on this database.');
}

/**
 * Writes the refused rows as a CSV file for spreadsheets, with line and reason in further columns. When the rows are
 * mended, the file can be imported.
 */
function writeReport(file: string, { headers, refusals }: ImportSummary): void {
  const added = Object.values<string>(REPORT_COLUMNS);
  const own = headers.filter((header) => !added.includes(header));
  const rows = refusals.map(({ line, problem, cells }) => [...own.map((header) => cells[header] ?? ''), line, problem]);
  try {
    writeFileSync(file, `\ufeff${[[...own, ...added], ...rows].map(csvLine).join('')}`);
  } catch (error) {
    throw new StartupError(`The report ${file} is incomplete: ${(error as Error).message}`);
  }
}

/** How often each reason occurs, the most frequent first. */
function reasonsOf({ refusals }: ImportSummary): string[] {
  const counts = new Map<string, number>();
  for (const { problem } of refusals) {
    const kind = problem.replace(/„[^“]*“|\d+/g, '…');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${count} × ${reason}`);
}

/** Maximum number of lines printed for a note; a few examples are enough. */
const MAX_LINES = 20;
const linesOf = (lines: readonly number[]): string =>
  `line ${lines.slice(0, MAX_LINES).join(', ')}${lines.length > MAX_LINES ? ' and more' : ''}`;

function printSummary({ dryRun, report }: ReturnType<typeof readArguments>, summary: ImportSummary): void {
  const { read, created, changed, unchanged, owned, refused, duplicates, unknownColumns, remarks } = summary;
  console.log(`${dryRun ? 'Would be done (dry run)' : 'Done'}: ${read} rows read`);
  console.log(
    `  ${created} new, ${changed} changed, ${unchanged} unchanged, ${owned} left to their owners, ${refused} refused, ${duplicates} likely there already`,
  );
  if (unknownColumns.length) console.log(`Columns without a meaning here: ${unknownColumns.join(', ')}`);
  for (const [note, lines] of remarks) console.log(`Note, ${lines.length} times: ${note} (${linesOf(lines)})`);
  if (summary.refusals.length === 0) return;
  console.log([`Refused rows, listed in ${report}:`, ...reasonsOf(summary)].join('\n'));
  writeReport(report, summary);
}

async function importFile(command: Command): Promise<void> {
  const wanted = readArguments();
  const client = await connect(command);
  await lockImports(client);
  const { records, describe } = readRecords(wanted.file);
  console.log(describe);
  const note = async (action: AuditAction, detail: string) => {
    if (!wanted.dryRun) await auditOn(client, { actor: operatorName(), action, subject: 'companies', detail });
  };
  await note('import-started', path.basename(wanted.file));
  const summary = await runImport(client, records, {
    ...wanted,
    book: openAddressBook(),
    onProgress: (read) => console.log(`${Math.floor((read / records.length) * 100)} %, ${read} rows`),
  });
  // Index-only scans are possible only after vacuum has marked the pages as visible to all.
  if (!wanted.dryRun && summary.created + summary.changed > 0) {
    await client.query('select refresh_rating_prior()');
    await client.query('vacuum (analyze) company');
  }
  await note('import-finished', `${summary.created} new, ${summary.changed} changed`);
  printSummary(wanted, summary);
}

await runCommand(importFile);
