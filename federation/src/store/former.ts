import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { whyNotDeployable } from '../release/fit';
import type { RegistryDocument, SliceManifest } from '../release/manifest';
import { whyNotTrusted, type TrustedKeys } from '../release/signature';
import { parseRegistry, REVISIONS_NAME } from './registry';
import type { ReleaseStore } from './release-store';
import { liveVersions } from './releases';

interface CheckOptions {
  store: Pick<ReleaseStore, 'read'>;
  /** The contracts of the shell that would run the release. */
  contractsVersion: string;
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const decompressed = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Why a shell cannot run a release from the store: it does not fit the contracts, or a file of it is missing or
 * changed. Undefined if it can (SH-18).
 */
export async function whyNotRunnable(
  { store, contractsVersion }: CheckOptions,
  manifest: SliceManifest,
): Promise<string | undefined> {
  const misfit = whyNotDeployable(manifest, contractsVersion, {});
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

async function whyNotIntact(
  store: Pick<ReleaseStore, 'read'>,
  file: string,
  hash: string,
): Promise<string | undefined> {
  try {
    const bytes = await store.read(file);
    if (!bytes) return 'is missing';
    if (sha384(bytes) !== hash) return 'does not have the hash of the registry';
    for (const [ending, decompress] of Object.entries(decompressed)) {
      const packed = await store.read(file + ending);
      if (packed && sha384(await decompress(packed)) !== hash) return `differs in its form ${ending}`;
    }
    return undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

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
