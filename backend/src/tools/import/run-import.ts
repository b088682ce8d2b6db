import type pg from 'pg';
import { isConflict } from '../../platform/process/database-away';
import { mapColumns, type Cells, type ChosenColumns, type ColumnMap, type Field } from './columns';
import { readEntry, type ImportEntry, type ServiceWords } from './entry';
import { TwinFinder } from './twin-finder';
import type { AddressBook } from './gazetteer';
import { isUnreadable, UnusableFile, type FileRecord } from './records';
import { prepareStaging, storeEntries, type StoreCounts, type StoreResult } from './store-entries';

/** Rows per transaction, which a kill can undo, and per progress line. */
const BATCH = 500;
const FIRST_LOOK = 50;
const ATTEMPTS = 3;

export interface Refusal {
  line: number;
  name: string;
  problem: string;
}
export interface RefusedRow {
  headers: readonly string[];
  cells: Readonly<Record<string, string>>;
}
export type ImportSummary = StoreCounts & {
  read: number;
  refused: number;
  duplicates: number;
  unknownColumns: string[];
};
export interface ImportOptions {
  dryRun: boolean;
  book: AddressBook;
  /** Separates the ids of several directories. */
  source: string;
  /** Columns that the operator names. */
  columns?: ChosenColumns;
  services?: ServiceWords;
  /** `row` has the cells of the refused row, as far as they could be read, for the headers of the file. */
  onRefusal: (refusal: Refusal, row: RefusedRow) => void;
  /** A correction or omission in an accepted entry. */
  onRemark: (note: string, line: number) => void;
  onProgress: (read: number) => void;
}

const hasAddress = ({ address, street, zip_code, city, lat, lon }: ColumnMap['columns']): boolean =>
  Boolean(address ?? ((street ?? (lat && lon)) && (zip_code ?? city)));

/** The columns of the first entries; the features of one file may have different ones. */
function columnsOf(records: readonly FileRecord[], chosen: ChosenColumns): ColumnMap {
  const [first] = records;
  if (first && isUnreadable(first) && records.every(isUnreadable))
    throw new UnusableFile(`No line can be read. Line ${first.line}: ${first.problem}`);
  const headers = records.flatMap((record) => (isUnreadable(record) ? [] : Object.keys(record.cells)));
  const absent = Object.values(chosen).filter((header) => !headers.includes(header));
  if (absent.length && headers.length)
    throw new UnusableFile(`No column ${absent.join(', ')} was found among: ${[...new Set(headers)].join(', ')}`);
  const map = mapColumns([...new Set(headers)], chosen);
  const missing = [
    ...(map.columns.name ? [] : ['name']),
    ...(hasAddress(map.columns) ? [] : ['address (or street with postcode or city)']),
  ];
  if (missing.length && records.length)
    throw new UnusableFile(
      `No column for ${missing.join(' and ')} was found among: ${[...new Set(headers)].join(', ')}`,
    );
  return map;
}

async function* withColumns(
  records: AsyncIterable<FileRecord>,
  chosen: ChosenColumns,
): AsyncGenerator<[FileRecord, ColumnMap]> {
  const first: FileRecord[] = [];
  let columns: ColumnMap | undefined;
  for await (const record of records) {
    if (columns) yield [record, columns];
    else if (first.push(record) === FIRST_LOOK) {
      columns = columnsOf(first, chosen);
      for (const one of first) yield [one, columns];
    }
  }
  if (columns) return;
  if (!first.length) throw new UnusableFile('The file has no entries.');
  columns = columnsOf(first, chosen);
  for (const one of first) yield [one, columns];
}

/** Converts records to entries and refusals; of two with the same key the first is used. */
class Reader {
  private readonly lines = new Map<string, number>();
  private readonly twins = new TwinFinder();
  /** The rows of the present batch by line. */
  readonly rows = new Map<number, RefusedRow>();
  read = 0;
  refused = 0;

  constructor(private readonly options: ImportOptions) {}

  entryOf(record: FileRecord, columns: ColumnMap): ImportEntry | null {
    this.read += 1;
    this.rows.set(record.line, { headers: columns.headers, cells: record.cells ?? {} });
    if (isUnreadable(record)) return this.refuse(record.line, '', record.problem);
    const result = readEntry(record, columns, this.options.book, this.options);
    if ('problem' in result) return this.refuse(record.line, result.name, result.problem);
    const { entry, notes } = result;
    const earlier = this.lines.get(entry.import_key);
    if (earlier !== undefined) return this.refuse(record.line, entry.name, `derselbe Anbieter wie in Zeile ${earlier}`);
    const twin = this.twins.lineOf(entry);
    if (twin !== undefined)
      return this.refuse(record.line, entry.name, `vermutlich derselbe Anbieter wie in Zeile ${twin}`);
    this.lines.set(entry.import_key, record.line);
    for (const note of notes) this.options.onRemark(note, record.line);
    return entry;
  }

  private refuse(line: number, name: string, problem: string): null {
    this.refused += 1;
    this.report({ line, name, problem });
    return null;
  }

  report(refusal: Refusal): void {
    this.options.onRefusal(refusal, this.rows.get(refusal.line) ?? { headers: [], cells: {} });
  }
}

/** A batch that the database ended because of another transaction, such as one of the API, is stored again. */
async function storeBatch(...batch: Parameters<typeof tryToStore>): Promise<StoreResult> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await tryToStore(...batch);
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
    }
}

async function tryToStore(
  client: pg.ClientBase,
  entries: ImportEntry[],
  given: ReadonlySet<Field>,
  { dryRun, source }: ImportOptions,
): Promise<StoreResult> {
  await client.query('begin');
  try {
    const counts = await storeEntries(client, entries, { given, source });
    await client.query(dryRun ? 'rollback' : 'commit');
    return counts;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const fieldsIn = ({ columns }: ColumnMap): ReadonlySet<Field> => new Set(Object.keys(columns) as (keyof Cells)[]);

/**
 * Loads a directory into the company table in batches, each in a separate transaction. A second run changes only values
 * that differ, so a killed run is continued by starting it again.
 * @throws UnusableFile if no entry is readable
 */
export async function runImport(
  client: pg.ClientBase,
  records: AsyncIterable<FileRecord>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const reader = new Reader(options);
  const totals: StoreCounts = { created: 0, changed: 0, unchanged: 0, owned: 0 };
  let duplicates = 0;
  let map: ColumnMap = { headers: [], columns: {}, unknown: [] };
  let batch: ImportEntry[] = [];
  const store = async (): Promise<void> => {
    if (batch.length) {
      const { duplicates: found, ...counts } = await storeBatch(client, batch, fieldsIn(map), options);
      duplicates += found.length;
      for (const { line, name, slug } of found)
        reader.report({ line, name, problem: `vermutlich schon vorhanden: /pflegeanbieter/profiles/${slug}` });
      for (const key of Object.keys(totals) as (keyof StoreCounts)[]) totals[key] += counts[key];
    }
    batch = [];
    reader.rows.clear();
    options.onProgress(reader.read);
  };
  await prepareStaging(client);
  for await (const [record, columns] of withColumns(records, options.columns ?? {})) {
    map = columns;
    const entry = reader.entryOf(record, columns);
    if (entry) batch.push(entry);
    if (batch.length >= BATCH) await store();
  }
  await store();
  return { ...totals, read: reader.read, refused: reader.refused, duplicates, unknownColumns: map.unknown };
}
