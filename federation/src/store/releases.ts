import { whyNotDeployable } from '../release/fit';
import {
  REGISTRY_FORMAT,
  sliceManifest,
  type HistoryEntry,
  type RegistryDocument,
  type SliceManifest,
} from '../release/manifest';
import { signEntry, whyNotTrusted, type Signer, type UnsignedEntry } from '../release/signature';
import { commit, hostOf, inRegistry, readRegistry, registryToChange, type Problem } from './registry';
import type { ReleaseStore } from './release-store';
import { storeRelease } from './store-release';

export type ReleaseResult =
  | {
      success: true;
      manifest: SliceManifest;
      /** Whether the registry was changed. */
      changed: boolean;
      /** The release was in the store already, and was damaged there. */
      repaired?: boolean;
    }
  | Problem;

/** The person who changes the live releases, and the reason. Both are written to the history. */
export interface Author {
  by?: string;
  reason?: string;
}

/** The input of every change of a release. */
export interface ChangeOptions extends Author {
  store: ReleaseStore;
  /** The contracts of the shells that will run it. */
  contractsVersion: string;
  /** Signs the entry. Without it the entry is not signed. */
  signer?: Signer;
}

interface PublishOptions extends ChangeOptions {
  /** A folder with web/, node/ and slice.json. */
  folder: string;
  readManifest: (folder: string) => Promise<unknown>;
  /** Folders that are published next: a route may move from one slice to another. */
  next?: readonly string[];
}

const refused = (problem: string): Problem => ({ success: false, problem });

/** A change of the registry: what is new in it, or why it is refused. */
interface Change {
  action: HistoryEntry['action'];
  manifest: SliceManifest;
  percent?: number;
  cohort?: string;
  /** The parts of the next document that differ. Called again where another publication was faster. */
  apply: (registry: RegistryDocument) => Partial<Omit<RegistryDocument, 'revision' | 'history'>> | string;
}

/**
 * Puts a built slice into the store and makes it the live version; a release that does not fit is refused (EM-01,
 * EM-03).
 */
export const publish = async (options: PublishOptions): Promise<ReleaseResult> =>
  storeAndChange(options, await goingLive(options));

/** The answer that `publish` would give, without changing anything. */
export async function whyNotPublishable(options: PublishOptions): Promise<ReleaseResult> {
  const begun = await beginChange(options, await goingLive(options));
  return begun.success ? { success: true, manifest: begun.change.manifest, changed: false } : begun;
}

async function goingLive({
  contractsVersion,
  readManifest,
  next = [],
}: PublishOptions): Promise<(manifest: SliceManifest) => Change> {
  const coming = await Promise.all(next.map(async (one) => sliceManifest.safeParse(await readManifest(one))));
  const replaced = Object.fromEntries(coming.flatMap(({ data }) => (data ? [[data.name, data]] : [])));
  const goLive = (manifest: SliceManifest) => (registry: RegistryDocument) =>
    whyNotLive(registry, manifest, contractsVersion, replaced) ?? liveWith(registry, manifest);
  return (manifest) => ({ action: 'publish', manifest, apply: goLive(manifest) });
}

/** The browsers that get a canary: a share of all, and those of a cohort. */
interface Share {
  percent: number;
  cohort?: string;
}

/**
 * Puts a built slice into the store and gives it to a share of the browsers; the others keep the live version (EM-04).
 */
export const startCanary = (options: PublishOptions & Share): Promise<ReleaseResult> =>
  storeAndChange(options, (manifest) => canaryOf(manifest, options, options.contractsVersion));

/** Gives the running canary of a slice to another share of the browsers (EM-04). */
export const changeCanary = (options: ChangeOptions & Share, slice: string): Promise<ReleaseResult> =>
  withCanary(options, slice, (manifest) => canaryOf(manifest, options, options.contractsVersion));

/** Makes the running canary of a slice the live version for everyone (EM-04). */
export const promote = (options: ChangeOptions, slice: string): Promise<ReleaseResult> =>
  withCanary(options, slice, (manifest) => ({
    action: 'promote',
    manifest,
    apply: (registry) =>
      registry.canary?.manifest.version === manifest.version
        ? (whyNotLive(registry, manifest, options.contractsVersion) ?? liveWith(registry, manifest))
        : `${slice} ${manifest.version} is no canary any more`,
  }));

/** Ends the canary of a slice: everyone gets the live version. The release may be a canary again (EM-04). */
export const stopCanary = (options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> =>
  withCanary(options, slice, (manifest) => ({
    action: 'stop',
    manifest,
    apply: ({ canary }) =>
      canary?.manifest.version === (version ?? manifest.version)
        ? { canary: undefined }
        : `${slice} ${version ?? manifest.version} is no canary any more`,
  }));

/**
 * Makes an earlier release of a slice live again: the one named, or the one before the current; it must fit as if it
 * were published now (EM-03, EM-04).
 */
export async function rollback(options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> {
  const read = await registryToChange(options.store);
  if (!read.success) return read;
  const target = version ?? previousVersion(read.registry, slice);
  if (!target) return refused(`${slice} has no earlier release`);
  return withRelease(options, slice, target, (manifest) => ({
    action: 'rollback',
    manifest,
    apply: (registry) => whyNotLive(registry, manifest, options.contractsVersion) ?? liveWith(registry, manifest),
  }));
}

/** Makes a former release live again if the present one is still that which failed (EM-04). */
export const takeBack = (
  options: ChangeOptions,
  { slice, version, former }: { slice: string; version: string; former: string },
): Promise<ReleaseResult> =>
  withRelease(options, slice, former, (manifest) => ({
    action: 'rollback',
    manifest,
    apply: (registry) =>
      registry.slices[slice]?.version === version
        ? (whyNotLive(registry, manifest, options.contractsVersion) ?? liveWith(registry, manifest))
        : `${slice} ${version} is not live any more`,
  }));

/**
 * Withdraws a release: it can never be live again. If it is live, the release before it becomes live; if it is a
 * canary, the canary ends (EM-04).
 */
export const withdraw = (options: ChangeOptions, slice: string, version: string): Promise<ReleaseResult> =>
  withRelease(options, slice, version, async (manifest, registry) => {
    const isLive = registry.slices[slice]?.version === version;
    const before = isLive ? previousVersion(registry, slice) : undefined;
    const successor = before ? await manifestIn(options.store, slice, before) : undefined;
    return {
      action: 'withdraw',
      manifest,
      apply: (current) => {
        if (current.pins?.[slice] === version) return `${slice} is pinned to ${version}: unpin it first`;
        const withdrawn = {
          ...current.withdrawn,
          [slice]: [...new Set([...(current.withdrawn?.[slice] ?? []), version])],
        };
        const { canary, ...rest } = current;
        const keeps = canary && !(canary.manifest.name === slice && canary.manifest.version === version);
        const parts = { withdrawn, canary: keeps ? canary : undefined };
        if (rest.slices[slice]?.version !== version) return parts;
        if (!successor) return `${slice} ${version} is live and has no earlier release: publish another one first`;
        const problem = whyNotLive(current, successor, options.contractsVersion);
        return problem ?? { ...parts, slices: { ...rest.slices, [slice]: successor } };
      },
    };
  });

/**
 * Keeps a slice at a version, by default the live one, until it is unpinned; makes it live where another is (EM-04).
 */
export async function pin(options: ChangeOptions, slice: string, version?: string): Promise<ReleaseResult> {
  const read = await registryToChange(options.store);
  if (!read.success) return read;
  const target = version ?? read.registry.slices[slice]?.version;
  if (!target) return refused(`${slice} has no live release`);
  return withRelease(options, slice, target, (manifest) => ({
    action: 'pin',
    manifest,
    apply: (registry) => {
      const { [slice]: _former, ...others } = registry.pins ?? {};
      const problem = whyNotLive({ ...registry, pins: others }, manifest, options.contractsVersion);
      return problem ?? { ...liveWith(registry, manifest), pins: { ...others, [slice]: target } };
    },
  }));
}

/** Lets a pinned slice be published again. */
export async function unpin(options: ChangeOptions, slice: string): Promise<ReleaseResult> {
  const read = await registryToChange(options.store);
  if (!read.success) return read;
  const version = read.registry.pins?.[slice];
  if (!version) return refused(`${slice} is not pinned`);
  return withRelease(options, slice, version, (manifest) => ({
    action: 'unpin',
    manifest,
    apply: ({ pins = {} }) => {
      const { [slice]: _pinned, ...others } = pins;
      return { pins: others };
    },
  }));
}

/** Every release of a slice in the store, with its place in the registry. */
export async function listReleases(
  store: ReleaseStore,
  slice: string,
): Promise<{ version: string; live: boolean; state?: 'canary' | 'pinned' | 'withdrawn' }[]> {
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

const canaryOf = (manifest: SliceManifest, { percent, cohort }: Share, contractsVersion: string): Change => ({
  action: 'canary',
  manifest,
  percent,
  cohort,
  apply: (registry) => {
    const { canary } = registry;
    if (canary && canary.manifest.name !== manifest.name)
      return `${canary.manifest.name} ${canary.manifest.version} is the canary: promote or withdraw it first`;
    if (!registry.slices[manifest.name]) return `${manifest.name} has no live release beside which a canary could run`;
    return (
      whyNotLive(registry, manifest, contractsVersion) ?? { canary: { percent, ...(cohort && { cohort }), manifest } }
    );
  },
});

/** The document with another live release of a slice. A canary of the same slice ends. */
const liveWith = (registry: RegistryDocument, manifest: SliceManifest) => ({
  slices: { ...registry.slices, [manifest.name]: manifest },
  canary: registry.canary?.manifest.name === manifest.name ? undefined : registry.canary,
});

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
  const live = { ...slices, ...replaced };
  const beside = canary && canary.manifest.name !== name ? { ...live, [canary.manifest.name]: canary.manifest } : live;
  return whyNotDeployable(manifest, contractsVersion, live) ?? whyNotDeployable(manifest, contractsVersion, beside);
}

/** The release that was live before the current one, without releases that were rolled back or withdrawn. */
export function previousVersion({ history, slices, withdrawn }: RegistryDocument, slice: string): string | undefined {
  const isOut = (version: string) => version === slices[slice]?.version || withdrawn?.[slice]?.includes(version);
  return history
    .filter((entry) => entry.slice === slice)
    .reduce(liveVersions, [])
    .findLast((version) => !isOut(version));
}

/** The versions that led to the live one, oldest first, after one more entry of a slice's history. */
export function liveVersions(versions: string[], { action, version }: HistoryEntry): string[] {
  if (['canary', 'stop', 'unpin'].includes(action)) return versions;
  if (action === 'withdraw') return versions.filter((one) => one !== version);
  const index = versions.lastIndexOf(version);
  const isBack = index >= 0 && action !== 'publish' && action !== 'promote';
  return isBack ? versions.slice(0, index + 1) : [...versions, version];
}

/** Reads a built slice and the registry, and refuses what does not fit. */
async function beginChange(
  { store, folder, readManifest }: PublishOptions,
  changeOf: (manifest: SliceManifest) => Change,
): Promise<{ success: true; change: Change; registry: RegistryDocument } | Problem> {
  const parsed = sliceManifest.safeParse(await readManifest(folder));
  if (!parsed.success)
    return refused(`slice.json: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`);
  const read = await registryToChange(store);
  if (!read.success) return read;
  const change = changeOf(parsed.data);
  const parts = change.apply(read.registry);
  return typeof parts === 'string' ? refused(parts) : { success: true, change, registry: read.registry };
}

/** Copies a built slice into the store and changes the registry. A release that is refused is not copied. */
async function storeAndChange(
  options: PublishOptions,
  changeOf: (manifest: SliceManifest) => Change,
): Promise<ReleaseResult> {
  const begun = await beginChange(options, changeOf);
  if (!begun.success) return begun;
  const { change, registry } = begun;
  const { manifest } = change;
  const repaired = await storeRelease(options, manifest);
  const isLive = registry.slices[manifest.name]?.version === manifest.version;
  if (isLive && change.action === 'publish') return { success: true, manifest, changed: false, repaired };
  return write(options, registry, change);
}

async function manifestIn(store: ReleaseStore, slice: string, version: string): Promise<SliceManifest | undefined> {
  const bytes = await store.read(`${slice}/${version}/slice.json`);
  return bytes && sliceManifest.parse(JSON.parse(bytes.toString('utf8')));
}

/** A change with a release that is in the store. */
async function withRelease(
  options: ChangeOptions,
  slice: string,
  version: string,
  changeOf: (manifest: SliceManifest, registry: RegistryDocument) => Change | Promise<Change>,
): Promise<ReleaseResult> {
  const read = await registryToChange(options.store);
  if (!read.success) return read;
  const manifest = await manifestIn(options.store, slice, version);
  if (!manifest) return refused(`${slice} ${version} is not in the store`);
  return write(options, read.registry, await changeOf(manifest, read.registry));
}

async function withCanary(
  options: ChangeOptions,
  slice: string,
  changeOf: (manifest: SliceManifest) => Change,
): Promise<ReleaseResult> {
  const read = await registryToChange(options.store);
  if (!read.success) return read;
  const { canary } = read.registry;
  if (canary?.manifest.name !== slice) return refused(`${slice} has no canary`);
  return write(options, read.registry, changeOf(canary.manifest));
}

/**
 * Writes the next revision. Where another publication was faster, its result is looked at and the change made on top of
 * it.
 */
async function write(options: ChangeOptions, registry: RegistryDocument, change: Change): Promise<ReleaseResult> {
  const { store, by, reason, signer } = options;
  const { action, manifest, percent, cohort } = change;
  const untrusted = signer && whyNotExtended(registry, signer);
  if (untrusted) return refused(untrusted);
  const parts = change.apply(registry);
  if (typeof parts === 'string') return refused(parts);
  const revision = registry.revision + 1;
  const host = await hostOf(store);
  const format = host?.registry ?? REGISTRY_FORMAT;
  const isRead = format >= 2;
  const entry: UnsignedEntry = {
    revision,
    at: new Date().toISOString(),
    action,
    slice: manifest.name,
    version: manifest.version,
    ...(percent !== undefined && { percent }),
    ...(cohort && { cohort }),
    ...(isRead && { by, reason }),
  };
  const state = withoutEmpty({ ...registry, ...parts, revision });
  const last = signer ? signEntry(entry, registry.history, state, signer) : entry;
  const next = { ...state, history: [...registry.history, last] };
  const isNewFormat = !['publish', 'rollback'].includes(action) || next.canary || next.pins || next.withdrawn;
  if (isNewFormat && !isRead)
    return refused(`the running shell does not know "${action}" yet: deploy a shell of this version first`);
  if ((signer || next.canary?.cohort) && format < 3)
    return refused('the running shell does not know signatures and cohorts yet: deploy a shell of this version first');
  if (action === 'stop' && format < 4)
    return refused('the running shell does not know "stop" yet: deploy a shell of this version first');
  if (await commit(store, next)) return { success: true, manifest, changed: true };
  const read = await registryToChange(store);
  if (!read.success) return read;
  if (read.registry.revision < revision) return inRegistry(`revision ${revision} exists, but cannot be reached`);
  return write(options, read.registry, change);
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

/** Leaves out empty parts. A document without them has the older format, which older shells can read. */
const withoutEmpty = ({ pins, withdrawn, canary, ...document }: RegistryDocument): RegistryDocument => ({
  ...document,
  ...(canary && { canary }),
  ...(pins && Object.keys(pins).length > 0 && { pins }),
  ...(withdrawn && Object.keys(withdrawn).length > 0 && { withdrawn }),
});
