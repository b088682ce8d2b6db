import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** `windows-1252` includes all printable characters of Latin-1; German spreadsheets write it. */
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

/** The text of a file in pieces, without its byte order mark; `onBytes` gets the number of bytes read. */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    bytes += (chunk as Buffer).length;
    onBytes(bytes);
    yield decoder.decode(chunk as Buffer, { stream: true });
  }
  yield decoder.decode();
}
