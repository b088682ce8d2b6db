import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { createKeys, FolderReleaseStore, publish, restore, signerOf, trustedKeys } from '@care/federation/store';
import type { RegistryDocument, SliceManifest } from '@care/federation/store';
import { compositionFor, compositionOf, RegistryWatch, releasesOf, type LiveComposition } from './composition';
import { manifestOf } from '../testing/manifest';

const manifest = (version: string) => manifestOf(version, { routes: [] });
const registry = (revision: number, version: string): RegistryDocument => ({
  revision,
  slices: { 'mf-search': manifest(version) },
  history: [],
});

const withQuery: SliceManifest = {
  ...manifest('1.0.0'),
  routes: [{ path: '/pakete', expose: 'results', render: 'server', slots: [], query: ['bewertungen'] }],
  slotQuery: { 'provider.ratings': ['bewertungen'] },
};

it('EM-04 a composition: has the id of its versions, whatever the revision', () => {
  expect(compositionOf(registry(1, '1.0.0')).id).toBe(compositionOf(registry(7, '1.0.0')).id);
  expect(compositionOf(registry(1, '1.0.0')).id).not.toBe(compositionOf(registry(1, '1.1.0')).id);
  expect(compositionOf(registry(1, '1.0.0'), 'a').id).not.toBe(compositionOf(registry(1, '1.0.0'), 'b').id);
});
it('keeps to the server what only the server reads', () => {
  const { slices } = compositionOf({ ...registry(1, '1.0.0'), slices: { 'mf-search': withQuery } });
  expect(JSON.stringify(slices)).not.toMatch(/server\.cjs|bewertungen/);
  expect(slices[0]).toMatchObject({ routes: [{ path: '/pakete' }] });
});

describe('a canary', () => {
  const withCanary = (percent: number, version = '1.1.0') =>
    releasesOf({ ...registry(1, '1.0.0'), canary: { percent, manifest: manifest(version) } });
  const versionsOf = (percent: number, version?: string) =>
    Array.from(
      { length: 1000 },
      (_, group) => compositionFor(withCanary(percent, version), `a=b; pf-release-group=${group}`).slices[0]?.version,
    );
  const groupsOf = (percent: number, version = '1.1.0') =>
    versionsOf(percent, version).flatMap((got, group) => (got === version ? [group] : []));

  it('EM-04 is for its share of the groups, keeps them when the share grows, and another canary has others', () => {
    for (const percent of [1, 50, 99]) expect(groupsOf(percent)).toHaveLength(percent * 10);
    expect(groupsOf(50)).toEqual(expect.arrayContaining(groupsOf(5)));
    expect(groupsOf(5, '1.2.0')).not.toEqual(groupsOf(5));
    const none = ['', 'pf-release-group=', 'pf-release-group=abc', 'x-pf-release-group=1', 'pf-release-group=12345'];
    for (const cookies of [undefined, ...none])
      expect([cookies, compositionFor(withCanary(99), cookies).slices[0]?.version]).toEqual([cookies, '1.0.0']);
  });
  it('EM-04 is for the browsers of its cohort, whatever their group, and for no other cohort', () => {
    const releases = releasesOf({
      ...registry(1, '1.0.0'),
      canary: { percent: 0, cohort: 'team-suche', manifest: manifest('1.1.0') },
    });
    const versionOf = (cookies: string) => compositionFor(releases, cookies).slices[0]?.version;
    expect(versionOf('a=b; pf-release-cohort=team-suche')).toBe('1.1.0');
    expect(versionOf('pf-release-group=3; pf-release-cohort=team-suche; c=d')).toBe('1.1.0');
    expect(versionOf('pf-release-cohort=team')).toBe('1.0.0');
    expect(Array.from({ length: 1000 }, (_, group) => versionOf(`pf-release-group=${group}`))).not.toContain('1.1.0');
  });
  it('EM-04 makes another composition, with an id of its own', () => {
    const { stable, canary } = withCanary(5);
    expect([stable.cohort, canary?.composition.cohort]).toEqual(['stable', 'canary']);
    expect(canary?.composition.id).not.toBe(stable.id);
    expect(releasesOf(registry(1, '1.0.0')).stable.cohort).toBeUndefined();
  });
});

/** Writes a file as the store does, because the watch may read at any moment. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

type WatchOptions = ConstructorParameters<typeof RegistryWatch>[0];
const watchOf = (options: Pick<WatchOptions, 'store' | 'onChange' | 'onFault'> & Partial<WatchOptions>) =>
  new RegistryWatch({ pollMs: 5, contractsVersion: '1.0.0', ...options });

async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !condition(); i++) await pause(5);
  expect(condition()).toBe(true);
}

describe('following the registry', () => {
  const folder = folderOfTests();
  const write = (document: object | string) =>
    writeWhole(path.join(folder, 'registry.json'), typeof document === 'string' ? document : JSON.stringify(document));
  const reported = () => until(() => faults.length > 0);
  let watch: RegistryWatch;
  const live: LiveComposition[] = [];
  const faults: string[] = [];
  let reading: jest.SpyInstance;
  /** Waits until the registry has been read that many more times. */
  const untilReadAgain = async (times: number) => {
    const readings = () => reading.mock.calls.filter(([name]) => name === 'registry.json').length;
    const enough = readings() + times;
    await until(() => readings() >= enough);
  };
  beforeEach(async () => {
    live.length = 0;
    faults.length = 0;
    write(registry(1, '1.0.0'));
    const store = new FolderReleaseStore(folder);
    reading = jest.spyOn(store, 'read');
    watch = watchOf({
      store,
      onChange: async ({ stable: composition }) => {
        if (composition.slices[0]?.version === '6.6.6') throw new Error('does not start');
        live.push(composition);
      },
      onFault: (problem) => faults.push(problem),
    });
    await watch.start();
  });
  afterEach(() => watch.close());

  it('EM-01 a new revision becomes live', async () => {
    write(registry(2, '1.1.0'));
    await until(() => live.length === 2);
    expect(live.map(({ slices }) => slices[0]?.version)).toEqual(['1.0.0', '1.1.0']);
  });
  it('SH-18 an unreadable registry is reported once, and the next readable one is used', async () => {
    write('{ "revision": 2,');
    await reported();
    await untilReadAgain(3);
    expect(faults).toHaveLength(1);
    expect(live).toHaveLength(1);
    write(registry(3, '1.1.0'));
    await until(() => live.length === 2);
  });
  it('SH-18 a registry that is not there any more leaves the last good composition', async () => {
    rmSync(path.join(folder, 'registry.json'));
    await reported();
    expect(faults).toEqual(['registry: it is not there any more']);
    expect(live.map(({ revision }) => revision)).toEqual([1]);
  });
  it('SH-18 an older registry is reported once and the newer one stays live; a restored one is used', async () => {
    write(registry(7, '1.1.0'));
    await until(() => live.length === 2);
    write(registry(6, '1.0.0'));
    await reported();
    await untilReadAgain(3);
    expect(faults).toEqual(['the registry has revision 6, but revision 7 is live; run "slice restore"']);
    expect(live).toHaveLength(2);
    expect(await restore(new FolderReleaseStore(folder))).toMatchObject({ success: true });
    await until(() => live.length === 3);
    expect(live.at(-1)?.slices[0]?.version).toBe('1.0.0');
    rmSync(path.join(folder, 'revisions'), { recursive: true });
  });
  it('EM-03 SH-18 releases for the next contracts leave the last good one, and are live in a shell that starts with them', async () => {
    const next = { ...manifest('2.0.0'), contracts: '^2.0.0' };
    write({ ...registry(2, '2.0.0'), slices: { 'mf-search': next } });
    await reported();
    expect(faults).toEqual(['revision 2 is refused: mf-search 2.0.0 asks for contracts ^2.0.0, this shell runs 1.0.0']);
    expect(live.map(({ slices }) => slices[0]?.version)).toEqual(['1.0.0']);

    const started: (string | undefined)[] = [];
    const other = watchOf({
      store: new FolderReleaseStore(folder),
      contractsVersion: '2.0.0',
      onChange: async ({ stable }) => void started.push(stable.slices[0]?.version),
      onFault: (problem) => faults.push(problem),
    });
    await other.start();
    other.close();
    expect(started).toEqual(['2.0.0']);

    write(registry(3, '1.1.0'));
    await until(() => live.length === 2);
  });
  it('SH-18 a composition that does not start leaves the last good one', async () => {
    write(registry(2, '6.6.6'));
    await reported();
    expect(faults[0]).toContain('does not start');
    expect(live).toHaveLength(1);
  });
});

describe('following a signed registry', () => {
  const { privatePem, publicKey } = createKeys();
  const signer = signerOf(privatePem);
  const folder = folderOfTests();
  const store = new FolderReleaseStore(path.join(folder, 'store'));
  const documentFile = path.join(folder, 'store/registry.json');
  const watches: RegistryWatch[] = [];
  /** A shell on the store: what it has made live, and what it has reported. */
  async function shell() {
    const live: (string | undefined)[] = [];
    const faults: string[] = [];
    const watch = watchOf({
      store,
      keys: trustedKeys([publicKey]),
      onChange: async ({ stable }) => void live.push(stable.manifests['mf-search']?.version),
      onFault: (problem) => void faults.push(problem),
    });
    watches.push(watch);
    await watch.start();
    return { live, faults };
  }
  const release = (version: string) => {
    const built = path.join(folder, `built-${version}`);
    writeFiles(built, { 'slice.json': JSON.stringify(manifest(version)) });
    return publish({ store, folder: built, contractsVersion: '1.0.0', signer });
  };
  afterAll(() => watches.forEach((watch) => watch.close()));

  it('EM-04 two shells refuse an entry nobody signed, keep the last good state, also after a start, and agree again', async () => {
    expect(await release('1.0.0')).toMatchObject({ success: true });
    const [first, second] = [await shell(), await shell()];
    expect([first.live, second.live]).toEqual([['1.0.0'], ['1.0.0']]);

    const good = await store.read('registry.json');
    const forged = { ...JSON.parse(String(good)), revision: 2, slices: { 'mf-search': manifest('6.6.6') } };
    writeWhole(documentFile, JSON.stringify(forged));
    await until(() => first.faults.length > 0 && second.faults.length > 0);
    expect(first.faults).toEqual([expect.stringMatching(/^revision 2 is refused: its last entry is of revision 1$/)]);
    expect([first.live, second.live]).toEqual([['1.0.0'], ['1.0.0']]);
    const started = await shell();
    expect(started).toEqual({ live: ['1.0.0'], faults: [expect.stringContaining('revision 2 is refused')] });

    writeWhole(documentFile, String(good));
    expect(await release('1.1.0')).toMatchObject({ success: true });
    await until(() => [first, second, started].every(({ live }) => live.at(-1) === '1.1.0'));
  });
});
