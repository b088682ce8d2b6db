import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '@care/contracts/testing/folder';
import type { SliceManifest } from '../release/manifest';
import { hostContracts, noteHost, readRegistry } from './registry';
import { publish, rollback, type ReleaseResult } from './releases';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import type { FolderReleaseStore } from './release-store';
import { restore } from './restore';

const releases = releasesOfTests();
let store: FolderReleaseStore;
beforeEach(() => ({ store } = releases));

const release: typeof releases.publish = (...words) => releases.publish(...words);
const live = () => releases.live();
const refusal = (words: string) => ({ success: false, problem: expect.stringContaining(words) });

it('SH-18 keeps the source maps of a release, also where it was published before they were built', async () => {
  await release(manifestOf('1.0.0'));
  const folder = releases.built(manifestOf('1.0.0'));
  writeFiles(folder, { 'maps/index.json': '{}' });
  const again = { ...releases.change, folder };
  expect(await publish(again)).toMatchObject({ success: true, changed: false });
  expect(await store.list('mf-search/1.0.0/maps')).toEqual(['index.json']);
  writeFiles(folder, { 'maps/index.json': '{"page.js":"changed"}' });
  await publish(again);
  expect(String(await store.read('mf-search/1.0.0/maps/index.json'))).toBe('{}');
});

it('EM-01 publishing makes a release live and keeps its files; once more it changes nothing', async () => {
  expect(await release(manifestOf('1.0.0'))).toMatchObject({ success: true, changed: true });
  expect(await release(manifestOf('1.0.0'))).toMatchObject({ success: true, changed: false });
  expect(await live()).toMatchObject({ revision: 1, slices: { 'mf-search': { version: '1.0.0' } } });
  expect((await store.read('mf-search/1.0.0/web/results.js'))?.toString()).toBe('export {}');
});

it('EM-03 a release that requires other contracts is refused and not copied, and the registry stays', async () => {
  await release(manifestOf('1.0.0'));
  const result = await release(manifestOf('2.0.0', { contracts: '^2.0.0' }));
  expect(result).toEqual(refusal('asks for contracts ^2.0.0'));
  expect(await store.list('mf-search')).toEqual(['1.0.0']);
  expect((await live()).slices['mf-search']?.version).toBe('1.0.0');
});

it('EM-03 a release with a malformed slice.json or a file without its hash is refused, and the message names it', async () => {
  const { integrity, ...rest } = manifestOf('1.0.0');
  expect(await release({ ...rest, integrity, entry: '../../etc/passwd' })).toEqual(refusal('entry'));
  for (const file of ['remoteEntry.js', 'results.js'])
    expect(await release({ ...rest, integrity: { ...integrity, [file]: undefined } })).toEqual(
      refusal(`names ${file} without its hash`),
    );
});

it('EM-03 has the contracts of the running shell once one has started', async () => {
  expect(await hostContracts(store)).toBeUndefined();
  await noteHost(store, '1.0.0');
  await noteHost(store, '1.2.0');
  expect(await hostContracts(store)).toBe('1.2.0');
});

it('EM-04 a rollback goes back one release, two rollbacks go back two, and the history only grows', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(manifestOf(version));
  const back = () => rollback(releases.change, 'mf-search');
  expect(await back()).toMatchObject({ success: true, manifest: { version: '1.1.0' } });
  expect(await back()).toMatchObject({ success: true, manifest: { version: '1.0.0' } });
  expect(await back()).toMatchObject(refusal('no earlier release'));
  expect((await live()).history.map(({ revision, action, version }) => `${revision} ${action} ${version}`)).toEqual([
    '1 publish 1.0.0',
    '2 publish 1.1.0',
    '3 publish 1.2.0',
    '4 rollback 1.1.0',
    '5 rollback 1.0.0',
  ]);
});

it('EM-03 rolling back to a release that requires other contracts is refused and the registry stays', async () => {
  await release(manifestOf('1.0.0', { contracts: '^0.9.0' }), '0.9.1');
  await release(manifestOf('1.1.0'));
  expect(await rollback(releases.change, 'mf-search')).toEqual(refusal('asks for contracts ^0.9.0'));
  expect((await live()).slices['mf-search']?.version).toBe('1.1.0');
});

it('SH-18 a damaged registry is described in words', async () => {
  await store.write('registry.json', '{ "revision": 1, ');
  expect(await readRegistry(store)).toEqual(refusal('JSON'));
  await store.write('registry.json', '{ "revision": 1, "slices": { "mf-search": { "name": "x" } }, "history": [] }');
  expect(await readRegistry(store)).toEqual(refusal('slices.mf-search'));
});

describe('where several publish at once', () => {
  const oneOf = (name: string, version = '1.0.0') => manifestOf(version, { name, routes: [] });

  it('EM-01 takes one release twice', async () => {
    await release(oneOf('mf-first'));
    const results = await Promise.all([release(oneOf('mf-a')), release(oneOf('mf-a'))]);
    expect(results.map(({ success }) => success)).toEqual([true, true]);
  });

  it('EM-04 follows the newest revision, also when a slow publication writes an older registry.json last', async () => {
    await release(oneOf('mf-a'));
    const older = (await store.read('registry.json'))!;
    await release(oneOf('mf-b'));
    await store.write('registry.json', older);
    expect(Object.keys((await live()).slices)).toEqual(['mf-a', 'mf-b']);
    await release(oneOf('mf-c'));
    expect(Object.keys((await live()).slices)).toEqual(['mf-a', 'mf-b', 'mf-c']);
  });
});

describe('that is missing where releases are', () => {
  const other = () => manifestOf('1.0.0', { name: 'mf-reviews', routes: [] });
  beforeEach(async () => {
    await release(manifestOf('1.0.0'));
    await release(manifestOf('1.1.0'));
    await release(other());
  });
  const lose = (name = '') => rm(path.join(store.folder, name), { recursive: true });

  it('EM-01 refuses to publish and to roll back, and says how to restore it', async () => {
    await lose('registry.json');
    const problem = expect.stringMatching(/registry\.json is missing.*mf-reviews, mf-search.*restore/);
    expect(await release(manifestOf('1.2.0'))).toEqual({ success: false, problem });
    expect(await rollback(releases.change, 'mf-search', '1.0.0')).toEqual({ success: false, problem });
    expect(await store.read('registry.json')).toBeUndefined();
  });

  it('EM-04 is restored as it was, also in place of a damaged one, under a revision above all counted ones', async () => {
    const before = await live();
    await lose('registry.json');
    expect(await restore(store)).toMatchObject({ success: true });
    await store.write('registry.json', '{ "revision": 1, ');
    expect(await restore(store)).toMatchObject({ success: true });
    const { revision, ...after } = await live();
    expect(after).toEqual({ slices: before.slices, history: before.history });
    expect(revision).toBeGreaterThan(1e9); // the present second, above what any shell may have counted to
    expect(await release(manifestOf('1.2.0'))).toMatchObject({ success: true });
  });

  it('EM-04 is restored from the releases where nothing else is left; of several one must be named', async () => {
    await lose('registry.json');
    await lose('revisions');
    expect(await restore(store)).toEqual(refusal('mf-search has 2 releases'));
    for (const wrong of ['mf-search@6.6.6', 'mf-searhc@1.1.0'])
      expect(await restore(store, [wrong])).toMatchObject({ success: false });
    expect(await restore(store, ['mf-search@1.1.0'])).toMatchObject({ success: true });
    const names = Object.values((await live()).slices).map(({ name, version }) => `${name} ${version}`);
    expect(names).toEqual(['mf-reviews 1.0.0', 'mf-search 1.1.0']);
  });
});

describe('and conflicts between slices', () => {
  const rival = (changes: Partial<SliceManifest>) => manifestOf('1.0.0', { name: 'mf-rival', routes: [], ...changes });
  const route = (pattern: string) => ({ path: pattern, expose: 'results', render: 'server' as const, slots: [] });
  const link = (to: string) => ({ label: 'nav.packages', to, order: 1, audience: 'everyone' as const });
  const mine = { routes: [route('/suche/:type')], fills: { 'provider.ratings': 'results' } };

  const refused: [string, Partial<SliceManifest>, RegExp][] = [
    ['a route', { routes: [route('/suche/:type')] }, /has the route \/suche\/:type, which mf-search 1\.0\.0 has/],
    ['a route under another name', { routes: [route('/suche/:kind')] }, /which mf-search 1\.0\.0 has/],
    ['a slot', { fills: { 'provider.ratings': 'results' } }, /provider\.ratings, which mf-search 1\.0\.0 fills/],
    ['its own route', { routes: [route('/login'), route('/login')] }, /\/login twice/],
    ['the addresses of everybody', { routes: [route('/:thing')] }, /\/:thing, which begins with a parameter/],
    ['all addresses', { routes: [route('/*')] }, /begins with a parameter/],
    ['a path that is none', { navigation: [link('/gibt-es-nicht')] }, /\/gibt-es-nicht.*no path/],
    ['a path with a slash at its end', { navigation: [link('/pakete/')] }, /\/pakete\/.*no path/],
    ['a path in another case', { navigation: [link('/Pakete')] }, /\/Pakete.*no path/],
    ['a foreign site', { navigation: [link('//boese.example')] }, /no path/],
    ['a section that is none', { routes: [{ ...route('/login'), section: '/nirgends' }] }, /\/nirgends.*no path/],
  ];
  it('EM-03 refuses routes, slots, links and sections that are taken or that do not exist', async () => {
    await release(manifestOf('1.0.0', mine));
    const problems = new Map<string, ReleaseResult>();
    for (const [what, changes] of refused) problems.set(what, await release(rival(changes)));
    expect([...problems]).toEqual(
      refused.map(([what, , problem]) => [what, { success: false, problem: expect.stringMatching(problem) }]),
    );
    expect(Object.keys((await live()).slices)).toEqual(['mf-search']);
  });

  it('EM-03 takes a link to a page of its own, whose path the contracts do not have', async () => {
    const own = { routes: [route('/termine/:id')], navigation: [link('/termine/7')] };
    expect(await release(rival(own))).toMatchObject({ success: true });
    expect(await release(rival({ ...own, navigation: [link('/termine')] }))).toMatchObject({ success: false });
  });

  it('EM-01 lets its own routes stay, and takes paths with parameters', async () => {
    await release(manifestOf('1.0.0', mine));
    expect(await release(manifestOf('1.1.0', mine))).toMatchObject({ success: true });
    const links = [link('/'), link('/pflegeprodukte/betten'), link('/profile?package=change')];
    expect(await release(rival({ navigation: links }))).toMatchObject({ success: true });
  });

  it('EM-01 lets a route move between slices that are published together', async () => {
    await release(manifestOf('1.0.0', mine));
    const built = releases.built(manifestOf('1.1.0', { routes: [] }));
    expect(await release(rival(mine), '1.0.0', [built])).toMatchObject({ success: true });
  });
});
