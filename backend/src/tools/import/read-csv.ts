import { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { readText, type Encoding } from './decode-file';
import { UnusableFile, type FileRecord } from './records';

/** The first line by which spreadsheets declare the separator. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;
const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Without this limit, a quote that is never closed would read the rest of a large file into memory. */
const MAX_RECORD_CHARACTERS = 500_000;

/** The separator that the file declares, otherwise the most frequent one in the header, outside of quotes. */
function detectDelimiter(start: string): string {
  const [, named] = SEPARATOR_LINE.exec(start) ?? [];
  if (named) return named;
  const header = /^\s*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(start)?.[1]?.replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

async function startOf(file: string, encoding: Encoding): Promise<string> {
  for await (const text of readText(file, encoding)) if (text.trim()) return text;
  throw new UnusableFile('The file is empty.');
}

/** The meaning of a parser error for the operator. */
function explain({ code, message }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'ein Anführungszeichen wird geöffnet und nie geschlossen';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return 'länger, als ein Eintrag sein kann; fehlt ein schließendes Anführungszeichen?';
  return message;
}

interface Parsed {
  record: string[];
  info: Info;
}

const cellsOf = (header: readonly string[], record: readonly string[]): Record<string, string> =>
  Object.fromEntries(header.map((name, index) => [name, record[index] ?? '']));

/**
 * The entries of a CSV file with the line on which each begins. Separator and line ends are detected; quoted fields may
 * contain line breaks. Unreadable entries are returned as a problem with their line.
 */
export async function* readCsv(
  file: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<FileRecord> {
  const start = await startOf(file, encoding);
  const parser = Readable.from(readText(file, encoding, onBytes)).pipe(
    parse({
      delimiter: detectDelimiter(start),
      bom: true,
      from_line: SEPARATOR_LINE.test(start) ? 2 : 1,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_CHARACTERS,
    }),
  );
  let header: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begin = info.lines - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      line = info.lines + 1;
      const extra = header && record.slice(header.length).some((cell) => cell.trim());
      if (!header) header = record.map((name) => name.trim());
      else if (extra) {
        const problem = `${record.length} Felder, die Kopfzeile hat ${header.length}`;
        yield { line: begin, problem, cells: cellsOf(header, record) };
      } else if (record.some((cell) => cell.trim())) yield { line: begin, cells: cellsOf(header, record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (!header) throw new UnusableFile(`The header cannot be read: ${explain(error)}.`);
    yield { line, problem: explain(error) };
  }
}
