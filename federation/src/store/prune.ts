import type { RegistryDocument } from '../release/manifest';
import { inRegistry, refused, registryToChange, slicesIn, type Problem } from './registry';
import type { ReleaseStore } from './release-store';
import { liveVersions, previousVersion } from './release-history';
import { whyNotExtended, type ChangeOptions } from './releases';
import { judgeShellBuilds, removeShellBuild } from './shell-builds';

/** How long open pages may still load parts of a release that is not live any more, by default. */
export const RETENTION_DAYS = 30;

const DAY_MS = 86_400_000;

/** A release in the store, or a build of the shell, and why it stays or goes. */
export interface Judged {
  /** `shell` for a build of the shell. */
  slice: string;
  version: string;
  keeps: boolean;
  why: string;
}

interface PruneOptions extends Pick<ChangeOptions, 'store' | 'signer'> {
  /** At least 1. */
  days: number;
  now?: number;
  /** Without it, nothing is removed. */
  removes?: boolean;
}

/**
 * Removes releases that nobody needs: neither the live one, a canary, a pinned one nor the one that a rollback brings
 * back, and none that a page open for less than the given days may still load from. The same for builds of the shell.
 */
export async function prune(options: PruneOptions): Promise<{ success: true; releases: Judged[] } | Problem> {
  const { store, signer, days, now = Date.now(), removes } = options;
  if (days < 1) return refused('open pages need their releases for at least 1 day');
  const readAgain = async () => {
    const read = await registryToChange(store);
    const problem = read.success && signer ? whyNotExtended(read.registry, signer) : undefined;
    return problem ? inRegistry(problem) : read;
  };
  const read = await readAgain();
  if (!read.success) return read;
  const before = now - days * DAY_MS;
  const releases: Judged[] = [];
  for (const slice of await slicesIn(store))
    for (const version of await store.list(slice)) {
      const reason = whyKept(read.registry, slice, version, before);
      releases.push({ slice, version, keeps: Boolean(reason), why: reason ?? `not live for ${days} days` });
    }
  for (const release of removes ? releases.filter(({ keeps }) => !keeps) : []) {
    const { slice, version } = release;
    const whyNow = await removeUnless(store, `${slice}/${version}`, async () => {
      const now = await readAgain();
      return now.success ? whyKept(now.registry, slice, version, before) : now.problem;
    });
    if (whyNow) Object.assign(release, { keeps: true, why: whyNow });
  }
  releases.push(...(await pruneShell(store, before, options)));
  return { success: true, releases };
}

/** Judges the builds of the shell by their last use, and removes them with `removes`. */
async function pruneShell(store: ReleaseStore, before: number, { days, removes }: PruneOptions): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { id, why } of await judgeShellBuilds(store, before)) {
    const reason = why ?? (removes ? await removeShellBuild(store, id, before) : undefined);
    const about = reason ?? `not served for ${days} days`;
    judged.push({ slice: 'shell', version: id, keeps: Boolean(reason), why: about });
  }
  return judged;
}

/**
 * Without its `slice.json` no command makes a release live. So it goes first, and comes back where a rollback was
 * faster.
 */
async function removeUnless(store: ReleaseStore, files: string, whyKeptNow: () => Promise<string | undefined>) {
  const manifest = await store.read(`${files}/slice.json`);
  await store.remove(`${files}/slice.json`);
  const reason = await whyKeptNow();
  if (!reason) await store.remove(files);
  else if (manifest) await store.write(`${files}/slice.json`, manifest);
  return reason;
}

/** Why a release must stay in the store; undefined if it may be removed. */
export function whyKept(
  registry: RegistryDocument,
  slice: string,
  version: string,
  /** Pages older than this time need no parts of their release any more. */
  before: number,
): string | undefined {
  const { slices, canary, pins } = registry;
  if (slices[slice]?.version === version) return 'live';
  if (canary?.manifest.name === slice && canary.manifest.version === version) return 'canary';
  if (pins?.[slice] === version) return 'pinned';
  if (previousVersion(registry, slice) === version) return 'what a rollback brings back';
  const ended = endOf(registry, slice, version);
  if (!ended) return 'not in the history, so its age is unknown; perhaps it is being published';
  return Date.parse(ended) > before ? `open pages may use it: live until ${ended}` : undefined;
}

/** When a release was last replaced as the live one or as a canary; undefined if it never was either. */
function endOf({ history }: RegistryDocument, slice: string, version: string): string | undefined {
  let chain: string[] = [];
  let canary: string | undefined;
  let ended: string | undefined;
  for (const entry of history.filter((one) => one.slice === slice)) {
    const served = chain.at(-1) === version || canary === version;
    chain = liveVersions(chain, entry);
    if (entry.action === 'canary') canary = entry.version;
    else if (entry.action !== 'unpin' && !(entry.action === 'withdraw' && entry.version !== canary)) canary = undefined;
    if (served && chain.at(-1) !== version && canary !== version) ended = entry.at;
  }
  return ended;
}
