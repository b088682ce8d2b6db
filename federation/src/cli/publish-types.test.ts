import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { sharedSources, type SharedSources } from '../build/shared-sources';
import { isProofFor, readProof, writeProof } from '../build/sources';
import { keepContracts, keptContracts, noteHost, publish } from '../store';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import { whyTypesDoNotFit } from './can-i-deploy';

const repository = path.resolve(import.meta.dirname, '../../..');
const now = contractsVersion();

/** The shared modules of a shell: few, because the compiler needs seconds for the real ones. */
const ofShell: SharedSources = {
  '@care/contracts': {
    modules: { '.': './src/index.ts' },
    sources: { 'src/index.ts': 'export const labelOfReason = (reason: string) => reason;' },
  },
  '@care/ui': { modules: { '.': './src/index.ts' }, sources: { 'src/index.ts': 'export {};' } },
};
const using = (name: string) => `import { ${name} } from '@care/contracts'; export const text = ${name}('');`;

const releases = releasesOfTests();

/** A shell runs beside the store that gives these modules to slices. */
async function hostWith(shared: SharedSources): Promise<void> {
  await keepContracts(releases.store, now, JSON.stringify(shared));
  await noteHost(releases.store, now);
}

const built = (source: string, name = 'mf-search') =>
  releases.built(manifestOf('1.0.0', { name }), { 'routes/Page.ts': source });

/** A build whose types were checked against what is installed. */
async function checked(source: string): Promise<string> {
  const folder = built(source);
  const [sources, shared] = [JSON.stringify({ 'routes/Page.ts': source }), JSON.stringify(await sharedSources())];
  await writeProof(folder, { sources, shared, contracts: now });
  return folder;
}
const why = (...folders: string[]) => whyTypesDoNotFit(releases.store, repository, folders);

it('EM-03 are compared with what the running shell gives to slices, not with what is installed, and again for other sources', async () => {
  await hostWith(ofShell);
  const problem = await why(await checked(using('reportReasonLabel')));
  expect(problem).toContain(`mf-search 1.0.0 does not fit the contracts ${now} of the shell:`);
  expect(problem).toMatch(/ {2}routes\/Page\.ts\(1,\d+\): error TS2\d{3}: .*reportReasonLabel/);
  const fitting = await checked(using('labelOfReason'));
  expect(await why(fitting)).toBeUndefined();
  // The build records the contracts of this shell, so it is not compiled again.
  const kept = (await keptContracts(releases.store, now)) ?? '';
  const proof = await readProof(fitting);
  expect(proof && isProofFor(proof, kept)).toBe(true);
  await writeFile(path.join(fitting, 'sources.json'), JSON.stringify({ 'routes/Page.ts': using('nameOfNobody') }));
  expect(await why(fitting)).toContain('nameOfNobody');
});

it('EM-03 of several slices without a record of a check are compiled together; each is named with what does not fit', async () => {
  await hostWith(ofShell);
  const good = built(using('labelOfReason'), 'mf-good');
  const problem = await why(built('export const a: number = "1";', 'mf-a'), good, built('gone();', 'mf-b'));
  expect(problem?.split('\n')).toEqual([
    `mf-a 1.0.0 does not fit the contracts ${now} of the shell:`,
    "  routes/Page.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    `mf-b 1.0.0 does not fit the contracts ${now} of the shell:`,
    "  routes/Page.ts(1,1): error TS2304: Cannot find name 'gone'.",
  ]);
  expect(await readProof(good)).toBeDefined();
});

it('EM-03 the record of the check lies beside the release in the store', async () => {
  const folder = await checked('export const page = 1;');
  await publish({ store: releases.store, folder, contractsVersion: now });
  const record = JSON.parse(String(await releases.store.read('mf-search/1.0.0/types.json'))) as object;
  expect(record).toMatchObject({ contracts: now });
});

it('EM-03 fit the lowest version in the range that a shell of this store has run, to which the operator may go back', async () => {
  const newer = { 'src/index.ts': 'export const labelOfReason = String, labelOfPlace = String;' };
  await keepContracts(releases.store, '1.0.0', JSON.stringify(ofShell));
  await hostWith({ ...ofShell, '@care/contracts': { ...ofShell['@care/contracts'], sources: newer } });
  const text = using('labelOfPlace');
  expect(await why(built(text))).toContain('mf-search 1.0.0 does not fit the contracts 1.0.0 of the shell:');
  const later = releases.built(manifestOf('1.0.0', { contracts: `^${now}` }), { 'routes/Page.ts': text });
  expect(await why(later)).toBeUndefined();
});

it('EM-03 need no comparison where the shell has what is installed, or where none has started', async () => {
  const broken = using('nameOfNobody');
  expect(await why(await checked(broken))).toBeUndefined();
  await hostWith(await sharedSources());
  expect(await why(await checked(broken))).toBeUndefined();
});
