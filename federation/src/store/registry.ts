import {
  emptyRegistry,
  registryDocument,
  sliceManifest,
  type HistoryEntry,
  type RegistryDocument,
  type SliceManifest,
} from '../release/manifest';
import { satisfiesCaret } from '../release/caret';
import type { ReleaseStore } from './release-store';

const documentName = 'registry.json';
const hostName = 'shell.json';

export type RegistryResult = { success: true; registry: RegistryDocument } | { success: false; problem: string };
export type ReleaseResult =
  { success: true; manifest: SliceManifest; changed: boolean } | { success: false; problem: string };

/** Reads the registry document; a missing one is empty, a damaged one a problem in words. */
export async function readRegistry(store: ReleaseStore): Promise<RegistryResult> {
  const bytes = await store.read(documentName);
  if (!bytes) return { success: true, registry: emptyRegistry };
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

/** Notes which contracts the shells run that follow this store, so that nothing is published that does not fit them (EM-03). */
export const noteHost = (store: ReleaseStore, contractsVersion: string): Promise<void> =>
  store.write(hostName, `${JSON.stringify({ contracts: contractsVersion })}\n`);

/** The contracts that the shells on this store run; undefined before the first one has started. */
export async function hostContracts(store: ReleaseStore): Promise<string | undefined> {
  const bytes = await store.read(hostName);
  return bytes && (JSON.parse(bytes.toString('utf8')) as { contracts: string }).contracts;
}

/** Whether a release fits the running contracts; the reason in words when not (EM-03). */
export function whyNotDeployable(manifest: SliceManifest, contractsVersion: string): string | undefined {
  if (satisfiesCaret(contractsVersion, manifest.contracts)) return undefined;
  return `${manifest.name} ${manifest.version} asks for contracts ${manifest.contracts}, the shell runs ${contractsVersion}`;
}

interface PublishOptions {
  store: ReleaseStore;
  /** A folder with web/, node/ and slice.json. */
  folder: string;
  /** The contracts of the shells that will run it. */
  contractsVersion: string;
  readManifest: (folder: string) => Promise<unknown>;
}

/** Puts a built slice into the store and makes it the live version; a release that does not fit is refused (EM-01, EM-03). */
export async function publish({
  store,
  folder,
  contractsVersion,
  readManifest,
}: PublishOptions): Promise<ReleaseResult> {
  const parsed = sliceManifest.safeParse(await readManifest(folder));
  if (!parsed.success)
    return {
      success: false,
      problem: `slice.json: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`,
    };
  const manifest = parsed.data;
  const problem = whyNotDeployable(manifest, contractsVersion);
  if (problem) return { success: false, problem };
  const read = await readRegistry(store);
  if (!read.success) return { success: false, problem: `registry: ${read.problem}` };
  const name = `${manifest.name}/${manifest.version}`;
  if (!(await store.read(`${name}/slice.json`))) {
    await store.writeFolder(name, folder);
  }
  const changed = read.registry.slices[manifest.name]?.version !== manifest.version;
  if (changed) await activate(store, read.registry, manifest, 'publish');
  return { success: true, manifest, changed };
}

/** Makes an earlier release of a slice live again: the one named, or the one before the current (EM-04). */
export async function rollback(store: ReleaseStore, slice: string, version?: string): Promise<ReleaseResult> {
  const read = await readRegistry(store);
  if (!read.success) return { success: false, problem: `registry: ${read.problem}` };
  const target = version ?? previousVersion(read.registry, slice);
  if (!target) return { success: false, problem: `${slice} has no earlier release` };
  const bytes = await store.read(`${slice}/${target}/slice.json`);
  if (!bytes) return { success: false, problem: `${slice} ${target} is not in the store` };
  const manifest = sliceManifest.parse(JSON.parse(bytes.toString('utf8')));
  await activate(store, read.registry, manifest, 'rollback');
  return { success: true, manifest, changed: true };
}

/** The release published before the live one, so that rolling back twice goes two steps and not to and fro. */
function previousVersion(registry: RegistryDocument, slice: string): string | undefined {
  const published = registry.history.filter((entry) => entry.slice === slice && entry.action === 'publish');
  const live = published.findLastIndex((entry) => entry.version === registry.slices[slice]?.version);
  return published.slice(0, Math.max(0, live)).findLast((entry) => entry.version !== registry.slices[slice]?.version)
    ?.version;
}

async function activate(
  store: ReleaseStore,
  registry: RegistryDocument,
  manifest: SliceManifest,
  action: HistoryEntry['action'],
) {
  const revision = registry.revision + 1;
  const entry = { revision, at: new Date().toISOString(), action, slice: manifest.name, version: manifest.version };
  const next: RegistryDocument = {
    revision,
    slices: { ...registry.slices, [manifest.name]: manifest },
    history: [...registry.history, entry],
  };
  await store.write(documentName, `${JSON.stringify(registryDocument.parse(next), null, 1)}\n`);
}

/** Every release of a slice in the store, with the live one marked. */
export async function listReleases(store: ReleaseStore, slice: string): Promise<{ version: string; live: boolean }[]> {
  const read = await readRegistry(store);
  const live = read.success ? read.registry.slices[slice]?.version : undefined;
  return (await store.list(slice)).map((version) => ({ version, live: version === live }));
}
