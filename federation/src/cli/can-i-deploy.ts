import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { sharedSources, sharedSourcesSchema } from '../build/shared-sources';
import { SOURCES_FILE, sourcesSchema, type Sources } from '../build/sources';
import { typeErrors } from '../build/type-errors';
import { isProofFor, readProof, writeProof } from '../build/types-proof';
import { satisfiesCaret } from '../release/caret';
import { whyNotDeployable } from '../release/fit';
import { sliceManifest, type SliceManifest } from '../release/manifest';
import { hostOf, keptContracts, type ReleaseStore, type RegistryDocument } from '../store';

/** Enough lines to see what is wrong. */
const MAX_LINES = 5;

/** The result of each check of one live release: undefined when it holds, otherwise what does not. */
export interface Verdict {
  release: string;
  contracts: string | undefined;
  site: string | undefined;
  types: string | undefined;
}

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
): Promise<Verdict[]> {
  const version = contractsVersion();
  const verdicts: Verdict[] = [];
  for (const manifest of consumers) {
    const others = Object.fromEntries(Object.entries(registry.slices).filter(([name]) => name !== manifest.name));
    const fits = satisfiesCaret(version, manifest.contracts);
    const sources = await sourcesIn(store, manifest);
    verdicts.push({
      release: nameOf(manifest),
      contracts: fits ? undefined : `asks for ${manifest.contracts}, this is ${version}`,
      site: fits ? whyNotDeployable(manifest, version, others) : undefined,
      types: sources ? inWords(await typeErrors(root, sources)) : 'it has no sources in the store; publish it again',
    });
  }
  return verdicts;
}

const inWords = (errors: readonly string[]): string | undefined =>
  errors.length > 0 ? errors.slice(0, MAX_LINES).join('\n  ') : undefined;

/** The contracts that a release will run with, and what a shell of this version gives to slices, as text. */
async function contractsOfShell(store: ReleaseStore | undefined): Promise<{ contracts: string; shared: string }> {
  const host = store && (await hostOf(store));
  const kept = host && (await keptContracts(store, host.contracts));
  return kept
    ? { contracts: host.contracts, shared: kept }
    : { contracts: contractsVersion(), shared: JSON.stringify(await sharedSources()) };
}

/**
 * Why the types of a built slice do not fit what the shells give to slices: those that run on a store, or without one or
 * before the first one the shell of this checkout. A build whose types were never checked is refused; one that was
 * checked against other contracts is checked again, and the result is noted in its folder (EM-03).
 */
export async function whyTypesDoNotFit(
  store: ReleaseStore | undefined,
  root: string,
  built: string,
): Promise<string | undefined> {
  const text = (file: string): Promise<string> => readFile(path.join(built, file), 'utf8');
  const manifest = sliceManifest.parse(JSON.parse(await text('slice.json')));
  const proof = await readProof(built);
  if (!proof) return `The types of ${nameOf(manifest)} were not checked: build it again with this command.`;
  const { contracts, shared } = await contractsOfShell(store);
  if (isProofFor(proof, shared)) return undefined;
  const sources = await text(SOURCES_FILE);
  const errors = await typeErrors(
    root,
    sourcesSchema.parse(JSON.parse(sources)),
    sharedSourcesSchema.parse(JSON.parse(shared)),
  );
  if (errors.length > 0)
    return `${nameOf(manifest)} does not fit the contracts ${contracts} of the shell:\n  ${inWords(errors)}`;
  await writeProof(built, { sources, contracts, shared });
  return undefined;
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
