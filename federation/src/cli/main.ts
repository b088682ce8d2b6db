import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildSlice } from '../build/build-slice';
import { checkTypes } from '../build/check-types';
import { contractsVersion } from '../build/shared';
import { hostContracts, listReleases, publish, readRegistry, rollback } from '../store/registry';
import { FolderReleaseStore } from '../store/release-store';
import { restore } from '../store/restore';

const usage = `Usage (from the root: npm run slice -- …)
  build [folder]              check a slice and build it into <folder>/dist (default: this folder); --unchecked leaves its types out
  publish <folder> …          put built slices into the store and make them live; they must fit the contracts that the shell
                              runs, or with --with-shell those of the shell that is started next from this checkout
  rollback <slice> [version]  make an earlier release live again; it must fit the shell that runs, as a new one must
  list [slice]                what is live; with a slice, all its releases
  restore [slice@version …]   write registry.json anew where it is lost, damaged or older than what shells had: as it was last,
                              or from these releases
With --development, build writes a readable build with React's warnings into <folder>/dist-dev, and publish takes it from there;
the shell for it is built by \`npm run build:dev -w shell\` into shell/dist-dev.
The store is the folder RELEASES_DIR (default .data/releases below the repository).`;

const UNCHECKED = '--unchecked';
const WITH_SHELL = '--with-shell';
const DEVELOPMENT = '--development';
const OPTIONS = [UNCHECKED, WITH_SHELL, DEVELOPMENT];
const root = path.resolve(import.meta.dirname, '../../..');
const storeFolder = process.env.RELEASES_DIR || path.join(root, '.data/releases');
const store = new FolderReleaseStore(storeFolder);

const readManifest = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8'));

/** A development build lies beside the release's. */
const outputOf = (isDevelopment: boolean): string => (isDevelopment ? 'dist-dev' : 'dist');

/** Types and bundles side by side; what does not fit the contracts leaves nothing behind that could be published (EM-03). */
async function runBuild(folder: string, isChecked: boolean, isDevelopment: boolean): Promise<string> {
  if (!existsSync(path.join(folder, 'federation.ts')))
    throw new Error(`${folder} is no slice: it has no federation.ts`);
  const mode = isDevelopment || process.env.BUILD_MODE === 'development' ? 'development' : 'production';
  const output = path.resolve(folder, process.env.BUILD_OUTPUT || outputOf(isDevelopment));
  const [types, built] = await Promise.allSettled([
    isChecked ? checkTypes(folder) : undefined,
    buildSlice({ folder, mode, output }),
  ]);
  if (types.status === 'rejected') {
    await rm(output, { recursive: true, force: true });
    throw types.reason;
  }
  if (built.status === 'rejected') throw built.reason;
  return `${built.value.name} ${built.value.version} built`;
}

/** Where a slice was built; throws when it was not. */
function builtIn(folder: string, isDevelopment: boolean): string {
  const dist = path.join(path.resolve(root, folder), outputOf(isDevelopment));
  if (!existsSync(path.join(dist, 'slice.json'))) throw new Error(`${folder} is not built: ${dist} has no slice.json`);
  return dist;
}

async function runPublish(dist: string, contracts: string, next: readonly string[]): Promise<string> {
  // Pictures first: a page that is live must find them.
  const pool = path.join(storeFolder, 'assets');
  await mkdir(pool, { recursive: true });
  await cp(path.join(dist, 'web/assets'), pool, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const result = await publish({ store, folder: dist, contractsVersion: contracts, readManifest, next });
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

async function runRestore(named: readonly string[]): Promise<string> {
  const result = await restore(store, named);
  if (!result.success) throw new Error(result.problem);
  return runList(undefined);
}

/** The contracts that the running shells have; before the first one, or with `isNextShell`, those of this checkout. */
const contractsToFit = async (isNextShell = false): Promise<string> =>
  (isNextShell ? undefined : await hostContracts(store)) ?? contractsVersion();

async function run([command, ...given]: string[]): Promise<string> {
  const words = given.filter((word) => !OPTIONS.includes(word));
  const isDevelopment = given.includes(DEVELOPMENT);
  const [first, second] = words;
  if (command === 'build') return runBuild(path.resolve(first ?? '.'), !given.includes(UNCHECKED), isDevelopment);
  if (command === 'publish' && first) {
    const lines: string[] = [];
    const contracts = await contractsToFit(given.includes(WITH_SHELL));
    const folders = words.map((folder) => builtIn(folder, isDevelopment));
    for (const [i, folder] of folders.entries()) lines.push(await runPublish(folder, contracts, folders.slice(i + 1)));
    return lines.join('\n');
  }
  if (command === 'rollback' && first) {
    const result = await rollback(store, await contractsToFit(), first, second);
    if (!result.success) throw new Error(result.problem);
    return `${first} is back at ${result.manifest.version}`;
  }
  if (command === 'list') return runList(first);
  if (command === 'restore') return runRestore(words);
  throw new Error(usage);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
