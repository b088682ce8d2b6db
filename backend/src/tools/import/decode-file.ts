import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * `windows-1252` includes all printable characters of Latin-1; German spreadsheets write it. In such a file each line
 * that is valid UTF-8 is read as UTF-8, because directories are joined from several sources.
 */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The encoding by its byte order mark; without one UTF-8 if the whole file is valid UTF-8, otherwise windows-1252. */
export async function detectEncoding(file: string): Promise<Encoding> {
  const [first, second] = await firstBytes(file);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw error;
  }
}

const NEW_LINE = 0x0a;
/** Without this limit a file without line feeds would be kept in memory. */
const MAX_LINE_BYTES = 1_000_000;
const strict = new TextDecoder('utf-8', { fatal: true });
const windows = new TextDecoder('windows-1252');

/** UTF-8 if the bytes are valid, otherwise windows-1252; without a byte order mark in either case. */
function decodeLine(bytes: Buffer): string {
  try {
    return strict.decode(bytes);
  } catch {
    // Without `stream` Node decodes windows-1252 like Latin-1, which has no dashes and typographic quotation marks.
    return windows.decode(bytes, { stream: true }).replace(/^ï»¿/, '');
  }
}

/** Decodes whole lines on their own; keeps the begin of a line until its end has arrived. */
class LineDecoder {
  private rest: Buffer = Buffer.alloc(0);

  decode(chunk: Buffer): string {
    const bytes = Buffer.concat([this.rest, chunk]);
    const end = bytes.length > MAX_LINE_BYTES ? bytes.length : bytes.lastIndexOf(NEW_LINE) + 1;
    this.rest = bytes.subarray(end);
    const lines: string[] = [];
    for (let from = 0; from < end;) {
      const to = bytes.indexOf(NEW_LINE, from) + 1 || end;
      lines.push(decodeLine(bytes.subarray(from, Math.min(to, end))));
      from = to;
    }
    return lines.join('');
  }

  end(): string {
    return decodeLine(this.rest);
  }
}

function decoderOf(encoding: Encoding): Pick<LineDecoder, 'decode' | 'end'> {
  if (encoding === 'windows-1252') return new LineDecoder();
  const decoder = new TextDecoder(encoding);
  return { decode: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

/** The text of a file in pieces, without its byte order mark; `onBytes` gets the number of bytes read. */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    bytes += (chunk as Buffer).length;
    onBytes(bytes);
    yield decoder.decode(chunk as Buffer);
  }
  yield decoder.end();
}
