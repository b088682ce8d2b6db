import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { sharedSources, sharedSourcesSchema, type SharedSources } from '../build/shared-sources';
import { isProofFor, readProof, type Sources, SOURCES_FILE, sourcesSchema, writeProof } from '../build/sources';
import { typeErrors } from '../build/type-errors';
import { isBelow, satisfiesCaret } from '../release/caret';
import { whyNotDeployable } from '../release/fit';
import { sliceManifest, type SliceManifest } from '../release/manifest';
import { contractsIn, hostContracts, keptContracts, type ReleaseStore, type RegistryDocument } from '../store';

/** Enough lines to see what is wrong. */
const MAX_LINES = 5;

/** The result of each check of one live release: undefined when it holds, otherwise what does not. */
export type Verdict = Awaited<ReturnType<typeof canIDeploy>>[number];

async function sourcesIn(store: ReleaseStore, { name, version }: SliceManifest): Promise<Sources | undefined> {
  const bytes = await store.read(`${name}/${version}/${SOURCES_FILE}`);
  return bytes && sourcesSchema.parse(JSON.parse(bytes.toString('utf8')));
}

const nameOf = ({ name, version }: SliceManifest): string => `${name} ${version}`;

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
) {
  const version = contractsVersion();
  const compiled = await Promise.all(
    consumers.map(async (manifest) => ({ manifest, sources: await sourcesIn(store, manifest) })),
  );
  const withSources = compiled.flatMap(({ manifest, sources }) => (sources ? [{ manifest, sources }] : []));
  const errorsOf = await typeErrorsByRelease(root, withSources);
  return compiled.map(({ manifest, sources }) => {
    const fits = satisfiesCaret(version, manifest.contracts);
    return {
      release: nameOf(manifest),
      contracts: fits ? undefined : `asks for ${manifest.contracts}, this is ${version}`,
      site: fits ? whyNotDeployable(manifest, version, Object.values(registry.slices)) : undefined,
      types: sources ? inWords(errorsOf(manifest)) : 'it has no sources in the store; publish it again',
    };
  });
}

interface Compiled {
  manifest: SliceManifest;
  sources: Sources;
}

/** Compiles releases together, each in a folder of its own, and gives what the compiler says of each. */
async function typeErrorsByRelease(root: string, releases: readonly Compiled[], shared?: SharedSources) {
  const folderOf = ({ name, version }: SliceManifest): string => `${name}-${version}/`;
  const sources = releases.flatMap(({ manifest, sources: own }) =>
    Object.entries(own).map(([file, text]) => [folderOf(manifest) + file, text] as const),
  );
  const errors = sources.length > 0 ? await typeErrors(root, Object.fromEntries(sources), shared) : [];
  const folders = releases.map(({ manifest }) => folderOf(manifest));
  const others = errors.filter((error) => !folders.some((folder) => error.startsWith(folder)));
  if (others.length > 0) throw new Error(others.join('\n'));
  return (manifest: SliceManifest) => {
    const folder = folderOf(manifest);
    return errors.flatMap((error) => (error.startsWith(folder) ? [error.slice(folder.length)] : []));
  };
}

const inWords = (errors: readonly string[]) =>
  errors.length > 0 ? errors.slice(0, MAX_LINES).join('\n  ') : undefined;

/** Contracts, and what a shell of this version gives to slices, as text. */
type Contracts = Awaited<ReturnType<typeof contractsFor>>;

/**
 * The contracts that a release must fit: the lowest version in its range that a shell on this store has run, because the
 * operator may go back to it. Without a store, or before the first shell, those of this checkout.
 */
async function contractsFor(store: ReleaseStore | undefined, range: string) {
  const running = store && (await hostContracts(store));
  if (!running) return { contracts: contractsVersion(), shared: JSON.stringify(await sharedSources()) };
  const kept = (await contractsIn(store)).filter((one) => satisfiesCaret(one, range) && !isBelow(running, one));
  const contracts = kept.reduce((lowest, one) => (isBelow(one, lowest) ? one : lowest), running);
  return { contracts, shared: (await keptContracts(store, contracts)) ?? JSON.stringify(await sharedSources()) };
}

type Unchecked = Compiled & Contracts & { folder: string; text: string };

/**
 * Why the types of built slices do not fit what the shells give to slices: those that run on a store, or without one or
 * before the first one the shell of this checkout. Builds that were not checked against it are compiled, those for the
 * same contracts together, and the result is noted in their folders (EM-03).
 */
export async function whyTypesDoNotFit(store: ReleaseStore | undefined, root: string, folders: readonly string[]) {
  const unchecked: Unchecked[] = [];
  for (const folder of folders) {
    const manifest = sliceManifest.parse(JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8')));
    const given = await contractsFor(store, manifest.contracts);
    const proof = await readProof(folder);
    if (proof && isProofFor(proof, given.shared)) continue;
    const text = await readFile(path.join(folder, SOURCES_FILE), 'utf8');
    unchecked.push({ ...given, folder, manifest, text, sources: sourcesSchema.parse(JSON.parse(text)) });
  }
  const installed = JSON.stringify(await sharedSources());
  const problems: string[] = [];
  for (const shared of new Set(unchecked.map((one) => one.shared))) {
    const releases = unchecked.filter((one) => one.shared === shared);
    const given = shared === installed ? undefined : sharedSourcesSchema.parse(JSON.parse(shared));
    const errorsOf = await typeErrorsByRelease(root, releases, given);
    for (const { folder, manifest, text, contracts } of releases) {
      const problem = inWords(errorsOf(manifest));
      if (problem)
        problems.push(`${nameOf(manifest)} does not fit the contracts ${contracts} of the shell:\n  ${problem}`);
      else await writeProof(folder, { sources: text, contracts, shared });
    }
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}

const isGood = ({ contracts, site, types }: Verdict): boolean => !contracts && !site && !types;

/** The verdicts as a matrix, with the reasons below it. */
export function matrixOf(verdicts: readonly Verdict[]): { isGood: boolean; text: string } {
  const width = Math.max(7, ...verdicts.map(({ release }) => release.length));
  const mark = (problem: string | undefined): string => (problem ? 'no' : 'yes');
  const row = (first: string, ...cells: string[]): string =>
    [first.padEnd(width), ...cells.map((cell) => cell.padEnd(9))].join('  ').trimEnd();
  const rows = verdicts.map(({ release, contracts, site, types }) =>
    row(release, mark(contracts), mark(site), mark(types)),
  );
  const reasons = verdicts
    .filter((verdict) => !isGood(verdict))
    .map(({ release, contracts, site, types }) =>
      [`${release}:`, ...[contracts, site, types].flatMap((one) => (one ? [`  ${one}`] : []))].join('\n'),
    );
  const good = verdicts.every(isGood);
  const result = `Contracts ${contractsVersion()} ${good ? 'can go live' : 'must not go live yet'}.`;
  return { isGood: good, text: [row('release', 'contracts', 'site', 'types'), ...rows, ...reasons, result].join('\n') };
}
