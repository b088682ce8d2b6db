import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { CsvError, Info } from 'csv-parse';
import { StartupError } from '../../platform/process/startup-error';

/** An entry of a file: its cells by the column names of the file, as far as they could be read. */
export interface FileRecord {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Why it is no readable entry. */
  problem?: string;
}

/** Files of other programs that an operator may confuse with CSV, by their first bytes. */
const FOREIGN: readonly [RegExp, string][] = [
  [/^PK\u0003\u0004/, 'an Excel or ZIP file; save it as CSV'],
  [/^\u00d0\u00cf\u0011\u00e0/, 'an old Excel file; save it as CSV'],
  [/^%PDF/, 'a PDF'],
  [/^(?:ï»¿)?\s*<(\?xml|!doctype|html)/i, 'XML or HTML'],
  [/^\u001f\u008b/, 'compressed; unpack it first'],
];

/** Reads a directory file in any encoding; JSON is recognised by its first character. */
export function readRecords(file: string) {
  const bytes = readFileSync(file);
  const start = bytes.subarray(0, 1000).toString('latin1');
  for (const [signature, what] of FOREIGN)
    if (signature.test(start)) throw new StartupError(`${path.basename(file)} is ${what}.`);
  const { text, encoding } = decoded(bytes);
  if (!text.trim()) throw new StartupError('The file is empty.');
  const isJson = /^[\u001e\s]*[{[]/.test(text);
  return {
    records: isJson ? readGeojson(text.trim()) : readCsv(text),
    // The detected format, for the console.
    describe: `${path.basename(file)}: ${isJson ? 'GeoJSON' : 'CSV'}, ${encoding}`,
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/**
 * The encoding by its byte order mark; without one UTF-8 if the whole file is valid UTF-8, otherwise windows-1252, which
 * German spreadsheets write. In such a file each line that is valid UTF-8 is read as UTF-8, because directories are joined
 * from several sources.
 */
function decoded(bytes: Buffer): { text: string; encoding: string } {
  const marks: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };
  const encoding = marks[bytes.toString('hex', 0, 2)];
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    const lines = bytes.toString('latin1').split('\n');
    return { text: lines.map((line) => decodedLine(Buffer.from(line, 'latin1'))).join('\n'), encoding: 'windows-1252' };
  }
}

function decodedLine(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Without `stream` Node decodes windows-1252 like Latin-1, which has no dashes and typographic quotation marks.
    return windows.decode(bytes, { stream: true }).replace(/^ï»¿/, '');
  }
}

/** The first line by which spreadsheets declare the separator. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;
const DELIMITERS = [';', ',', '\t', '|'] as const;

/** The separator that the file declares, otherwise the most frequent one in the header, outside of quotes. */
function detectDelimiter(text: string): string {
  const [, named] = SEPARATOR_LINE.exec(text) ?? [];
  if (named) return named;
  const header = /^\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1]?.replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** The meaning of a parser error for the operator. */
const explain = ({ code, message }: CsvError): string =>
  code === 'CSV_QUOTE_NOT_CLOSED' ? 'ein Anführungszeichen wird geöffnet und nie geschlossen' : message;

/**
 * The entries of a CSV file with the line on which each begins. Separator and line ends are detected; quoted fields may
 * contain line breaks.
 */
function readCsv(text: string): FileRecord[] {
  const faults: CsvError[] = [];
  const rows = parse(text, {
    delimiter: detectDelimiter(text),
    bom: true,
    from_line: SEPARATOR_LINE.test(text) ? 2 : 1,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && faults.push(error)),
  }) as unknown as { record: string[]; info: Info }[];
  const [header, ...others] = rows;
  const problem = faults[0] && explain(faults[0]);
  if (!header) throw new StartupError(`The header cannot be read: ${problem}.`);
  const names = header.record.map((name) => name.trim());
  const records = others.flatMap(({ record, info }): FileRecord[] => {
    if (!record.some((cell) => cell.trim())) return [];
    const line = info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    const cells = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']));
    const isTooLong = record.slice(names.length).some((cell) => cell.trim());
    return [
      { line, cells, ...(isTooLong && { problem: `${record.length} Felder, die Kopfzeile hat ${names.length}` }) },
    ];
  });
  return problem ? [...records, { line: (rows.at(-1)?.info.lines ?? 0) + 1, cells: {}, problem }] : records;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All positions of a geometry, at any depth of nested rings. */
function positions(coordinates: Json | undefined): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat] = coordinates;
  if (typeof lon === 'number' && typeof lat === 'number') return [[lon, lat]];
  return coordinates.flatMap(positions);
}

/** The point of a geometry: for an area such as a building, the centre of its box. */
function pointOf(geometry: Json | undefined): { lon: string; lat: string } | undefined {
  const found = isObject(geometry) ? positions(geometry['coordinates']) : [];
  if (!found.length) return undefined;
  const middle = (values: number[]): string => String((Math.min(...values) + Math.max(...values)) / 2);
  return { lon: middle(found.map(([lon]) => lon)), lat: middle(found.map(([, lat]) => lat)) };
}

function textOf(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function recordOf(feature: Json | undefined, line: number): FileRecord {
  if (feature === undefined) return { line, cells: {}, problem: 'ist kein JSON' };
  if (!isObject(feature) || feature['type'] !== 'Feature')
    return { line, cells: {}, problem: 'ist kein GeoJSON-Feature' };
  const properties = isObject(feature['properties']) ? feature['properties'] : {};
  const { id } = feature;
  // The geometry has priority over properties with the same names.
  const named = Object.entries({ ...(id !== undefined && { id }), ...properties, ...pointOf(feature['geometry']) });
  return { line, cells: Object.fromEntries(named.map(([name, value]) => [name, textOf(value)])) };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function featuresOf(document: Json): Json[] {
  if (isObject(document) && Array.isArray(document['features'])) return document['features'];
  if (isObject(document) && document['type'] === 'Feature') return [document];
  throw new StartupError('The file is JSON, but no GeoJSON: it has no features.');
}

/**
 * The features of a GeoJSON file, numbered from 1. Many large files have one feature per line instead, also with a control
 * character before each; these are numbered by line.
 */
function readGeojson(text: string): FileRecord[] {
  const document = parseJson(text);
  if (document !== undefined) return featuresOf(document).map((feature, index) => recordOf(feature, index + 1));
  const lines = text.split('\n').map((line) => line.replaceAll('\u001e', '').trim());
  if (parseJson(lines[0]!) === undefined) throw new StartupError('The file is no valid JSON. Was it cut off?');
  return lines.flatMap((line, index) => (line ? [recordOf(parseJson(line), index + 1)] : []));
}
