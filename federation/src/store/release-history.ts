import { whyNotDeployable } from '../release/fit';
import type { HistoryEntry, RegistryDocument } from '../release/manifest';
import { whyNotTrusted } from '../release/signature';
import { parseRegistry, REVISIONS_NAME } from './registry';
import { whyNotRunnable, type CheckOptions } from './release-files';

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

/**
 * The last good release of a slice before the live one: it was live, was neither withdrawn nor rolled back, and runs.
 * With keys, only what a trusted key signed counts.
 */
export async function formerRelease(options: CheckOptions, registry: RegistryDocument, slice: string) {
  const { store, keys, contractsVersion } = options;
  const entries = registry.history.filter((entry) => entry.slice === slice);
  for (const version of [...new Set(entries.reduce(liveVersions, []))].reverse()) {
    if (version === registry.slices[slice]?.version || registry.withdrawn?.[slice]?.includes(version)) continue;
    const entry = entries.findLast(
      (one) => one.version === version && !['canary', 'stop', 'unpin'].includes(one.action),
    );
    const bytes = entry && (await store.read(`${REVISIONS_NAME}/${entry.revision}.json`));
    const parsed = bytes && parseRegistry(bytes);
    if (!parsed?.success || (keys?.size && whyNotTrusted(parsed.registry, keys))) continue;
    const manifest = parsed.registry.slices[slice];
    if (manifest?.version !== version) continue;
    if (whyNotDeployable(manifest, contractsVersion, Object.values(registry.slices))) continue;
    if (!(await whyNotRunnable(options, manifest))) return manifest;
  }
  return undefined;
}
