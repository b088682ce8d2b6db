import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { SOURCES_FILE, TYPES_FILE } from '../build/sources';
import { whyNotDeployable } from '../release/fit';
import type { SliceManifest } from '../release/manifest';
import type { TrustedKeys } from '../release/signature';
import { filesIn, type ReleaseStore } from './release-store';

type CheckedStore = Pick<ReleaseStore, 'read' | 'forget'>;

/** What a shell demands of a release. */
export interface ReleaseRules {
  /** The contracts that this shell runs. */
  contractsVersion: string;
  /** The keys that may sign releases; without one, signatures are not checked. */
  keys?: TrustedKeys;
}

export type CheckOptions = ReleaseRules & { store: CheckedStore };

export const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const decompressed = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Why a shell cannot run a release from the store: it does not fit the contracts, or a file of it is missing or
 * changed. Undefined if it can (SH-18).
 */
export async function whyNotRunnable({ store, contractsVersion }: CheckOptions, manifest: SliceManifest) {
  const misfit = whyNotDeployable(manifest, contractsVersion, []);
  if (misfit) return misfit;
  const { name, version, server, integrity } = manifest;
  const files = [
    { file: `node/${server.file}`, hash: server.integrity },
    ...Object.entries(integrity).map(([file, hash]) => ({ file: `web/${file}`, hash })),
  ];
  const problems = await Promise.all(
    files.map(async ({ file, hash }) => {
      const problem = await whyNotIntact(store, `${name}/${version}/${file}`, hash);
      return problem && `${file} ${problem}`;
    }),
  );
  return problems.find((problem) => problem);
}

async function whyNotIntact(store: CheckedStore, file: string, hash: string): Promise<string | undefined> {
  try {
    const problem = await whyDamaged(store, file, hash);
    if (!problem || !store.forget) return problem;
    // Only the copy may be damaged, or the file was repaired since it was copied.
    for (const ending of ['', ...Object.keys(decompressed)]) await store.forget(file + ending);
    return await whyDamaged(store, file, hash);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

async function whyDamaged(store: CheckedStore, file: string, hash: string): Promise<string | undefined> {
  const bytes = await store.read(file);
  if (!bytes) return 'is missing';
  if (sha384(bytes) !== hash) return 'does not have the hash of the registry';
  for (const [ending, decompress] of Object.entries(decompressed)) {
    const packed = await store.read(file + ending);
    const content = packed && (await decompress(packed).catch(() => undefined));
    if (packed && (!content || sha384(content) !== hash)) return `differs in its form ${ending}`;
  }
  return undefined;
}

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

/** Adds files of a local folder where the store has none of their name. Their names have the hash of their content. */
export async function addMissing(store: ReleaseStore, name: string, folder: string, files: readonly string[]) {
  const stored = new Set(await store.list(name));
  const missing = files.filter((file) => !stored.has(file));
  await Promise.all(
    missing.map(async (file) => store.create(`${name}/${file}`, await readFile(path.join(folder, file)))),
  );
}

/** Adds pictures and fonts to the pool of the shell and of all releases. */
export const storePictures = async (store: ReleaseStore, folder: string): Promise<void> =>
  existsSync(folder) ? addMissing(store, 'assets', folder, await readdir(folder)) : undefined;
