import { accessSync, constants, createWriteStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { AuditAction } from '@care/contracts/schemas';
import type pg from 'pg';
import { auditOn } from '../../platform/audit/audit-log';
import { connect, operatorName, runCommand, type Command } from '../command';
import { StartupError } from '../../platform/process/startup-error';
import { csvCell } from '../../platform/text/csv-cell';
import { REPORT_COLUMNS, type ChosenColumns } from './columns';
import type { ServiceWords } from './entry';
import { openAddressBook } from './gazetteer';
import { openRecords } from './open-records';
import { runImport, type ImportSummary, type RefusedRow, type Refusal } from './run-import';
import { readServices } from './services-option';

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

interface Arguments {
  file: string;
  dryRun: boolean;
  source: string;
  report: string;
  columns: ChosenColumns;
  services: ServiceWords;
}

function readArguments(): Arguments {
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

/** Checked before the import, because the report is created only when the first row is refused. */
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
 * The refused rows as a CSV file for spreadsheets, with line and reason in further columns; created with the first one.
 * When the rows are mended, the file can be imported.
 */
class RefusedRowsReport {
  private stream: ReturnType<typeof createWriteStream> | undefined;
  private readonly reasons = new Map<string, number>();
  private headers: readonly string[] = [];

  constructor(readonly file: string) {}

  add({ line, problem }: Refusal, { headers, cells }: RefusedRow): void {
    if (!this.stream) {
      this.stream = createWriteStream(this.file);
      // The import goes on; close() reports the fault.
      this.stream.on('error', () => undefined);
      this.headers = headers.filter((header) => !Object.values<string>(REPORT_COLUMNS).includes(header));
      this.write('\ufeff', [...this.headers, REPORT_COLUMNS.line, REPORT_COLUMNS.problem]);
    }
    this.write('', [...this.headers.map((header) => cells[header] ?? ''), line, problem]);
    const kind = problem.replace(/„[^“]*“|\d+/g, '…');
    this.reasons.set(kind, (this.reasons.get(kind) ?? 0) + 1);
  }

  private write(mark: string, values: (string | number)[]): void {
    this.stream?.write(`${mark}${values.map(csvCell).join(';')}\r\n`);
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    try {
      await finished(this.stream);
    } catch (error) {
      throw new StartupError(`The report ${this.file} is incomplete: ${(error as Error).message}`);
    }
  }

  summary(): string[] {
    return [...this.reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `  ${count} × ${reason}`);
  }
}

/** Maximum number of lines printed for a note; a few examples are enough. */
const MAX_LINES = 20;
const linesOf = (lines: readonly number[]): string =>
  `line ${lines.slice(0, MAX_LINES).join(', ')}${lines.length > MAX_LINES ? ' and more' : ''}`;

function printSummary(
  { dryRun }: Arguments,
  summary: ImportSummary,
  report: RefusedRowsReport,
  remarks: ReadonlyMap<string, readonly number[]>,
): void {
  const { read, created, changed, unchanged, owned, refused, duplicates, unknownColumns } = summary;
  console.log(`${dryRun ? 'Would be done (dry run)' : 'Done'}: ${read} rows read`);
  console.log(
    `  ${created} new, ${changed} changed, ${unchanged} unchanged, ${owned} left to their owners, ${refused} refused, ${duplicates} likely there already`,
  );
  if (unknownColumns.length) console.log(`Columns without a meaning here: ${unknownColumns.join(', ')}`);
  for (const [note, lines] of remarks) console.log(`Note, ${lines.length} times: ${note} (${linesOf(lines)})`);
  if (!refused && !duplicates) return;
  console.log(`Refused rows, listed in ${report.file}:`);
  report.summary().forEach((line) => console.log(line));
}

async function importFile(command: Command): Promise<void> {
  const wanted = readArguments();
  const client = await connect(command);
  await lockImports(client);
  const { records, describe, progress } = await openRecords(wanted.file);
  console.log(describe);
  const report = new RefusedRowsReport(wanted.report);
  const note = async (action: AuditAction, detail: string) => {
    if (!wanted.dryRun) await auditOn(client, { actor: operatorName(), action, subject: 'companies', detail });
  };
  await note('import-started', path.basename(wanted.file));
  const remarks = new Map<string, number[]>();
  const summary = await runImport(client, records, {
    dryRun: wanted.dryRun,
    book: openAddressBook(),
    source: wanted.source,
    columns: wanted.columns,
    services: wanted.services,
    onRefusal: (refusal, row) => report.add(refusal, row),
    onRemark: (note, line) => void remarks.set(note, [...(remarks.get(note) ?? []), line]),
    onProgress: (read) => console.log(`${progress()} %, ${read} rows`),
  });
  // Index-only scans are possible only after vacuum has marked the pages as visible to all.
  if (!wanted.dryRun && summary.created + summary.changed > 0) {
    await client.query('select refresh_rating_prior()');
    await client.query('vacuum (analyze) company');
  }
  await note('import-finished', `${summary.created} new, ${summary.changed} changed`);
  printSummary(wanted, summary, report, remarks);
  await report.close();
}

await runCommand(importFile);
