/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderReleaseStore, restore, type RegistryDocument, type SliceManifest } from '@care/federation/store';
import { compositionOf, RegistryWatch, type LiveComposition } from './composition';

const hash = `sha384-${'A'.repeat(64)}`;
const manifest = (version: string): SliceManifest => ({
  name: 'mf-search',
  version,
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: { results: { js: [], css: [] } },
  routes: [],
  fills: {},
  navigation: [],
  integrity: {},
  server: { file: 'server.cjs', integrity: hash },
});
const registry = (revision: number, version: string): RegistryDocument => ({
  revision,
  slices: { 'mf-search': manifest(version) },
  history: [],
});

const withQuery: SliceManifest = {
  ...manifest('1.0.0'),
  routes: [{ path: '/pakete', expose: 'results', render: 'server', slots: [], query: ['bewertungen'] }],
  slotQuery: { 'provider.ratings': ['bewertungen'] },
  needs: { '1.1.0': ['throttledText of @care/contracts'] },
};

describe('a composition', () => {
  it('EM-04 has the id of its versions, whatever the revision', () => {
    expect(compositionOf(registry(1, '1.0.0')).id).toBe(compositionOf(registry(7, '1.0.0')).id);
    expect(compositionOf(registry(1, '1.0.0')).id).not.toBe(compositionOf(registry(1, '1.1.0')).id);
  });
  it('keeps to the server what only the server reads', () => {
    const { slices } = compositionOf({ ...registry(1, '1.0.0'), slices: { 'mf-search': withQuery } });
    expect(JSON.stringify(slices)).not.toMatch(/server\.cjs|bewertungen|throttledText/);
    expect(slices[0]).toMatchObject({ routes: [{ path: '/pakete' }] });
  });
});

describe('following the registry', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
  const write = (content: string) => writeFileSync(path.join(folder, 'registry.json'), content);
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
  const until = async (condition: () => boolean) => {
    for (let i = 0; i < 2000 && !condition(); i++) await pause(5);
    expect(condition()).toBe(true);
  };
  beforeEach(async () => {
    live.length = 0;
    faults.length = 0;
    write(JSON.stringify(registry(1, '1.0.0')));
    const store = new FolderReleaseStore(folder);
    reading = jest.spyOn(store, 'read');
    watch = new RegistryWatch({
      store,
      pollMs: 5,
      onChange: async (composition) => {
        if (composition.slices[0]?.version === '6.6.6') throw new Error('does not start');
        live.push(composition);
      },
      onFault: (problem) => faults.push(problem),
    });
    await watch.start();
  });
  afterEach(() => watch.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('EM-01 a new revision becomes live', async () => {
    write(JSON.stringify(registry(2, '1.1.0')));
    await until(() => live.length === 2);
    expect(live.map(({ slices }) => slices[0]?.version)).toEqual(['1.0.0', '1.1.0']);
  });
  it('SH-18 an unreadable registry is reported once, and the next readable one is used', async () => {
    write('{ "revision": 2,');
    await until(() => faults.length > 0);
    await untilReadAgain(3);
    expect(faults).toHaveLength(1);
    expect(live).toHaveLength(1);
    write(JSON.stringify(registry(3, '1.1.0')));
    await until(() => live.length === 2);
  });
  it('SH-18 a registry that is not there any more leaves the last good composition', async () => {
    rmSync(path.join(folder, 'registry.json'));
    await until(() => faults.length > 0);
    expect(faults).toEqual(['registry: it is not there any more']);
    expect(live.map(({ revision }) => revision)).toEqual([1]);
  });
  it('SH-18 an older registry is reported once and the newer one stays live; a restored one is used', async () => {
    write(JSON.stringify(registry(7, '1.1.0')));
    await until(() => live.length === 2);
    write(JSON.stringify(registry(6, '1.0.0')));
    await until(() => faults.length > 0);
    await untilReadAgain(3);
    expect(faults).toEqual(['registry: revision 6 stands where 7 is live']);
    expect(live).toHaveLength(2);
    expect(await restore(new FolderReleaseStore(folder))).toMatchObject({ success: true });
    await until(() => live.length === 3);
    expect(live.at(-1)?.slices[0]?.version).toBe('1.0.0');
    rmSync(path.join(folder, 'revisions'), { recursive: true });
  });
  it('SH-18 a composition that does not start leaves the last good one', async () => {
    write(JSON.stringify(registry(2, '6.6.6')));
    await until(() => faults.length > 0);
    expect(faults[0]).toContain('does not start');
    expect(live).toHaveLength(1);
  });
});
