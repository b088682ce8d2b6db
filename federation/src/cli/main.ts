import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSlice, readDefinition } from '../build/build-slice';
import { contractsVersion } from '../build/shared';
import { sharedSources } from '../build/shared-sources';
import { whyTooLarge } from '../build/sizes';
import { sourcesOfSlice, writeProof } from '../build/sources';
import { typeErrors } from '../build/type-errors';
import type { SliceManifest } from '../release/manifest';
import { canIDeploy, consumersOf, matrixOf, whyTypesDoNotFit } from './can-i-deploy';
import { developSlice } from './dev';
import { linkOf, readOverrides } from './link';
import { newSlice } from './new-slice';
import { packPlatform } from './pack';
import { serveSlice } from './serve';
import * as releases from '../store';

const usage = await readFile(path.join(import.meta.dirname, 'usage.txt'), 'utf8');

const root = process.cwd();
const DEV_PORT = 3102;
const storeFolder = process.env.RELEASES_DIR || path.join(root, '.data/releases');
const store = releases.openReleaseStore({ ...process.env, RELEASES_DIR: storeFolder });

const readWords = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      'with-shell': { type: 'boolean' },
      development: { type: 'boolean' },
      unchecked: { type: 'boolean' },
      percent: { type: 'string' },
      cohort: { type: 'string' },
      reason: { type: 'string' },
      site: { type: 'string' },
      hours: { type: 'string' },
      path: { type: 'string' },
      port: { type: 'string' },
      days: { type: 'string' },
      delete: { type: 'boolean' },
    },
  });
type Options = ReturnType<typeof readWords>['values'];

/** A development build lies beside the release's. */
const outputOf = (isDevelopment = false): string => (isDevelopment ? 'dist-dev' : 'dist');

/**
 * Types and bundles side by side; what does not fit the contracts leaves nothing behind that could be published, and
 * what fits is noted beside the bundles (EM-03).
 */
async function runBuild(folder: string, { development, unchecked }: Options): Promise<string> {
  if (!existsSync(path.join(folder, 'federation.ts')))
    throw new Error(`${folder} is no slice: it has no federation.ts`);
  const mode = development || process.env.BUILD_MODE === 'development' ? 'development' : 'production';
  const output = path.resolve(folder, process.env.BUILD_OUTPUT || outputOf(development));
  const isBuilt = ({ name, version }: SliceManifest): string => `${name} ${version} built`;
  if (unchecked) return isBuilt(await buildSlice({ folder, mode, output }));
  const definition = await readDefinition(folder);
  const sources = await sourcesOfSlice(folder, definition);
  const [types, built] = await Promise.allSettled([typeErrors(folder, sources), buildSlice({ folder, mode, output })]);
  const problem = types.status === 'rejected' ? String(types.reason) : types.value.join('\n');
  if (problem) await rm(output, { recursive: true, force: true });
  // The bundler names the same syntax error once more, and with less.
  if (problem) throw new Error(problem);
  if (built.status === 'rejected') throw built.reason;
  const shared = JSON.stringify(await sharedSources());
  await writeProof(output, { sources: JSON.stringify(sources), contracts: contractsVersion(), shared });
  return isBuilt(built.value);
}

/** The folder of a build that may be published; throws if it is too large. A development build may have any size. */
function publishable(folder: string, isDevelopment?: boolean): string {
  const slice = path.resolve(root, folder);
  const dist = path.join(slice, outputOf(isDevelopment));
  if (!existsSync(path.join(dist, 'slice.json'))) throw new Error(`${folder} is not built: ${dist} has no slice.json`);
  const problem = isDevelopment ? undefined : whyTooLarge(slice, dist);
  if (problem) throw new Error(problem);
  return dist;
}

/** A release as it is called in messages; throws when it was refused. */
function released(result: releases.ReleaseResult): { release: string; changed: boolean; repaired: boolean } {
  if (!result.success) throw new Error(result.problem);
  const { manifest, changed, repaired = false } = result;
  return { release: `${manifest.name} ${manifest.version}`, changed, repaired };
}

/** Runs until Ctrl+C. Each slice has a port of its own. */
async function runDev(folders: readonly string[], options: Options): Promise<string> {
  const first = Number(options.port ?? DEV_PORT);
  const served: [slice: string, url: string][] = [];
  for (const [i, folder] of folders.entries()) {
    const slice = path.basename(path.resolve(root, folder));
    const { address } = await developSlice(path.resolve(root, folder), {
      port: first && first + i,
      onBuilt: (result) =>
        console.log('problem' in result ? result.problem : `built ${slice} ${result.version} in ${result.ms} ms`),
    });
    served.push([slice, address]);
  }
  const overrides = Object.fromEntries(served.map(([slice, url]) => [slice, { url }]));
  const link = process.env.OVERRIDE_SECRET
    ? `Open it in a browser:\n${linkOf(overrides, options)}`
    : `For a link set OVERRIDE_SECRET to the secret of the site, or ask for one: care-slice link ${served.map((one) => one.join('=')).join(' ')}`;
  const list = served.map(([slice, url]) => `${slice} is served at ${url}`).join('\n');
  return `${list}\nuntil you press Ctrl+C.\n${link}`;
}

/** Throws with the compiler's words when built slices do not fit what the shells give to slices. */
async function mustFitShell(folders: readonly string[], isNextShell = false): Promise<void> {
  const problem = await whyTypesDoNotFit(isNextShell ? undefined : store, root, folders);
  if (problem) throw new Error(problem);
}

async function runPublish(given: readonly string[], options: Options): Promise<string> {
  const change = await changeOptions(options);
  const folders = given.map((folder) => publishable(folder, options.development));
  await mustFitShell(folders, options['with-shell']);
  if (options['with-shell']) await mayReplaceShell(folders);
  const lines: string[] = [];
  for (const [i, folder] of folders.entries()) {
    const { release, changed, repaired } = released(
      await releases.publish({ ...change, folder, next: folders.slice(i + 1) }),
    );
    const state = changed ? 'is live' : 'was live already';
    lines.push(`${release} ${state}${repaired ? '; its damaged files were replaced' : ''}`);
  }
  return lines.join('\n');
}

async function runCanary(given: string, options: Options): Promise<string> {
  const share = shareOf(options);
  const folder = publishable(given, options.development);
  await mustFitShell([folder]);
  const result = await releases.startCanary({ ...(await changeOptions(options)), folder, ...share });
  return isCanary(result, share);
}

/** Everything that publishing would refuse, without publishing. */
async function runCheck(given: readonly string[], options: Options): Promise<string> {
  const folders = given.map((folder) => publishable(folder, options.development));
  await mustFitShell(folders, options['with-shell']);
  const change = await changeOptions(options);
  const lines: string[] = [];
  for (const [i, folder] of folders.entries()) {
    const { release } = released(await releases.whyNotPublishable({ ...change, folder, next: folders.slice(i + 1) }));
    lines.push(`${release} may be published`);
  }
  return lines.join('\n');
}

const isCanary = (result: releases.ReleaseResult, { percent, cohort }: releases.Share): string =>
  `${released(result).release} is the canary for ${percent} % of the browsers${cohort ? ` and the cohort ${cohort}` : ''}`;

function shareOf({ percent = '', cohort }: Options): releases.Share {
  if (cohort !== undefined && !releases.isCohort(cohort))
    throw new Error('--cohort needs a name of up to 31 small letters, digits and hyphens');
  const number = Number(percent);
  const lowest = cohort ? 0 : 1;
  if (percent && Number.isInteger(number) && number >= lowest && number <= 99) return { percent: number, cohort };
  throw new Error(`--percent needs a whole number from ${lowest} to 99`);
}

async function runList(slice: string | undefined): Promise<string> {
  if (slice) {
    const known = await releases.listReleases(store, slice);
    const lines = known.map(({ version, live, state }) => `${live ? '*' : ' '} ${version}${state ? ` ${state}` : ''}`);
    return lines.join('\n') || `${slice} has no release`;
  }
  const { revision, slices, canary, pins } = await registry();
  const lines = Object.values(slices).map(({ name, version }) => `${name} ${version}${pins?.[name] ? ' pinned' : ''}`);
  const rest = canary ? [`canary: ${canary.manifest.name} ${canary.manifest.version} for ${canary.percent} %`] : [];
  return [`revision ${revision}`, ...lines, ...rest].join('\n');
}

async function runHistory(slice: string | undefined): Promise<string> {
  const entries = (await registry()).history.filter((entry) => !slice || entry.slice === slice);
  return entries
    .map(({ revision, at, action, slice: name, version, percent, cohort, by, reason, signed }) =>
      [
        ...[revision, at, action, name, version, percent !== undefined && `${percent} %`, cohort && `cohort ${cohort}`],
        ...[by && `by ${by}`, reason && `(${reason})`, signed && `signed ${signed.key}`],
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}

async function registry(): Promise<releases.RegistryDocument> {
  const read = await releases.readRegistry(store);
  if (!read.success) throw new Error(read.problem);
  return read.registry;
}

/** A shell of this checkout is started next: the slices that stay live must fit it. */
async function mayReplaceShell(published: readonly string[]): Promise<void> {
  const manifests = published.map((folder) => readFile(path.join(folder, 'slice.json'), 'utf8'));
  const names = (await Promise.all(manifests)).map((text) => (JSON.parse(text) as { name: string }).name);
  const read = await releases.readRegistry(store);
  if (read.success && consumersOf(read.registry, names).length > 0) await runCanIDeploy(names);
}

/** Throws with the matrix if a live release would break. */
async function runCanIDeploy(leftOut: readonly string[] = []): Promise<string> {
  const document = await registry();
  const { isGood, text } = matrixOf(await canIDeploy(store, root, document, consumersOf(document, leftOut)));
  if (!isGood) throw new Error(text);
  return text;
}

async function runRestore(named: readonly string[], { reason }: Options): Promise<string> {
  const result = await releases.restore(store, named, { by: userName(), reason, signer: await signer() });
  if (!result.success) throw new Error(result.problem);
  return runList(undefined);
}

/** The contracts that the running shells have; before the first one, or with `--with-shell`, those of this checkout. */
async function changeOptions({ reason, 'with-shell': isNextShell }: Options): Promise<releases.ChangeOptions> {
  const running = isNextShell ? undefined : await releases.hostContracts(store);
  return { store, contractsVersion: running ?? contractsVersion(), by: userName(), reason, signer: await signer() };
}

/** Undefined where no key is set. */
async function signer(): Promise<releases.Signer | undefined> {
  const { RELEASE_KEY_FILE: file, RELEASE_PUBLIC_KEYS: others = '' } = process.env;
  if (!file) return undefined;
  const trusted = others.split(',').flatMap((one) => one.trim() || []);
  return releases.signerOf(await readFile(file, 'utf8'), trusted);
}

async function runPrune({ days = `${releases.RETENTION_DAYS}`, delete: removes }: Options): Promise<string> {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('--days needs a whole number of at least 1');
  const result = await releases.prune({ store, signer: await signer(), days: Number(days), removes });
  if (!result.success) throw new Error(result.problem);
  const removed = removes ? 'removed' : 'would be removed';
  return result.releases
    .map(({ slice, version, keeps, why }) => `${slice} ${version} ${keeps ? 'stays' : removed}: ${why}`)
    .join('\n');
}

/** Never replaces a key: entries that it signed would not be extended any more. */
async function runKeygen(file: string): Promise<string> {
  const { privatePem, publicKey } = releases.createKeys();
  await writeFile(file, privatePem, { mode: 0o600, flag: 'wx' });
  return publicKey;
}

/** Undefined where the machine has no name for the user, as in some containers. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

async function run(given: string[]): Promise<string> {
  const { values: options, positionals } = readWords(given);
  const [command, ...words] = positionals;
  const [first, second] = words;
  if (command === 'build') return runBuild(path.resolve(first ?? '.'), options);
  if (command === 'list') return runList(first);
  if (command === 'history') return runHistory(first);
  if (command === 'restore') return runRestore(words, options);
  if (command === 'can-i-deploy') return runCanIDeploy();
  if (command === 'prune') return runPrune(options);
  if (command === 'link') return linkOf(readOverrides(words), options);
  // Without a folder these are about the slice in this one.
  const folders = words.length > 0 ? words : ['.'];
  if (command === 'serve') {
    const { address } = await serveSlice(path.resolve(first ?? '.', 'dist'), Number(options.port ?? DEV_PORT));
    return `${first ?? path.basename(root)} is served at ${address} until you press Ctrl+C`;
  }
  if (command === 'dev') return runDev(folders, options);
  if (command === 'check') return runCheck(folders, options);
  if (command === 'publish') return runPublish(folders, options);
  if (command === 'canary') return runCanary(first ?? '.', options);
  if (!first) throw new Error(usage);
  if (command === 'new') return newSlice(first, root);
  if (command === 'pack') return (await packPlatform(root, path.resolve(first))).join('\n');
  if (command === 'keygen') return runKeygen(first);
  const change = await changeOptions(options);
  if (command === 'share') {
    const share = shareOf(options);
    return isCanary(await releases.changeCanary({ ...change, ...share }, first), share);
  }
  if (command === 'promote') return `${released(await releases.promote(change, first)).release} is live`;
  if (command === 'stop') return `${released(await releases.stopCanary(change, first)).release} is no canary any more`;
  if (command === 'withdraw' && second)
    return `${released(await releases.withdraw(change, first, second)).release} is withdrawn\n${await runList(first)}`;
  if (command === 'pin') return `${released(await releases.pin(change, first, second)).release} is pinned`;
  if (command === 'unpin') return `${released(await releases.unpin(change, first)).release} is not pinned any more`;
  if (command === 'rollback')
    return `${released(await releases.rollback(change, first, second)).release} is live again`;
  throw new Error(usage);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
