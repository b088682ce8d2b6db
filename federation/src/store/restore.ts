import { emptyRegistry, type RegistryDocument, type HistoryEntry, type SliceManifest } from '../release/manifest';
import { signEntry, whyNotTrusted, type Signer } from '../release/signature';
import { commit, newestRevision, readRegistry, refused, slicesIn, type Problem } from './registry';
import { manifestIn, type Author } from './releases';
import type { ReleaseStore } from './release-store';

export type RestoreResult = { success: true; registry: RegistryDocument } | Problem;

/**
 * Writes the registry anew: as it is or was last, or where no revision of it is left, from the releases in the store. A slice
 * with several releases must be named then, as `mf-search@1.0.0-1a2b3c4d`; naming slices always means their releases.
 *
 * The new revision is the present second, which is above every counted one: shells take it whatever they had before.
 */
export async function restore(
  store: ReleaseStore,
  named: readonly string[] = [],
  { signer, ...author }: Author & { signer?: Signer } = {},
): Promise<RestoreResult> {
  const revision = Math.floor(Date.now() / 1000);
  const last = named.length ? undefined : await lastRegistry(store);
  const chosen = last ? { success: true as const, registry: last } : await fromReleases(store, named, revision);
  if (!chosen.success) return chosen;
  const next = Math.max(revision, chosen.registry.revision + 1);
  const registry = signer ? signed(chosen.registry, next, signer, author) : { ...chosen.registry, revision: next };
  if (await commit(store, registry)) return { success: true, registry };
  return refused('another publication was faster; look at `npm run slice -- list`');
}

/**
 * The document with one signed entry for each live slice. The signature covers all that is live, so this is also how a
 * history becomes signed that was not yet.
 */
function signed(before: RegistryDocument, revision: number, signer: Signer, author: Author): RegistryDocument {
  const registry = { ...before, revision };
  const { slices } = registry;
  const restored = { revision, at: new Date().toISOString(), action: 'restore' as const };
  const entries = Object.values(slices).map(({ name: slice, version }) => ({ ...restored, slice, version, ...author }));
  const unsigned = before.history.map(({ signed: _signed, ...entry }): HistoryEntry => entry);
  // With the signatures of a history that is not trusted, the new one would not be trusted either.
  const former = whyNotTrusted(before, signer.trusted) ? unsigned : before.history;
  return {
    ...registry,
    history: entries.reduce((history, entry) => [...history, signEntry(entry, history, registry, signer)], former),
  };
}

/** The live document. If it is missing, the newest stored revision. */
async function lastRegistry(store: ReleaseStore): Promise<RegistryDocument | undefined> {
  const read = await readRegistry(store);
  return read.success && read.noted > 0 ? read.registry : newestRevision(store, () => true);
}

async function fromReleases(store: ReleaseStore, named: readonly string[], revision: number): Promise<RestoreResult> {
  const versions = new Map(named.map((one) => one.split('@') as [string, string]));
  const slices: Record<string, SliceManifest> = {};
  const known = await slicesIn(store);
  const unknown = [...versions.keys()].find((slice) => !known.includes(slice));
  if (unknown) return refused(`the store holds no release of ${unknown}`);
  for (const slice of known) {
    const releases = await store.list(slice);
    const version = versions.get(slice) ?? (releases.length === 1 ? releases[0] : undefined);
    if (!version)
      return refused(
        `${slice} has ${releases.length} releases: name the one that shall be live, as ${slice}@VERSION (${releases.join(', ')})`,
      );
    const manifest = await manifestIn(store, slice, version);
    if (!manifest) return refused(`${slice} ${version} is not in the store`);
    slices[slice] = manifest;
  }
  const published = { revision, at: new Date().toISOString(), action: 'publish' as const };
  const history = Object.values(slices).map(({ name: slice, version }) => ({ ...published, slice, version }));
  if (!history.length) return refused('the store holds no release');
  return { success: true, registry: { ...emptyRegistry, slices, history } };
}
