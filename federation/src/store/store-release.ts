import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SOURCES_FILE } from '../build/sources';
import { TYPES_FILE } from '../build/types-proof';
import type { SliceManifest } from '../release/manifest';
import { storePictures } from './pool';
import { filesIn, type ReleaseStore } from './release-store';
import { whyNotRunnable } from './runnable';

interface StoreOptions {
  store: ReleaseStore;
  contractsVersion: string;
  /** A folder with web/, node/ and slice.json. */
  folder: string;
}

/**
 * Copies a built slice into the store, its pictures into the pool of all. A release that is there already stays, but
 * damaged files of it are replaced; then it returns true (SH-18).
 */
export async function storeRelease(options: StoreOptions, manifest: SliceManifest): Promise<boolean> {
  const { store, folder } = options;
  const files = `${manifest.name}/${manifest.version}`;
  const isStored = Boolean(await store.read(`${files}/slice.json`));
  const isDamaged = isStored && Boolean(await whyNotRunnable(options, manifest));
  if (isDamaged) await replaceFiles(store, files, folder);
  if (!isStored) {
    // A folder without its slice.json is the rest of a removal that was cut short.
    if ((await store.list(files)).length > 0) await store.remove(files);
    await store.writeFolder(files, folder);
  }
  await storePictures(store, path.join(folder, 'web/assets'));
  await addUnversioned(store, files, folder);
  return isDamaged;
}

/** One file after the other, so that visitors miss none meanwhile. The same version has the same files. */
async function replaceFiles(store: ReleaseStore, files: string, folder: string): Promise<void> {
  const names = (await filesIn(folder)).filter((file) => /^(web|node)\//.test(file));
  for (const file of names) await store.write(`${files}/${file}`, await readFile(path.join(folder, file)));
}

/**
 * Maps, sources and the note about their types are no part of the version: a release from before they were kept gets them
 * with its next publication, and the note is that of the latest check.
 */
async function addUnversioned(store: ReleaseStore, files: string, folder: string): Promise<void> {
  for (const file of [SOURCES_FILE, TYPES_FILE]) {
    const source = path.join(folder, file);
    const bytes = existsSync(source) ? await readFile(source) : undefined;
    if (bytes && !(await store.read(`${files}/${file}`))?.equals(bytes)) await store.write(`${files}/${file}`, bytes);
  }
  const maps = path.join(folder, 'maps');
  if (existsSync(maps) && !(await store.read(`${files}/maps/index.json`)))
    await store.writeFolder(`${files}/maps`, maps);
}
