import { manifestOf, releasesOfTests } from '../../testing/releases';
import type { HistoryEntry } from '../release/manifest';
import { createKeys, pin, prune, rollback, signerOf, stopCanary, withdraw } from '.';

const DAY_MS = 86_400_000;

const releases = releasesOfTests();
beforeEach(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await releases.publish(manifestOf(version));
});

/** The releases that a run so many days from now removes. */
async function removedAfter(daysFromNow: number, removes = true) {
  const now = Date.now() + daysFromNow * DAY_MS;
  const result = await prune({ store: releases.store, days: 30, now, removes });
  if (!result.success) throw new Error(result.problem);
  return result.releases.flatMap(({ keeps, version }) => (keeps ? [] : [version]));
}
const stored = () => releases.store.list('mf-search');

it('SH-18 keeps what a page open for less than the retention may load, and removes the rest only if told to', async () => {
  expect(await removedAfter(31, false)).toEqual(['1.0.0', '1.1.0']);
  expect(await stored()).toHaveLength(4);
  expect(await removedAfter(29)).toEqual([]);
  expect(await removedAfter(31)).toEqual(['1.0.0', '1.1.0']);
  expect(await stored()).toEqual(['1.2.0', '1.3.0']);
  expect(await rollback(releases.change, 'mf-search')).toMatchObject({ manifest: { version: '1.2.0' } });
});

it('SH-18 keeps the live, the previous, a pinned release and a canary, however old', async () => {
  await pin(releases.change, 'mf-search', '1.0.0');
  await releases.publish(manifestOf('1.0.0', { name: 'mf-reviews', routes: [] }));
  const canary = manifestOf('1.1.0', { name: 'mf-reviews', routes: [] });
  await releases.canary(canary, 5);
  await stopCanary(releases.change, 'mf-reviews');
  await releases.canary(canary, 5);
  await removedAfter(1000);
  expect(await stored()).toContain('1.0.0');
  expect(await releases.store.list('mf-reviews')).toEqual(['1.0.0', '1.1.0']);
});

it('SH-18 counts from the end of the last time that a release was live, also after a rollback and as a canary', async () => {
  await releases.canary(manifestOf('1.4.0'), 5);
  const { history, ...rest } = await releases.live();
  const longAgo = new Date(Date.now() - 100 * DAY_MS).toISOString();
  const old: HistoryEntry[] = history.map((entry) => ({ ...entry, at: longAgo }));
  await releases.store.write('registry.json', JSON.stringify({ ...rest, history: old }));
  await rollback(releases.change, 'mf-search', '1.1.0');
  expect(await removedAfter(29)).toEqual(['1.2.0']);
  expect(await stored()).toEqual(['1.0.0', '1.1.0', '1.3.0', '1.4.0']);
});

it('SH-18 keeps a withdrawn release or canary for the pages that are open with it, and a release that no entry names', async () => {
  await withdraw(releases.change, 'mf-search', '1.3.0');
  await releases.canary(manifestOf('1.4.0'), 5);
  await withdraw(releases.change, 'mf-search', '1.4.0');
  await releases.store.writeFolder('mf-search/1.9.0', releases.built(manifestOf('1.9.0')));
  await removedAfter(29);
  expect(await stored()).toEqual(expect.arrayContaining(['1.3.0', '1.4.0']));
  await removedAfter(31);
  expect(await stored()).toEqual(['1.1.0', '1.2.0', '1.9.0']);
});

it('SH-18 keeps a release that a rollback makes live during the removal', async () => {
  const { store } = releases;
  const remove = store.remove.bind(store);
  const spy = jest.spyOn(store, 'remove').mockImplementationOnce(async (name) => {
    expect(await rollback(releases.change, 'mf-search', '1.0.0')).toMatchObject({ success: true });
    await remove(name);
  });
  // After that rollback, 1.3.0 has just ended, and 1.0.0 is live.
  await removedAfter(31);
  spy.mockRestore();
  expect(await stored()).toContain('1.0.0');
  expect(String(await store.read('mf-search/1.0.0/slice.json'))).toContain('"1.0.0"');
  expect(String(await store.read('mf-search/1.0.0/web/results.js'))).toBe('export {}');
});

it('SH-18 publishes a release whole again whose removal was cut short', async () => {
  await releases.store.remove('mf-search/1.0.0/slice.json');
  expect(await releases.publish(manifestOf('1.0.0'))).toMatchObject({ success: true });
  expect(String(await releases.store.read('mf-search/1.0.0/slice.json'))).toContain('"1.0.0"');
});

it('SH-18 removes nothing by a history that is not trusted, and nothing within a day', async () => {
  const { store } = releases;
  const signer = signerOf(createKeys().privatePem);
  expect(await prune({ store, signer, days: 30, removes: true })).toMatchObject({ success: false });
  expect(await prune({ store, days: 0, removes: true })).toMatchObject({ success: false });
  expect(await stored()).toHaveLength(4);
});
