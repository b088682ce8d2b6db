import { writeFiles } from '@care/contracts/testing/folder';
import type { SliceManifest } from '../release/manifest';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import {
  changeCanary,
  listReleases,
  pin,
  promote,
  rollback,
  startCanary,
  stopCanary,
  takeBack,
  unpin,
  withdraw,
  type ChangeOptions,
} from './releases';

const releases = releasesOfTests();
let change: ChangeOptions;
beforeEach(async () => {
  ({ change } = releases);
  await releases.publish(manifestOf('1.0.0'));
});
const liveVersion = async () => (await releases.live()).slices['mf-search']?.version;
const refusal = (pattern: RegExp) => ({ success: false, problem: expect.stringMatching(pattern) });
const other = (changes: Partial<SliceManifest> = {}, version = '1.0.0') =>
  manifestOf(version, { name: 'mf-reviews', routes: [], ...changes });

it('EM-04 is not made live by another rollback or a withdrawal after a rollback has replaced it', async () => {
  await releases.publish(manifestOf('1.1.0'));
  await rollback(change, 'mf-search');
  await releases.publish(manifestOf('1.2.0'));
  expect(await withdraw(change, 'mf-search', '1.2.0')).toMatchObject({ success: true });
  expect(await liveVersion()).toBe('1.0.0');
  await releases.publish(manifestOf('1.3.0'));
  expect(await rollback(change, 'mf-search')).toMatchObject({ manifest: { version: '1.0.0' } });
});

it('EM-04 as canary: is for a share, and the live version stays', async () => {
  expect(await releases.canary(manifestOf('1.1.0'), 5)).toMatchObject({ success: true });
  expect((await releases.live()).canary).toMatchObject({ percent: 5, manifest: { version: '1.1.0' } });
  expect(await liveVersion()).toBe('1.0.0');
});
it('EM-04 as canary: shows its pictures, which are in the pool of all releases', async () => {
  const folder = releases.built(manifestOf('1.1.0'));
  writeFiles(folder, { 'web/assets/bild.svg': '<svg/>' });
  expect(await startCanary({ ...change, folder, percent: 5 })).toMatchObject({ success: true });
  expect(String(await releases.store.read('assets/bild.svg'))).toBe('<svg/>');
});
it('EM-04 as canary: gets another share, and is live for everyone once promoted', async () => {
  await releases.canary(manifestOf('1.1.0'), 5);
  expect(await changeCanary({ ...change, percent: 50 }, 'mf-search')).toMatchObject({ success: true });
  expect((await releases.live()).canary?.percent).toBe(50);
  expect(await promote(change, 'mf-search')).toMatchObject({ success: true });
  const { canary, slices, history } = await releases.live();
  expect([canary, slices['mf-search']?.version]).toEqual([undefined, '1.1.0']);
  const steps = history.map(({ action, percent = 100 }) => `${action} ${percent}`);
  expect(steps).toEqual(['publish 100', 'canary 5', 'canary 50', 'promote 100']);
  expect(await rollback(change, 'mf-search')).toMatchObject({ manifest: { version: '1.0.0' } });
});
it('EM-04 as canary: is the only one', async () => {
  await releases.publish(other());
  await releases.canary(manifestOf('1.1.0'), 5);
  expect(await releases.canary(other({}, '1.1.0'), 5)).toEqual(refusal(/mf-search 1\.1\.0 is the canary/));
  expect(await promote(change, 'mf-reviews')).toEqual(refusal(/no canary/));
});
it('EM-04 as canary: ends when it is stopped: the live version is for everyone, and it may be a canary again', async () => {
  await releases.canary(manifestOf('1.1.0'), 5);
  expect(await stopCanary(change, 'mf-search', '1.0.9')).toEqual(refusal(/1\.0\.9 is no canary any more/));
  expect(await stopCanary(change, 'mf-search', '1.1.0')).toMatchObject({ success: true });
  expect(await stopCanary(change, 'mf-search', '1.1.0')).toEqual(refusal(/has no canary/));
  expect([(await releases.live()).canary, await liveVersion()]).toEqual([undefined, '1.0.0']);
  expect(await rollback(change, 'mf-search')).toEqual(refusal(/no earlier release/));
  expect(await releases.canary(manifestOf('1.1.0'), 5)).toMatchObject({ success: true });
  expect(await promote(change, 'mf-search')).toMatchObject({ success: true });
  expect(await rollback(change, 'mf-search')).toMatchObject({ manifest: { version: '1.0.0' } });
});
it('EM-04 as canary: a failing release gives way to the former one, unless another is live by now', async () => {
  await releases.publish(manifestOf('1.1.0'));
  const failing = { slice: 'mf-search', former: '1.0.0' };
  expect(await takeBack(change, { ...failing, version: '1.0.9' })).toEqual(refusal(/1\.0\.9 is not live any more/));
  expect(await takeBack(change, { ...failing, version: '1.1.0' })).toMatchObject({ success: true });
  expect(await liveVersion()).toBe('1.0.0');
});
it('EM-04 as canary: ends when its slice is published', async () => {
  await releases.canary(manifestOf('1.1.0'), 5);
  await releases.publish(manifestOf('1.2.0'));
  expect((await releases.live()).canary).toBeUndefined();
});
it('EM-03 as canary: is refused where it does not fit, and where no version is live beside it', async () => {
  expect(await releases.canary(manifestOf('2.0.0', { contracts: '^2.0.0' }), 5)).toEqual(refusal(/asks for/));
  expect(await releases.canary(other(), 5)).toEqual(refusal(/no live release/));
  expect((await releases.live()).canary).toBeUndefined();
});
it('EM-03 as canary: keeps another slice from taking its route', async () => {
  const route = { path: '/pakete', expose: 'results', render: 'server' as const, slots: [] };
  await releases.canary(manifestOf('1.1.0', { routes: [route] }), 5);
  expect(await releases.publish(other({ routes: [route] }))).toEqual(refusal(/which mf-search 1\.1\.0 has/));
});

it('EM-04 that is withdrawn is not live again, and the one before it takes its place', async () => {
  await releases.publish(manifestOf('1.1.0'));
  expect(await withdraw(change, 'mf-search', '1.1.0')).toMatchObject({ success: true });
  expect(await liveVersion()).toBe('1.0.0');
  expect(await rollback(change, 'mf-search', '1.1.0')).toEqual(refusal(/1\.1\.0 was withdrawn/));
  expect(await releases.publish(manifestOf('1.1.0'))).toEqual(refusal(/was withdrawn/));
  expect(await releases.canary(manifestOf('1.1.0'), 5)).toEqual(refusal(/was withdrawn/));
  await releases.publish(manifestOf('1.2.0'));
  expect(await rollback(change, 'mf-search')).toMatchObject({ manifest: { version: '1.0.0' } });
});
it('EM-04 that is the only one cannot be withdrawn; a withdrawn canary ends', async () => {
  expect(await withdraw(change, 'mf-search', '1.0.0')).toEqual(refusal(/no earlier release/));
  await releases.canary(manifestOf('1.1.0'), 5);
  expect(await withdraw(change, 'mf-search', '1.1.0')).toMatchObject({ success: true });
  expect((await releases.live()).canary).toBeUndefined();
  expect(await liveVersion()).toBe('1.0.0');
});

it('EM-04 that is pinned stays until it is unpinned', async () => {
  await releases.publish(manifestOf('1.1.0'));
  expect(await pin(change, 'mf-search', '1.0.0')).toMatchObject({ success: true });
  expect(await liveVersion()).toBe('1.0.0');
  const pinned = refusal(/pinned to 1\.0\.0/);
  expect(await releases.publish(manifestOf('1.2.0'))).toEqual(pinned);
  expect(await releases.canary(manifestOf('1.2.0'), 5)).toEqual(pinned);
  expect(await rollback(change, 'mf-search', '1.1.0')).toEqual(pinned);
  expect(await withdraw(change, 'mf-search', '1.0.0')).toEqual(pinned);
  expect(await pin(change, 'mf-search', '1.1.0')).toMatchObject({ success: true });
  expect(await unpin(change, 'mf-search')).toMatchObject({ success: true });
  expect(await unpin(change, 'mf-search')).toEqual(refusal(/not pinned/));
  expect(await releases.publish(manifestOf('1.2.0'))).toMatchObject({ success: true });
});

it('EM-04 is listed with its state, and its history says who changed it and why', async () => {
  await releases.publish(manifestOf('1.1.0'));
  await withdraw({ ...change, by: 'team-search', reason: 'empty result list' }, 'mf-search', '1.1.0');
  await releases.canary(manifestOf('1.2.0'), 5);
  await pin(change, 'mf-search');
  expect(await listReleases(releases.store, 'mf-search')).toEqual([
    { version: '1.0.0', live: true, state: 'pinned' },
    { version: '1.1.0', live: false, state: 'withdrawn' },
    { version: '1.2.0', live: false },
  ]);
  expect((await releases.live()).history[2]).toMatchObject({ by: 'team-search', reason: 'empty result list' });
});
