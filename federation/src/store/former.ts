import { whyNotDeployable } from '../release/fit';
import type { RegistryDocument, SliceManifest } from '../release/manifest';
import { whyNotTrusted, type TrustedKeys } from '../release/signature';
import { parseRegistry, REVISIONS_NAME } from './registry';
import { liveVersions } from './releases';
import { whyNotRunnable, type CheckOptions } from './runnable';

/**
 * The last good release of a slice before the live one: it was live, was neither withdrawn nor rolled back, and runs.
 * With keys, only what a trusted key signed counts.
 */
export async function formerRelease(
  options: CheckOptions & { keys?: TrustedKeys },
  registry: RegistryDocument,
  slice: string,
): Promise<SliceManifest | undefined> {
  const { store, keys, contractsVersion } = options;
  const { [slice]: live, ...others } = registry.slices;
  const entries = registry.history.filter((entry) => entry.slice === slice);
  for (const version of [...new Set(entries.reduce(liveVersions, []))].reverse()) {
    if (version === live?.version || registry.withdrawn?.[slice]?.includes(version)) continue;
    const entry = entries.findLast(
      (one) => one.version === version && !['canary', 'stop', 'unpin'].includes(one.action),
    );
    const bytes = entry && (await store.read(`${REVISIONS_NAME}/${entry.revision}.json`));
    const parsed = bytes && parseRegistry(bytes);
    if (!parsed?.success || (keys?.size && whyNotTrusted(parsed.registry, keys))) continue;
    const manifest = parsed.registry.slices[slice];
    if (manifest?.version !== version || whyNotDeployable(manifest, contractsVersion, others)) continue;
    if (!(await whyNotRunnable(options, manifest))) return manifest;
  }
  return undefined;
}
