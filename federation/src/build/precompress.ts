import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressed forms by the hash of the content: several slices publish the same libraries of maps, which take seconds. */
const kept = path.resolve(
  createRequire(import.meta.url).resolve('webpack/package.json'),
  '../../.cache/care-compressed',
);
/** Smaller files are compressed faster than they are looked up. */
const LEAST_KEPT = 200_000;

/** As small as it gets: built once, served for ever. */
const small = (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

async function smallOrKept(content: Buffer): Promise<Buffer> {
  if (content.length < LEAST_KEPT) return small(content);
  const file = path.join(kept, `${createHash('sha256').update(content).digest('hex')}.br`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const compressed = await small(content);
  await mkdir(kept, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, compressed);
  await rename(draft, file);
  return compressed;
}

/** Writes .br and .gz beside every text file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(m?js|css|svg|json)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      if (content.length < 1024) return;
      await writeFile(`${file}.br`, await smallOrKept(content));
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}
