import type pg from 'pg';
import { isConflict } from '../../platform/process/database-away';
import { StartupError } from '../../platform/process/startup-error';
import { mapColumns, type ChosenColumns, type ColumnMap, type Field, comparable } from './columns';
import { readEntry, type ImportEntry, addressKey } from './entry';
import type { AddressBook } from './gazetteer';
import type { ServiceWords } from './offers';
import type { FileRecord } from './read-records';
import { prepareStaging, storeEntries, type StoreResult } from './store-entries';
import { STREET_SEPARATOR } from '@care/contracts/constants';

/** Rows per transaction, which a kill can undo, and per progress line. */
const BATCH = 500;
const FIRST_LOOK = 50;
const ATTEMPTS = 3;

interface Refusal extends Pick<FileRecord, 'line' | 'cells'> {
  name: string;
  problem: string;
}
/** Corrections and omissions in accepted entries, with their lines. */
type Remarks = Map<string, number[]>;

export interface ImportOptions {
  dryRun: boolean;
  book: AddressBook;
  /** Separates the ids of several directories. */
  source: string;
  /** Columns that the operator names. */
  columns?: ChosenColumns;
  services?: ServiceWords;
  onProgress?: (read: number) => void;
}

const hasAddress = ({ address, street, zip_code, city, lat, lon }: ColumnMap['columns']): boolean =>
  Boolean(address ?? ((street ?? (lat && lon)) && (zip_code ?? city)));

/** The columns of the first entries; the features of one file may have different ones. */
function columnsOf(records: readonly FileRecord[], chosen: ChosenColumns = {}): ColumnMap {
  const [first] = records;
  if (!first) throw new StartupError('The file has no entries.');
  if (records.every(({ problem }) => problem))
    throw new StartupError(`No line can be read. Line ${first.line}: ${first.problem}`);
  const headers = [...new Set(records.flatMap(({ cells }) => Object.keys(cells)))];
  const map = mapColumns(headers, chosen);
  const absent = Object.values(chosen).filter((header) => !headers.includes(header));
  const missing = [
    ...(map.columns.name ? [] : ['name']),
    ...(hasAddress(map.columns) ? [] : ['address (or street with postcode or city)']),
  ];
  const wanted = absent.length ? absent.join(', ') : missing.length ? `for ${missing.join(' and ')}` : '';
  if (wanted) throw new StartupError(`No column ${wanted} was found among: ${headers.join(', ')}`);
  return map;
}

/** Converts records to entries, or says why not; of two with the same key the first is used. */
function entryReader(map: ColumnMap, { book, ...options }: ImportOptions, remarks: Remarks) {
  const lines = new Map<string, number>();
  const twinOf = twinFinder();
  return (record: FileRecord): ImportEntry | Omit<Refusal, 'cells'> => {
    const { line, problem } = record;
    if (problem) return { line, name: '', problem };
    const result = readEntry(record, map, book, options);
    if ('problem' in result) return { line, ...result };
    const { entry, notes } = result;
    const { name, import_key } = entry;
    const earlier = lines.get(import_key);
    if (earlier !== undefined) return { line, name, problem: `derselbe Anbieter wie in Zeile ${earlier}` };
    const twin = twinOf(entry);
    if (twin !== undefined) return { line, name, problem: `vermutlich derselbe Anbieter wie in Zeile ${twin}` };
    lines.set(import_key, line);
    for (const note of notes) remarks.set(note, [...(remarks.get(note) ?? []), line]);
    return entry;
  };
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

/**
 * Loads a directory into the company table in batches, each in a separate transaction. A second run changes only values
 * that differ, so a killed run is continued by starting it again.
 * @throws StartupError if no entry is readable
 */
export async function runImport(client: pg.ClientBase, records: readonly FileRecord[], options: ImportOptions) {
  const map = columnsOf(records.slice(0, FIRST_LOOK), options.columns);
  const given = new Set(Object.keys(map.columns) as Field[]);
  const { headers, unknown: unknownColumns } = map;
  const totals: Omit<StoreResult, 'duplicates'> = { created: 0, changed: 0, unchanged: 0, owned: 0 };
  const [refusals, remarks]: [Refusal[], Remarks] = [[], new Map()];
  let duplicates = 0;
  const read = entryReader(map, options, remarks);
  await prepareStaging(client);
  for (let begin = 0; begin < records.length; begin += BATCH) {
    const batch = records.slice(begin, begin + BATCH);
    const entries: ImportEntry[] = [];
    const refuse = (refusal: Omit<Refusal, 'cells'>): void => {
      const cells = batch.find(({ line }) => line === refusal.line)?.cells ?? {};
      refusals.push({ ...refusal, cells });
    };
    for (const result of batch.map(read))
      if ('problem' in result) refuse(result);
      else entries.push(result);
    if (entries.length > 0) {
      const { duplicates: found, ...counts } = await storeBatch(client, entries, given, options);
      duplicates += found.length;
      for (const { slug, ...duplicate } of found)
        refuse({ ...duplicate, problem: `vermutlich schon vorhanden: /pflegeanbieter/profiles/${slug}` });
      for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += counts[key];
    }
    options.onProgress?.(begin + batch.length);
  }
  const refused = refusals.length - duplicates;
  // The refusals are also those of duplicates.
  return { ...totals, read: records.length, refused, duplicates, headers, unknownColumns, refusals, remarks };
}

export type ImportSummary = Awaited<ReturnType<typeof runImport>>;

const LEGAL_FORMS = /^(gemeinnuetzige|ggmbh|gmbh|mbh|ug|ag|kg|co|ev|eg|ohg|gbr|stiftung|e|v)$/;

/** The words of a name without those of its legal form. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .split(/[^\p{L}\p{N}]+/u)
      .map(comparable)
      .filter((word) => word && !LEGAL_FORMS.test(word)),
  );

interface Seen {
  line: number;
  words: Set<string>;
  /** The last digits, which are the same with and without the code of the country. */
  phone: string | undefined;
}

const isPartOf = (few: Set<string>, many: Set<string>): boolean => [...few].every((word) => many.has(word));

/**
 * Finds rows of one file that are probably the same provider, although their ids or spellings differ.
 * @returns the line of an earlier entry at the same address, with the same name but for its legal form, or with the
 *   same phone number and a name that is a part of the other
 */
function twinFinder(): (entry: ImportEntry) => number | undefined {
  const seen = new Map<string, Seen[]>();
  return (entry) => {
    // Without a street all entries of a postcode have the same address.
    if (entry.street.split(STREET_SEPARATOR).length < 3) return undefined;
    const key = addressKey(entry);
    const here = seen.get(key) ?? [];
    const phone = entry.phone?.replace(/\D/g, '').slice(-7);
    const words = wordsOf(entry.name);
    const twin = here.find((other) => {
      const [few, many] = words.size <= other.words.size ? [words, other.words] : [other.words, words];
      return isPartOf(few, many) && (few.size === many.size || (phone !== undefined && phone === other.phone));
    });
    if (!twin) seen.set(key, [...here, { line: entry.line, words, phone }]);
    return twin?.line;
  };
}
