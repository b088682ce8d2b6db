import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { whyNotDeployable } from '../release/fit';
import type { SliceManifest } from '../release/manifest';
import type { ReleaseStore } from './release-store';

type CheckedStore = Pick<ReleaseStore, 'read' | 'forget'>;

export interface CheckOptions {
  store: CheckedStore;
  /** The contracts of the shell that would run the release. */
  contractsVersion: string;
}

export const sha384 = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
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

async function whyNotIntact(store: CheckedStore, file: string, hash: string): Promise<string | undefined> {
  try {
    const problem = await whyDamaged(store, file, hash);
    if (!problem || !store.forget) return problem;
    // Only the copy may be damaged, or the file was repaired since it was copied.
    for (const ending of ['', ...Object.keys(decompressed)]) await store.forget(file + ending);
    return await whyDamaged(store, file, hash);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

async function whyDamaged(store: CheckedStore, file: string, hash: string): Promise<string | undefined> {
  const bytes = await store.read(file);
  if (!bytes) return 'is missing';
  if (sha384(bytes) !== hash) return 'does not have the hash of the registry';
  for (const [ending, decompress] of Object.entries(decompressed)) {
    const packed = await store.read(file + ending);
    const content = packed && (await decompress(packed).catch(() => undefined));
    if (packed && (!content || sha384(content) !== hash)) return `differs in its form ${ending}`;
  }
  return undefined;
}
