import { statSync } from 'node:fs';
import path from 'node:path';
import { detectEncoding, readText } from './decode-file';
import { readCsv } from './read-csv';
import { readGeojson } from './read-geojson';
import { UnusableFile, type FileRecord } from './records';

export interface OpenedFile {
  records: AsyncIterable<FileRecord>;
  /** The detected format, for the console. */
  describe: string;
  /** How much has been read, in per cent. */
  progress: () => number;
}

/** Files of other programs that an operator may confuse with CSV, by their first bytes. */
const FOREIGN: readonly [RegExp, string][] = [
  [/^PK\u0003\u0004/, 'an Excel or ZIP file; save it as CSV'],
  [/^\u00d0\u00cf\u0011\u00e0/, 'an old Excel file; save it as CSV'],
  [/^%PDF/, 'a PDF'],
  [/^\s*<(\?xml|!doctype|html)/i, 'XML or HTML'],
  [/^\u001f[\u008b\u2039]/, 'compressed; unpack it first'],
];

async function startOf(file: string, encoding: Parameters<typeof readText>[1]): Promise<string> {
  for await (const text of readText(file, encoding)) if (text.trim()) return text.trimStart();
  throw new UnusableFile('The file is empty.');
}

/** Opens a directory file in any encoding; JSON is recognised by its first character. */
export async function openRecords(file: string): Promise<OpenedFile> {
  const raw = await startOf(file, 'windows-1252');
  for (const [signature, what] of FOREIGN)
    if (signature.test(raw)) throw new UnusableFile(`${path.basename(file)} is ${what}.`);
  const encoding = await detectEncoding(file);
  const start = await startOf(file, encoding);
  const isJson = /^[\u001e\s]*[{[]/.test(start);
  const size = statSync(file).size;
  let bytes = 0;
  const onBytes = (read: number): void => void (bytes = read);
  return {
    records: isJson ? readGeojson(file, encoding, onBytes) : readCsv(file, encoding, onBytes),
    describe: `${path.basename(file)}: ${isJson ? 'GeoJSON' : 'CSV'}, ${encoding}`,
    progress: () => Math.floor((bytes / size) * 100),
  };
}
