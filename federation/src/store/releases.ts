import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { whyNotDeployable } from '../release/fit';
import { sliceManifest, type HistoryEntry, type RegistryDocument, type SliceManifest } from '../release/manifest';
import { signEntry, whyNotTrusted, type Signer, type UnsignedEntry } from '../release/signature';
import { commit, inRegistry, readRegistry, refused, registryToChange, type Problem } from './registry';
import { storeRelease } from './release-files';
import { previousVersion } from './release-history';
import type { ReleaseStore } from './release-store';

/** `changed`: the registry was changed. `repaired`: the release was in the store already, and was damaged there. */
export type ReleaseResult = { success: true; manifest: SliceManifest; changed: boolean; repaired?: boolean } | Problem;

/** The person who changes the live releases, and the reason. Both are written to the history. */
export type Author = Partial<Record<'by' | 'reason', string>>;

/** The input of every change of a release. */
export interface ChangeOptions extends Author {
  store: ReleaseStore;
  /** The contracts of the shells that will run it. */
  contractsVersion: string;
  /** Signs the entry. Without it the entry is not signed. */
  signer?: Signer;
}

/**
 * `folder`: with web/, node/ and slice.json. `next`: folders that are published next, because a route may move from one slice
 * to another.
 */
type PublishOptions = ChangeOptions & { folder: string; next?: readonly string[] };

type Parts = Partial<Omit<RegistryDocument, 'revision' | 'history'>>;

/** A change of the registry: the entry of the history, and the parts of the document that differ. */
interface Change {
  action: HistoryEntry['action'];
  manifest: SliceManifest;
  share?: Share;
  parts: Parts;
}

/** The change of a command, or why it is refused. Asked again where another publication was faster. */
type Wish = (registry: RegistryDocument) => Promise<Change | string> | Change | string;

/** The browsers that get a canary: a share of all, and those of a cohort. */
export interface Share {
  percent: number;
  cohort?: string;
}

/**
 * Puts a built slice into the store and makes it the live version; a release that does not fit is refused and not
 * copied (EM-01, EM-03).
 */
export const publish = (options: PublishOptions): Promise<ReleaseResult> =>
  releaseOf(options, (registry, manifest) => goLive(options, registry, manifest));

/** The answer that `publish` would give, without changing anything. */
export async function whyNotPublishable(options: PublishOptions): Promise<ReleaseResult> {
  const [manifest, read] = [await builtManifest(options), await registryToChange(options.store)];
  if (typeof manifest === 'string') return refused(manifest);
  if (!read.success) return read;
  const change = await goLive(options, read.registry, manifest);
  return typeof change === 'string' ? refused(change) : { success: true, manifest, changed: false };
}

async function goLive(
  { contractsVersion, next = [] }: PublishOptions,
  registry: RegistryDocument,
  manifest: SliceManifest,
): Promise<Change | string> {
  const coming = await Promise.all(next.map(readBuilt));
  const replaced = Object.fromEntries(coming.flatMap(({ data }) => (data ? [[data.name, data]] : [])));
  return live('publish', registry, manifest, contractsVersion, replaced);
}

/**
 * Puts a built slice into the store and gives it to a share of the browsers; the others keep the live version (EM-04).
 */
export const startCanary = (options: PublishOptions & Share): Promise<ReleaseResult> =>
  releaseOf(options, (registry, manifest) => canaryOf(registry, manifest, options));

/** Gives the running canary of a slice to another share of the browsers (EM-04). */
export const changeCanary = (options: ChangeOptions & Share, slice: string): Promise<ReleaseResult> =>
  change(options, (registry) => ifCanary(registry, slice, (manifest) => canaryOf(registry, manifest, options)));

/** Makes the running canary of a slice the live version for everyone (EM-04). */
export function promote(options: ChangeOptions, slice: string): Promise<ReleaseResult> {
  let chosen: string | undefined;
  return change(options, (registry) =>
    ifCanary(registry, slice, (manifest) => {
      chosen ??= manifest.version;
      return manifest.version === chosen
        ? live('promote', registry, manifest, options.contractsVersion)
        : `${slice} ${chosen} is no canary any more`;
    }),
  );
}

/** Ends the canary of a slice: everyone gets the live version. The release may be a canary again (EM-04). */
export const stopCanary = (options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> =>
  change(options, (registry) =>
    ifCanary(registry, slice, (manifest) =>
      version === undefined || manifest.version === version
        ? { action: 'stop', manifest, parts: { canary: undefined } }
        : `${slice} ${version} is no canary any more`,
    ),
  );

const ifCanary = ({ canary }: RegistryDocument, slice: string, then: (manifest: SliceManifest) => Change | string) =>
  canary?.manifest.name === slice ? then(canary.manifest) : `${slice} has no canary`;

/**
 * Makes an earlier release of a slice live again: the one named, or the one before the current; it must fit as if it
 * were published now (EM-03, EM-04).
 */
export function rollback(options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> {
  let target = version;
  return change(options, async (registry) => {
    target ??= previousVersion(registry, slice);
    return target ? liveAgain(options, registry, slice, target) : `${slice} has no earlier release`;
  });
}

/** Makes a former release live again if the present one is still that which failed (EM-04). */
export const takeBack = (
  options: ChangeOptions,
  { slice, version, former }: { slice: string; version: string; former: string },
): Promise<ReleaseResult> =>
  change(options, (registry) =>
    registry.slices[slice]?.version === version
      ? liveAgain(options, registry, slice, former)
      : `${slice} ${version} is not live any more`,
  );

const liveAgain = (options: ChangeOptions, registry: RegistryDocument, slice: string, version: string) =>
  ifStored(options.store, slice, version, (manifest) => live('rollback', registry, manifest, options.contractsVersion));

/**
 * Withdraws a release: it can never be live again. If it is live, the release before it becomes live; if it is a
 * canary, the canary ends (EM-04).
 */
export const withdraw = (options: ChangeOptions, slice: string, version: string): Promise<ReleaseResult> =>
  change(options, (registry) =>
    ifStored(options.store, slice, version, async (manifest) => {
      const { canary, pins, slices, withdrawn = {} } = registry;
      if (pins?.[slice] === version) return `${slice} is pinned to ${version}: unpin it first`;
      const isCanary = canary?.manifest.name === slice && canary.manifest.version === version;
      const parts = {
        withdrawn: { ...withdrawn, [slice]: [...new Set([...(withdrawn[slice] ?? []), version])] },
        canary: isCanary ? undefined : canary,
      };
      if (slices[slice]?.version !== version) return { action: 'withdraw', manifest, parts };
      const before = previousVersion(registry, slice);
      const successor = before && (await manifestIn(options.store, slice, before));
      if (!successor) return `${slice} ${version} is live and has no earlier release: publish another one first`;
      const problem = whyNotLive(registry, successor, options.contractsVersion);
      return (
        problem ?? { action: 'withdraw', manifest, parts: { ...parts, slices: { ...slices, [slice]: successor } } }
      );
    }),
  );

/**
 * Keeps a slice at a version, by default the live one, until it is unpinned; makes it live where another is (EM-04).
 */
export const pin = (options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> =>
  change(options, async (registry) => {
    const target = version ?? registry.slices[slice]?.version;
    if (!target) return `${slice} has no live release`;
    const others = without(registry.pins, slice);
    return ifStored(options.store, slice, target, (manifest) => {
      const pinned = live('pin', { ...registry, pins: others }, manifest, options.contractsVersion);
      if (typeof pinned === 'string') return pinned;
      return { ...pinned, parts: { ...pinned.parts, pins: { ...others, [slice]: target } } };
    });
  });

/** Lets a pinned slice be published again. */
export const unpin = (options: ChangeOptions, slice: string): Promise<ReleaseResult> =>
  change(options, async ({ pins }) => {
    const version = pins?.[slice];
    if (!version) return `${slice} is not pinned`;
    return ifStored(options.store, slice, version, (manifest) => ({
      action: 'unpin',
      manifest,
      parts: { pins: without(pins, slice) },
    }));
  });

const without = (pins: RegistryDocument['pins'] = {}, slice: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pins).filter(([name]) => name !== slice));

/** Every release of a slice in the store, with its place in the registry. */
export async function listReleases(store: ReleaseStore, slice: string) {
  const read = await readRegistry(store);
  const { slices = {}, canary, pins, withdrawn } = read.success ? read.registry : {};
  const stateOf = (version: string) => {
    if (withdrawn?.[slice]?.includes(version)) return 'withdrawn';
    if (pins?.[slice] === version) return 'pinned';
    return canary?.manifest.name === slice && canary.manifest.version === version ? 'canary' : undefined;
  };
  return (await store.list(slice)).map((version) => {
    const state = stateOf(version);
    return { version, live: version === slices[slice]?.version, ...(state && { state }) };
  });
}

function canaryOf(
  registry: RegistryDocument,
  manifest: SliceManifest,
  { percent, cohort, contractsVersion }: ChangeOptions & Share,
): Change | string {
  const { canary, slices } = registry;
  const { name } = manifest;
  if (canary && canary.manifest.name !== name)
    return `${canary.manifest.name} ${canary.manifest.version} is the canary: promote or withdraw it first`;
  if (!slices[name]) return `${name} has no live release beside which a canary could run`;
  const problem = whyNotLive(registry, manifest, contractsVersion);
  const share = { percent, ...(cohort && { cohort }) };
  return problem ?? { action: 'canary', manifest, share, parts: { canary: { ...share, manifest } } };
}

/** Makes a release the live one of its slice, if it fits. A canary of the same slice ends. */
function live(
  action: Change['action'],
  registry: RegistryDocument,
  manifest: SliceManifest,
  contractsVersion: string,
  replaced?: RegistryDocument['slices'],
): Change | string {
  const { canary, slices } = registry;
  const { name } = manifest;
  const parts = {
    slices: { ...slices, [name]: manifest },
    canary: canary?.manifest.name === name ? undefined : canary,
  };
  return whyNotLive(registry, manifest, contractsVersion, replaced) ?? { action, manifest, parts };
}

/** Why a release may not be live, beside the live slices and beside a canary of another slice; undefined if it may. */
function whyNotLive(
  { slices, canary, pins, withdrawn }: RegistryDocument,
  manifest: SliceManifest,
  contractsVersion: string,
  replaced: RegistryDocument['slices'] = {},
): string | undefined {
  const { name, version } = manifest;
  const pinned = pins?.[name];
  if (pinned && pinned !== version) return `${name} is pinned to ${pinned}: unpin it first`;
  if (withdrawn?.[name]?.includes(version)) return `${name} ${version} was withdrawn`;
  const others = [...Object.values({ ...slices, ...replaced }), ...(canary ? [canary.manifest] : [])];
  return whyNotDeployable(manifest, contractsVersion, others);
}

const readBuilt = async (folder: string) =>
  sliceManifest.safeParse(JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8')));

async function builtManifest({ folder }: PublishOptions): Promise<SliceManifest | string> {
  const { data, error } = await readBuilt(folder);
  return data ?? `slice.json: ${error?.issues[0]?.path.join('.')} ${error?.issues[0]?.message}`;
}

/** A change with a built slice, which is copied into the store if the change is not refused. */
async function releaseOf(
  options: PublishOptions,
  wish: (registry: RegistryDocument, manifest: SliceManifest) => Promise<Change | string> | Change | string,
): Promise<ReleaseResult> {
  const manifest = await builtManifest(options);
  if (typeof manifest === 'string') return refused(manifest);
  let repaired = false;
  const result = await change(options, async (registry) => {
    const wanted = await wish(registry, manifest);
    if (typeof wanted !== 'string') repaired = await storeRelease(options, manifest);
    return wanted;
  });
  return result.success ? { ...result, repaired } : result;
}

export async function manifestIn(store: Pick<ReleaseStore, 'read'>, slice: string, version: string) {
  const bytes = await store.read(`${slice}/${version}/slice.json`);
  return bytes && sliceManifest.parse(JSON.parse(bytes.toString('utf8')));
}

async function ifStored(
  store: ReleaseStore,
  slice: string,
  version: string,
  then: (manifest: SliceManifest) => Promise<Change | string> | Change | string,
): Promise<Change | string> {
  const manifest = await manifestIn(store, slice, version);
  return manifest ? then(manifest) : `${slice} ${version} is not in the store`;
}

/**
 * The one way in which the registry changes: reads it, makes the change, signs it and writes the next revision. Where
 * another publication was faster, the change is made on top of it.
 */
async function change(options: ChangeOptions, wish: Wish, tried = 0): Promise<ReleaseResult> {
  const { store, by, reason, signer } = options;
  const read = await registryToChange(store);
  if (!read.success) return read;
  const { registry } = read;
  const revision = registry.revision + 1;
  if (revision === tried) return inRegistry(`revision ${revision} exists, but cannot be reached`);
  const wanted = await wish(registry);
  if (typeof wanted === 'string') return refused(wanted);
  const { action, manifest, share, parts } = wanted;
  const { name: slice, version } = manifest;
  const isLive = registry.slices[slice]?.version === version;
  if (isLive && action === 'publish') return { success: true, manifest, changed: false };
  const untrusted = signer && whyNotExtended(registry, signer);
  if (untrusted) return refused(untrusted);
  const at = new Date().toISOString();
  const entry: UnsignedEntry = { revision, at, action, slice, version, ...share, by, reason };
  const state = withoutEmpty({ ...registry, ...parts, revision });
  const last = signer ? signEntry(entry, registry.history, state, signer) : entry;
  if (await commit(store, { ...state, history: [...registry.history, last] }))
    return { success: true, manifest, changed: true };
  return change(options, wish, revision);
}

/**
 * Why an entry must not be signed on top of a document: its signature would also cover what somebody else changed. An
 * empty history can be extended.
 */
export function whyNotExtended(registry: RegistryDocument, { trusted }: Signer): string | undefined {
  const problem = registry.history.length > 0 ? whyNotTrusted(registry, trusted) : undefined;
  return (
    problem &&
    `registry: ${problem}. Look at \`npm run slice -- list\`; \`npm run slice -- restore\` signs what it shows`
  );
}

/** Leaves out empty parts. */
const withoutEmpty = ({ pins, withdrawn, canary, ...document }: RegistryDocument): RegistryDocument => ({
  ...document,
  ...(canary && { canary }),
  ...(pins && Object.keys(pins).length > 0 && { pins }),
  ...(withdrawn && Object.keys(withdrawn).length > 0 && { withdrawn }),
});
