import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes .br and .gz beside every text file of a folder, as small as they get: built once, served for ever. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(m?js|css|svg|json)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      if (content.length < 1024) return;
      await writeFile(
        `${file}.br`,
        await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      );
      await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}
