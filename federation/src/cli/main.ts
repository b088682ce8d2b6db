import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSlice } from '../build/build-slice';
import { contractsVersion } from '../build/shared';
import { listReleases, publish, readRegistry, rollback } from '../store/registry';
import { FolderReleaseStore } from '../store/release-store';

const usage = `Usage (from the root: npm run slice -- …)
  build [folder]              build a slice into <folder>/dist (default: this folder)
  publish <folder> …          put built slices into the store and make them live
  rollback <slice> [version]  make an earlier release live again
  list [slice]                what is live; with a slice, all its releases
The store is the folder RELEASES_DIR (default .data/releases below the repository).`;

const root = path.resolve(import.meta.dirname, '../../..');
const storeFolder = process.env.RELEASES_DIR ?? path.join(root, '.data/releases');
const store = new FolderReleaseStore(storeFolder);

const readManifest = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8'));

async function runPublish(folder: string): Promise<string> {
  const dist = path.join(path.resolve(root, folder), 'dist');
  // Pictures first: a page that is live must find them.
  const pool = path.join(storeFolder, 'assets');
  await mkdir(pool, { recursive: true });
  await cp(path.join(dist, 'web/assets'), pool, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const result = await publish({ store, folder: dist, contractsVersion: contractsVersion(), readManifest });
  if (!result.success) throw new Error(result.problem);
  const { name, version } = result.manifest;
  return result.changed ? `${name} ${version} is live` : `${name} ${version} was live already`;
}

async function runList(slice: string | undefined): Promise<string> {
  if (slice) {
    const releases = await listReleases(store, slice);
    return (
      releases.map(({ version, live }) => `${live ? '*' : ' '} ${version}`).join('\n') || `${slice} has no release`
    );
  }
  const read = await readRegistry(store);
  if (!read.success) throw new Error(read.problem);
  const lines = Object.values(read.registry.slices).map(({ name, version }) => `${name} ${version}`);
  return [`revision ${read.registry.revision}`, ...lines].join('\n');
}

async function run([command, ...words]: string[]): Promise<string> {
  const [first, second] = words;
  if (command === 'build') {
    const mode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
    const { name, version } = await buildSlice({
      folder: path.resolve(first ?? '.'),
      mode,
      output: process.env.BUILD_OUTPUT,
    });
    return `${name} ${version} built`;
  }
  if (command === 'publish' && first) {
    const lines: string[] = [];
    for (const folder of words) lines.push(await runPublish(folder));
    return lines.join('\n');
  }
  if (command === 'rollback' && first) {
    const result = await rollback(store, first, second);
    if (!result.success) throw new Error(result.problem);
    return `${first} is back at ${result.manifest.version}`;
  }
  if (command === 'list') return runList(first);
  throw new Error(usage);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
