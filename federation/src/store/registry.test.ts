import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SliceManifest } from '../release/manifest';
import { hostContracts, listReleases, noteHost, publish, readRegistry, rollback } from './registry';
import { FolderReleaseStore } from './release-store';

const hash = `sha384-${'A'.repeat(64)}`;
const manifestOf = (version: string, changes: Partial<SliceManifest> = {}): SliceManifest => ({
  name: 'mf-search',
  version,
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: { results: { js: ['results.js'], css: [] } },
  routes: [{ path: '/suche', expose: 'results', render: 'server', slots: [] }],
  fills: {},
  navigation: [],
  integrity: { 'remoteEntry.js': hash, 'results.js': hash },
  server: { file: 'server.cjs', integrity: hash },
  ...changes,
});
const readManifest = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, 'slice.json'), 'utf8'));

describe('the registry', () => {
  let folder: string;
  let store: FolderReleaseStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
    store = new FolderReleaseStore(path.join(folder, 'store'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function release(manifest: unknown, contractsVersion = '1.0.0') {
    const built = path.join(folder, 'built');
    await mkdir(path.join(built, 'web'), { recursive: true });
    await writeFile(path.join(built, 'slice.json'), JSON.stringify(manifest));
    await writeFile(path.join(built, 'web/results.js'), 'export {}');
    return publish({ store, folder: built, contractsVersion, readManifest });
  }
  const live = async () => {
    const read = await readRegistry(store);
    if (!read.success) throw new Error(read.problem);
    return read.registry;
  };

  it('EM-01 publishing makes a release live and keeps its files', async () => {
    expect(await release(manifestOf('1.0.0'))).toMatchObject({ success: true, changed: true });
    expect((await live()).slices['mf-search']?.version).toBe('1.0.0');
    expect((await store.read('mf-search/1.0.0/web/results.js'))?.toString()).toBe('export {}');
  });

  it('EM-01 publishing the same release again changes nothing', async () => {
    await release(manifestOf('1.0.0'));
    expect(await release(manifestOf('1.0.0'))).toMatchObject({ success: true, changed: false });
    expect((await live()).revision).toBe(1);
  });

  it('EM-03 a release that asks for other contracts is refused and the registry stays', async () => {
    await release(manifestOf('1.0.0'));
    const result = await release(manifestOf('2.0.0', { contracts: '^2.0.0' }));
    expect(result).toEqual({ success: false, problem: expect.stringContaining('asks for contracts ^2.0.0') });
    expect((await live()).slices['mf-search']?.version).toBe('1.0.0');
  });

  it('EM-03 knows which contracts run once a shell has started', async () => {
    expect(await hostContracts(store)).toBeUndefined();
    await noteHost(store, '1.0.0');
    await noteHost(store, '1.2.0');
    expect(await hostContracts(store)).toBe('1.2.0');
  });

  it('EM-03 a malformed slice.json is refused by the name of what is wrong', async () => {
    const result = await release({ ...manifestOf('1.0.0'), entry: '../../etc/passwd' });
    expect(result).toEqual({ success: false, problem: expect.stringContaining('entry') });
  });

  it('EM-04 rolling back goes one release back, and two when asked twice', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(manifestOf(version));
    expect(await rollback(store, 'mf-search')).toMatchObject({ success: true, manifest: { version: '1.1.0' } });
    expect(await rollback(store, 'mf-search')).toMatchObject({ success: true, manifest: { version: '1.0.0' } });
    expect(await rollback(store, 'mf-search')).toMatchObject({
      success: false,
      problem: expect.stringContaining('no earlier release'),
    });
  });

  it('EM-04 the history only grows', async () => {
    await release(manifestOf('1.0.0'));
    await release(manifestOf('1.1.0'));
    await rollback(store, 'mf-search');
    expect((await live()).history.map(({ revision, action, version }) => [revision, action, version])).toEqual([
      [1, 'publish', '1.0.0'],
      [2, 'publish', '1.1.0'],
      [3, 'rollback', '1.0.0'],
    ]);
  });

  it('EM-04 lists the releases with the live one marked', async () => {
    await release(manifestOf('1.0.0'));
    await release(manifestOf('1.1.0'));
    expect(await listReleases(store, 'mf-search')).toEqual([
      { version: '1.0.0', live: false },
      { version: '1.1.0', live: true },
    ]);
  });

  it('SH-18 a damaged registry is told in words', async () => {
    await store.write('registry.json', '{ "revision": 1, ');
    expect(await readRegistry(store)).toEqual({ success: false, problem: expect.stringContaining('JSON') });
    await store.write(
      'registry.json',
      JSON.stringify({ revision: 1, slices: { 'mf-search': { name: 'mf-search' } }, history: [] }),
    );
    expect(await readRegistry(store)).toEqual({ success: false, problem: expect.stringContaining('slices.mf-search') });
  });

  it('refuses names that leave the store', async () => {
    await expect(store.read('../outside')).rejects.toThrow('leaves the store');
  });
});
