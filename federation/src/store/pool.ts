import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from './release-store';

/** Adds files of a local folder where the store has none of their name. Their names have the hash of their content. */
export async function addMissing(
  store: ReleaseStore,
  name: string,
  folder: string,
  files: readonly string[],
): Promise<void> {
  const stored = new Set(await store.list(name));
  const missing = files.filter((file) => !stored.has(file));
  await Promise.all(
    missing.map(async (file) => store.create(`${name}/${file}`, await readFile(path.join(folder, file)))),
  );
}

/** Adds pictures and fonts to the pool of the shell and of all releases. */
export const storePictures = async (store: ReleaseStore, folder: string): Promise<void> =>
  existsSync(folder) ? addMissing(store, 'assets', folder, await readdir(folder)) : undefined;
