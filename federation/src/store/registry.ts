import { setTimeout as pause } from 'node:timers/promises';
import { emptyRegistry, registryDocument, type RegistryDocument } from '../release/manifest';
import { whyNotTrusted, type TrustedKeys } from '../release/signature';
import type { ReleaseStore } from './release-store';

const DOCUMENT_NAME = 'registry.json';
const HOST_NAME = 'shell.json';
/**
 * Every revision is kept under its number. The publication that creates the next file wins; a concurrent one reads
 * again.
 */
export const REVISIONS_NAME = 'revisions';
const revisionName = (revision: number) => `${REVISIONS_NAME}/${revision}.json`;

export interface Problem {
  success: false;
  problem: string;
}
/**
 * `noted`: the revision in registry.json, 0 without that file. A newer one beside it comes from a publication that runs right
 * now or was cut short.
 */
export type RegistryResult = { success: true; registry: RegistryDocument; noted: number } | Problem;

export const refused = (problem: string): Problem => ({ success: false, problem });
export const inRegistry = (problem: string): Problem => refused(`registry: ${problem}`);

/** A registry document from its bytes; what is wrong with it in words. */
export function parseRegistry(bytes: Buffer): { success: true; registry: RegistryDocument } | Problem {
  try {
    const parsed = registryDocument.safeParse(JSON.parse(bytes.toString('utf8')));
    if (parsed.success) return { success: true, registry: parsed.data };
    return refused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  } catch (error) {
    return refused(`not readable as JSON: ${(error as Error).message}`);
  }
}

/** Reads the newest registry document; a missing one is empty, a damaged one a problem in words. */
export async function readRegistry(store: Pick<ReleaseStore, 'read'>): Promise<RegistryResult> {
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

/** The newest stored revision that can be read and that `isWanted`. */
export async function newestRevision(store: ReleaseStore, isWanted: (registry: RegistryDocument) => boolean) {
  const numbers = (await store.list(REVISIONS_NAME)).map((name) => Number.parseInt(name));
  for (const number of numbers.sort((a, b) => b - a)) {
    const bytes = await store.read(revisionName(number));
    const parsed = bytes && parseRegistry(bytes);
    if (parsed?.success && isWanted(parsed.registry)) return parsed.registry;
  }
  return undefined;
}

/** The newest stored revision whose history is signed with a trusted key, for a shell that starts beside another one. */
export const newestTrusted = (store: ReleaseStore, keys: TrustedKeys): Promise<RegistryDocument | undefined> =>
  newestRevision(store, (registry) => !whyNotTrusted(registry, keys));

/**
 * Reads the registry before a change: where releases exist, a missing registry is an error, since a new one would
 * remove all slices.
 */
export async function registryToChange(store: ReleaseStore): Promise<RegistryResult> {
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

/** The slices of which the store holds complete releases. */
export async function slicesIn(store: ReleaseStore): Promise<string[]> {
  const names = (await store.list('')).filter((name) => /^mf-[a-z-]+$/.test(name));
  const complete = await Promise.all(names.map((name) => hasRelease(store, name)));
  return names.filter((_, i) => complete[i]);
}

async function hasRelease(store: ReleaseStore, slice: string): Promise<boolean> {
  for (const version of await store.list(slice)) if (await store.read(`${slice}/${version}/slice.json`)) return true;
  return false;
}

/** Makes a document the live one; false if a document with its revision exists already. */
export async function commit(store: ReleaseStore, document: RegistryDocument): Promise<boolean> {
  const text = (registry: RegistryDocument) => `${JSON.stringify(registryDocument.parse(registry), null, 1)}\n`;
  if (!(await store.create(revisionName(document.revision), text(document)))) return false;
  await store.write(DOCUMENT_NAME, text(document));
  const read = await readRegistry(store);
  if (read.success && read.registry.revision > read.noted) await store.write(DOCUMENT_NAME, text(read.registry));
  return true;
}

/**
 * Notes which contracts the shells run that follow this store, so that nothing is published that does not fit them
 * (EM-03).
 */
export const noteHost = (store: ReleaseStore, contractsVersion: string): Promise<void> =>
  store.write(HOST_NAME, `${JSON.stringify({ contracts: contractsVersion })}\n`);

const contractsName = (version: string): string => `contracts/${version}.json`;

/** Keeps what the shells on this store give to slices, so that publications are compiled against it (EM-03). */
export const keepContracts = (store: ReleaseStore, version: string, sources: string): Promise<void> =>
  store.write(contractsName(version), sources);

/** The versions of the contracts that shells on this store have run. */
export const contractsIn = async (store: ReleaseStore): Promise<string[]> =>
  (await store.list('contracts')).map((name) => name.replace(/\.json$/, ''));

/** The modules that shells of this version give to slices; undefined if no such shell has started here. */
export const keptContracts = async (store: ReleaseStore, version: string): Promise<string | undefined> =>
  (await store.read(contractsName(version)))?.toString('utf8');

/** The version of the contracts that the shells on this store run; undefined before the first one has started. */
export async function hostContracts(store: ReleaseStore): Promise<string | undefined> {
  const bytes = await store.read(HOST_NAME);
  return bytes && (JSON.parse(bytes.toString('utf8')) as { contracts: string }).contracts;
}
