import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { contractsVersion } from '../build/shared';
import { installedPackage, sharedSources, sharedSourcesSchema, type SharedSources } from '../build/shared-sources';
import { SOURCES_FILE, sourcesSchema, type Sources } from '../build/sources';
import { satisfiesCaret } from '../release/caret';
import { whyNotDeployable } from '../release/fit';
import { sliceManifest, type SliceManifest } from '../release/manifest';
import { hostOf, keptContracts, type ReleaseStore, type RegistryDocument } from '../store';

const exec = promisify(execFile);
const require = createRequire(import.meta.url);
const compiler = require.resolve('typescript/bin/tsc');

/** Enough lines to see what is wrong. */
const MAX_LINES = 5;

/** The result of each check of one live release: undefined when it holds, otherwise what does not. */
export interface Verdict {
  release: string;
  contracts: string | undefined;
  site: string | undefined;
  types: string | undefined;
}

/** What the compiler says of each release's sources, by its name and version; nothing for those that fit. */
type Complaints = ReadonlyMap<string, string[]>;

async function sourcesIn(store: ReleaseStore, { name, version }: SliceManifest): Promise<Sources | undefined> {
  const bytes = await store.read(`${name}/${version}/${SOURCES_FILE}`);
  return bytes && sourcesSchema.parse(JSON.parse(bytes.toString('utf8')));
}

const nameOf = ({ name, version }: SliceManifest): string => `${name} ${version}`;

interface CompiledRelease {
  manifest: SliceManifest;
  sources: Sources;
}

/** Writes sources below a folder. */
async function writeSources(folder: string, sources: Sources): Promise<void> {
  for (const [file, text] of Object.entries(sources)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/**
 * Lays out packages of which the shared modules are those of a shell. What a slice bundles of them itself comes from the
 * installed ones.
 */
async function writePackages(folder: string, shared: SharedSources): Promise<void> {
  for (const [name, { modules, sources }] of Object.entries(shared)) {
    const target = path.join(folder, 'node_modules', name);
    await writeSources(target, sources);
    const installed = await installedPackage(name);
    await symlink(installed.folder, path.join(target, 'installed'));
    const own = Object.entries(installed.exports).map(([place, file]) => [
      place,
      typeof file === 'string' ? file.replace(/^\./, './installed') : file,
    ]);
    const manifest = { name, version: '0.0.0', type: 'module', exports: { ...Object.fromEntries(own), ...modules } };
    await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
  }
}

/**
 * Compiles releases as they are in production against the contracts and the design system that are installed in `root`,
 * or those of a shell. So the types that they really use are compared, as the compiler compares types.
 */
async function compile(
  root: string,
  releases: readonly CompiledRelease[],
  shared: SharedSources = {} as SharedSources,
): Promise<Complaints> {
  if (releases.length === 0) return new Map();
  const folder = await mkdtemp(path.join(root, '.can-i-deploy-'));
  try {
    for (const [i, { sources }] of releases.entries()) await writeSources(path.join(folder, String(i)), sources);
    await writePackages(folder, shared);
    const include = releases.map((_, i) => `${i}/**/*`);
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: compilerSettings(), include }));
    return complaintsOf(await outputOfCompiler(folder), releases);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The settings that every slice is compiled with: `pack` copies them from the root of the repository into this package. */
function compilerSettings(): string {
  const packed = path.resolve(import.meta.dirname, '../../tsconfig.base.json');
  return existsSync(packed) ? packed : path.resolve(import.meta.dirname, '../../../tsconfig.base.json');
}

async function outputOfCompiler(folder: string): Promise<string> {
  try {
    await exec(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return '';
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string };
    if (!/error TS/.test(stdout)) throw new Error(stdout || message, { cause: error });
    return stdout;
  }
}

/** Sorts the lines `0/routes/Page.tsx(3,4): error TS…` by release; the lines that explain one follow it, indented. */
function complaintsOf(output: string, releases: readonly { manifest: SliceManifest }[]): Complaints {
  const found = new Map<string, string[]>();
  let at: string[] | undefined;
  for (const line of output.split('\n').filter(Boolean)) {
    const [, index, text = ''] = /^(?:.*[\\/])?(\d+)[\\/](\S.*: error TS.*)$/.exec(line) ?? [];
    const release = index === undefined ? undefined : releases[Number(index)];
    if (release) {
      const name = nameOf(release.manifest);
      at = found.get(name) ?? [];
      found.set(name, at);
      at.push(text);
    } else if (/^\s/.test(line)) at?.push(line);
    // Two versions of the contracts side by side declare the same globals, which is no fault of the release.
    else if (/^\S+\(\d+,\d+\): error TS2451/.test(line)) at = undefined;
    else throw new Error(line);
  }
  return found;
}

/** The live releases and the canary, without those of `leftOut`. */
export const consumersOf = ({ slices, canary }: RegistryDocument, leftOut: readonly string[] = []): SliceManifest[] =>
  [...Object.values(slices), ...(canary ? [canary.manifest] : [])].filter(({ name }) => !leftOut.includes(name));

/**
 * Whether a shell of this checkout can go live while the slices stay as they are: each live release still gets the
 * contracts that it asks for, its routes, slots and links are still good, and its own sources still compile (EM-03).
 */
export async function canIDeploy(
  store: ReleaseStore,
  root: string,
  registry: RegistryDocument,
  consumers: readonly SliceManifest[],
): Promise<Verdict[]> {
  const version = contractsVersion();
  const read = await Promise.all(
    consumers.map(async (manifest) => ({ manifest, sources: await sourcesIn(store, manifest) })),
  );
  const compiled = read.filter((one): one is CompiledRelease => one.sources !== undefined);
  const complaints = await compile(root, compiled);
  return read.map(({ manifest, sources }) => {
    const others = Object.fromEntries(Object.entries(registry.slices).filter(([name]) => name !== manifest.name));
    const fits = satisfiesCaret(version, manifest.contracts);
    const lines = complaints.get(nameOf(manifest));
    return {
      release: nameOf(manifest),
      contracts: fits ? undefined : `asks for ${manifest.contracts}, this is ${version}`,
      site: fits ? whyNotDeployable(manifest, version, others) : undefined,
      types: sources ? lines?.slice(0, MAX_LINES).join('\n  ') : 'it has no sources in the store; publish it again',
    };
  });
}

/**
 * Why a built slice does not fit the types that the running shells give to slices, in the compiler's words; undefined if
 * it does, if nothing is known of them, or if they are those that are installed here, with which it was built (EM-03).
 */
export async function whyTypesDoNotFit(store: ReleaseStore, root: string, built: string): Promise<string | undefined> {
  const host = await hostOf(store);
  const kept = host && (await keptContracts(store, host.contracts));
  if (!host || !kept || kept === JSON.stringify(await sharedSources())) return undefined;
  const text = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(built, file), 'utf8'));
  const manifest = sliceManifest.parse(await text('slice.json'));
  const sources = sourcesSchema.parse(await text(SOURCES_FILE));
  const complaints = await compile(root, [{ manifest, sources }], sharedSourcesSchema.parse(JSON.parse(kept)));
  const lines = complaints.get(nameOf(manifest))?.slice(0, MAX_LINES);
  return (
    lines && [`${nameOf(manifest)} does not fit the contracts ${host.contracts} of the shell:`, ...lines].join('\n  ')
  );
}

const isGood = ({ contracts, site, types }: Verdict): boolean => !contracts && !site && !types;

/** The verdicts as a matrix, with the reasons below it. */
export function matrixOf(verdicts: readonly Verdict[]): { isGood: boolean; text: string } {
  const width = Math.max(7, ...verdicts.map(({ release }) => release.length));
  const mark = (problem: string | undefined): string => (problem ? 'no' : 'yes');
  const row = (...cells: string[]): string =>
    `${cells[0]?.padEnd(width)}  ${cells
      .slice(1)
      .map((cell) => cell.padEnd(9))
      .join('  ')}`.trimEnd();
  const rows = verdicts.map(({ release, contracts, site, types }) =>
    row(release, mark(contracts), mark(site), mark(types)),
  );
  const reasons = verdicts
    .filter((verdict) => !isGood(verdict))
    .map(({ release, contracts, site, types }) =>
      [`${release}:`, ...[contracts, site, types].flatMap((one) => (one ? [`  ${one}`] : []))].join('\n'),
    );
  const good = verdicts.every(isGood);
  const result = good
    ? `Contracts ${contractsVersion()} can go live.`
    : `Contracts ${contractsVersion()} must not go live yet.`;
  return { isGood: good, text: [row('release', 'contracts', 'site', 'types'), ...rows, ...reasons, result].join('\n') };
}
