import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contractsVersion } from '../build/shared';
import { canIDeploy, consumersOf, matrixOf } from './can-i-deploy';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import { installSmallPackages } from '../../testing/small-packages';

const repository = path.resolve(import.meta.dirname, '../../..');
const now = contractsVersion();
const nextMajor = `${Number(now.split('.')[0]) + 1}.0.0`;

const page = (name: string) => ({ path: `/${name}`, expose: 'results', render: 'server' as const, slots: [] });
const sliceOf = (name: string, changes = {}) =>
  manifestOf('1.0.0', { name, container: name.replace(/-/g, '_'), routes: [page(name)], ...changes });

const releases = releasesOfTests();
/** A checkout with contracts of a few lines. */
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(repository, '.types-test-')); // types of packages are found from here
  installSmallPackages(checkout);
});
afterEach(() => rmSync(checkout, { recursive: true }));

async function matrix(): Promise<ReturnType<typeof matrixOf>> {
  const registry = await releases.live();
  return matrixOf(await canIDeploy(releases.store, checkout, registry, consumersOf(registry)));
}

it('EM-03 compiles what each live release really uses, and names what would break', async () => {
  const live = (name: string, source: string, changes = {}) =>
    releases.publish(sliceOf(name, changes), now, [], { 'routes/Page.tsx': source });
  const heading = (level: string) =>
    `import { Heading } from '@care/ui';\nexport const Page = () => <Heading level=${level}>A</Heading>;`;
  await live('mf-good', heading('{1}'));
  await live('mf-gone', "import { nameOfBefore } from '@care/contracts';\nexport const gone = nameOfBefore();");
  await live('mf-changed', heading('"1"'));
  await live('mf-helper', "import { word } from './word';\nexport const text: string = word;");
  const { isGood, text } = await matrix();
  expect(isGood).toBe(false);
  const lines = text.split('\n');
  const rowOf = (name: string) => lines.find((line) => line.startsWith(`${name} 1.0.0 `))?.split(/ {2,}/);
  expect(rowOf('mf-good')).toEqual(['mf-good 1.0.0', 'yes', 'yes', 'yes']);
  for (const name of ['mf-gone', 'mf-changed', 'mf-helper'])
    expect(rowOf(name)).toEqual([`${name} 1.0.0`, 'yes', 'yes', 'no']);
  expect(text).toMatch(/mf-gone 1\.0\.0:\n {2}routes\/Page\.tsx\(1,10\): error TS2305: .*nameOfBefore/);
  expect(text).toMatch(/mf-changed 1\.0\.0:\n {2}routes\/Page\.tsx.*not assignable to type 'Level'/);
  expect(text).not.toMatch(/mf-good 1\.0\.0:/);
  expect(lines.at(-1)).toBe(`Contracts ${now} must not go live yet.`);
});

it('EM-03 names releases that ask for other contracts, meet on an address, or have no sources', async () => {
  const registry = await releases.live();
  const routes = [page('gleich')];
  const slices = {
    'mf-next': sliceOf('mf-next', { contracts: `^${nextMajor}` }),
    'mf-one': sliceOf('mf-one', { routes }),
    'mf-two': sliceOf('mf-two', { routes }),
  };
  const document = { ...registry, slices };
  const verdicts = await canIDeploy(releases.store, checkout, document, consumersOf(document, ['mf-two']));
  const types = 'it has no sources in the store; publish it again';
  const contracts = `asks for ^${nextMajor}, this is ${now}`;
  const site = expect.stringContaining('which mf-two 1.0.0 has already');
  expect(verdicts).toEqual([
    { release: 'mf-next 1.0.0', contracts, site: undefined, types },
    { release: 'mf-one 1.0.0', contracts: undefined, site, types },
  ]);
});
