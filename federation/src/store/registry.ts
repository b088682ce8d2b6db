import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { whyNotDeployable } from '../release/fit';
import {
  emptyRegistry,
  registryDocument,
  sliceManifest,
  type HistoryEntry,
  type RegistryDocument,
  type SliceManifest,
} from '../release/manifest';
import type { ReleaseStore } from './release-store';

const DOCUMENT_NAME = 'registry.json';
const HOST_NAME = 'shell.json';
/** Every revision is kept under its number. The publication that creates the next file wins; a concurrent one reads again. */
export const REVISIONS_NAME = 'revisions';
const revisionName = (revision: number) => `${REVISIONS_NAME}/${revision}.json`;

export interface Problem {
  success: false;
  problem: string;
}
export type RegistryResult =
  | {
      success: true;
      registry: RegistryDocument;
      /**
       * The revision in registry.json, 0 without that file. A newer one beside it comes from a publication that runs right now or
       * was cut short.
       */
      noted: number;
    }
  | Problem;
export type ReleaseResult = { success: true; manifest: SliceManifest; changed: boolean } | Problem;

const inRegistry = (problem: string): Problem => ({ success: false, problem: `registry: ${problem}` });

/** A registry document from its bytes; what is wrong with it in words. */
export function parseRegistry(bytes: Buffer): { success: true; registry: RegistryDocument } | Problem {
  try {
    const parsed = registryDocument.safeParse(JSON.parse(bytes.toString('utf8')));
    if (parsed.success) return { success: true, registry: parsed.data };
    return {
      success: false,
      problem: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    };
  } catch (error) {
    return { success: false, problem: `not readable as JSON: ${(error as Error).message}` };
  }
}

/** Reads the newest registry document; a missing one is empty, a damaged one a problem in words. */
export async function readRegistry(store: ReleaseStore): Promise<RegistryResult> {
  const bytes = await store.read(DOCUMENT_NAME);
  if (!bytes) return { success: true, registry: emptyRegistry, noted: 0 };
  let newest = parseRegistry(bytes);
  if (!newest.success) return newest;
  const noted = newest.registry.revision;
  for (;;) {
    const next: Buffer | undefined = await store.read(revisionName(newest.registry.revision + 1));
    if (!next) return { success: true, registry: newest.registry, noted };
    newest = parseRegistry(next);
    if (!newest.success) return newest;
  }
}

/** The same before a change: where releases exist, a missing registry is an error, since a new one would remove all slices. */
async function registryToChange(store: ReleaseStore): Promise<RegistryResult> {
  const read = await readRegistry(store);
  if (!read.success) return inRegistry(read.problem);
  if (read.noted > 0 || !(await slicesIn(store)).length) return read;
  await pause(1000); // the very first publication may be running
  const again = await readRegistry(store);
  if (again.success && again.noted > 0) return again;
  return inRegistry(
    `${DOCUMENT_NAME} is missing, but the store holds releases of ${(await slicesIn(store)).join(', ')}. ` +
      'Nothing was changed. `npm run slice -- restore` writes it anew',
  );
}

/** The slices of which the store holds releases. */
export async function slicesIn(store: ReleaseStore): Promise<string[]> {
  const names = (await store.list('')).filter((name) => /^mf-[a-z-]+$/.test(name));
  const releases = await Promise.all(names.map((name) => store.list(name)));
  return names.filter((_, i) => releases[i]?.length);
}

/** Makes a document the live one; false when another has its revision already. */
export async function commit(store: ReleaseStore, document: RegistryDocument): Promise<boolean> {
  const text = (registry: RegistryDocument) => `${JSON.stringify(registryDocument.parse(registry), null, 1)}\n`;
  if (!(await store.create(revisionName(document.revision), text(document)))) return false;
  await store.write(DOCUMENT_NAME, text(document));
  const read = await readRegistry(store);
  if (read.success && read.registry.revision > read.noted) await store.write(DOCUMENT_NAME, text(read.registry));
  return true;
}

/** Notes which contracts the shells run that follow this store, so that nothing is published that does not fit them (EM-03). */
export const noteHost = (store: ReleaseStore, contractsVersion: string): Promise<void> =>
  store.write(HOST_NAME, `${JSON.stringify({ contracts: contractsVersion })}\n`);

/** The contracts that the shells on this store run; undefined before the first one has started. */
export async function hostContracts(store: ReleaseStore): Promise<string | undefined> {
  const bytes = await store.read(HOST_NAME);
  return bytes && (JSON.parse(bytes.toString('utf8')) as { contracts: string }).contracts;
}

interface PublishOptions {
  store: ReleaseStore;
  /** A folder with web/, node/ and slice.json. */
  folder: string;
  /** The contracts of the shells that will run it. */
  contractsVersion: string;
  readManifest: (folder: string) => Promise<unknown>;
  /** Folders that are published next: a route may move from one slice to another. */
  next?: readonly string[];
}

/** Puts a built slice into the store and makes it the live version; a release that does not fit is refused (EM-01, EM-03). */
export async function publish(options: PublishOptions): Promise<ReleaseResult> {
  const { store, folder, contractsVersion, readManifest, next = [] } = options;
  const parsed = sliceManifest.safeParse(await readManifest(folder));
  if (!parsed.success)
    return {
      success: false,
      problem: `slice.json: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
    };
  const manifest = parsed.data;
  const coming = await Promise.all(next.map(async (one) => sliceManifest.safeParse(await readManifest(one))));
  const replaced = Object.fromEntries(coming.flatMap(({ data }) => (data ? [[data.name, data]] : [])));
  const check = ({ slices }: RegistryDocument) =>
    whyNotDeployable(manifest, contractsVersion, { ...slices, ...replaced });
  const read = await registryToChange(store);
  if (!read.success) return read;
  const problem = check(read.registry);
  if (problem) return { success: false, problem };
  const files = `${manifest.name}/${manifest.version}`;
  if (!(await store.read(`${files}/slice.json`))) await store.writeFolder(files, folder);
  await addMaps(store, files, folder);
  const isLive = read.registry.slices[manifest.name]?.version === manifest.version;
  return isLive
    ? { success: true, manifest, changed: false }
    : activate(store, read.registry, manifest, 'publish', check);
}

/** Maps are no part of the version: a release from before they were built gets them with its next publication. */
async function addMaps(store: ReleaseStore, files: string, folder: string): Promise<void> {
  const maps = path.join(folder, 'maps');
  if (existsSync(maps) && !(await store.read(`${files}/maps/index.json`)))
    await store.writeFolder(`${files}/maps`, maps);
}

/**
 * Makes an earlier release of a slice live again: the one named, or the one before the current; it must fit as if it were
 * published now (EM-03, EM-04).
 */
export async function rollback(
  store: ReleaseStore,
  contractsVersion: string,
  slice: string,
  version?: string,
): Promise<ReleaseResult> {
  const read = await registryToChange(store);
  if (!read.success) return read;
  const target = version ?? previousVersion(read.registry, slice);
  if (!target) return { success: false, problem: `${slice} has no earlier release` };
  const bytes = await store.read(`${slice}/${target}/slice.json`);
  if (!bytes) return { success: false, problem: `${slice} ${target} is not in the store` };
  const manifest = sliceManifest.parse(JSON.parse(bytes.toString('utf8')));
  return activate(store, read.registry, manifest, 'rollback', ({ slices }) =>
    whyNotDeployable(manifest, contractsVersion, slices),
  );
}

/** The release published before the live one, so that two rollbacks go back two releases. */
function previousVersion(registry: RegistryDocument, slice: string): string | undefined {
  const published = registry.history.filter((entry) => entry.slice === slice && entry.action === 'publish');
  const live = published.findLastIndex((entry) => entry.version === registry.slices[slice]?.version);
  return published.slice(0, Math.max(0, live)).findLast((entry) => entry.version !== registry.slices[slice]?.version)
    ?.version;
}

/** Writes the next revision. Where another publication was faster, its result is looked at and the change made on top of it. */
async function activate(
  store: ReleaseStore,
  registry: RegistryDocument,
  manifest: SliceManifest,
  action: HistoryEntry['action'],
  check: (registry: RegistryDocument) => string | undefined,
): Promise<ReleaseResult> {
  const problem = check(registry);
  if (problem) return { success: false, problem };
  const revision = registry.revision + 1;
  const entry = { revision, at: new Date().toISOString(), action, slice: manifest.name, version: manifest.version };
  const isDone = await commit(store, {
    revision,
    slices: { ...registry.slices, [manifest.name]: manifest },
    history: [...registry.history, entry],
  });
  if (isDone) return { success: true, manifest, changed: true };
  const read = await registryToChange(store);
  if (!read.success) return read;
  if (read.registry.revision < revision) return inRegistry(`revision ${revision} exists, but cannot be reached`);
  return activate(store, read.registry, manifest, action, check);
}

/** Every release of a slice in the store, with the live one marked. */
export async function listReleases(store: ReleaseStore, slice: string): Promise<{ version: string; live: boolean }[]> {
  const read = await readRegistry(store);
  const live = read.success ? read.registry.slices[slice]?.version : undefined;
  return (await store.list(slice)).map((version) => ({ version, live: version === live }));
}
