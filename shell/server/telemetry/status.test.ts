import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { promote, rollback, stopCanary } from '@care/federation/store';
import { TestReleases } from '../testing/test-releases';
import { SliceCounts } from './telemetry';
import { statusOf } from './routes';

const HOUR_MS = 3_600_000;

const root = folderOfTests();
let releases: TestReleases;
let counts: SliceCounts;
beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-01T08:00:00Z'),
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
  });
  releases = new TestReleases(mkdtempSync(path.join(root, 'one-')));
  counts = new SliceCounts();
});
afterEach(() => jest.useRealTimers());

/** Runs changes of the store, the first at 8 o'clock and each one hour after the one before. */
async function change(...changes: (() => Promise<{ success: boolean }>)[]): Promise<void> {
  for (const one of changes) {
    expect(await one()).toMatchObject({ success: true });
    jest.setSystemTime(Date.now() + HOUR_MS);
  }
}

const status = () =>
  statusOf({
    telemetry: { counts, since: new Date() },
    site: { runningCanary: undefined },
    store: releases.store,
    contractsVersion: '1.0.0',
  });

/** State, begin and end of the versions that had visitors, and of the live one. */
async function timesOf(...visited: string[]) {
  for (const version of visited) counts.add({ slice: 'mf-search', version }, 'loaded');
  const timeOf = (at: string | null) => at && at.slice(11, 16);
  const shown = (await status()).releases.filter(({ slice }) => slice === 'mf-search');
  return Object.fromEntries(
    shown.map(({ version, state, since, until }) => [version, [state, timeOf(since), timeOf(until)]]),
  );
}

const options = () => ({ store: releases.store, contractsVersion: '1.0.0' });

it('EM-04 are live until another one is, also while a canary runs', async () => {
  await change(
    () => releases.publish('1.0.0'),
    () => releases.canary('1.1.0'),
    () => promote(options(), 'mf-search'),
  );
  expect(await timesOf('1.0.0')).toEqual({ '1.0.0': ['former', '08:00', '10:00'], '1.1.0': ['live', '10:00', null] });
});

it('EM-04 are rolled back, also if a canary was stopped before', async () => {
  await change(
    () => releases.publish('0.9.0'),
    () => releases.publish('1.0.0'),
    () => releases.canary('1.1.0'),
    () => stopCanary(options(), 'mf-search'),
    () => rollback(options(), 'mf-search'),
  );
  expect(await timesOf('1.0.0', '1.1.0')).toEqual({
    '0.9.0': ['live', '12:00', null],
    '1.0.0': ['rolled-back', '09:00', '12:00'],
    '1.1.0': ['stopped', '10:00', '11:00'],
  });
});

it('EM-04 a canary that was stopped is shown with the reason', async () => {
  await change(
    () => releases.publish('1.0.0'),
    () => releases.canary('1.1.0'),
    () => stopCanary({ ...options(), reason: '9 von 30' }, 'mf-search'),
  );
  counts.add({ slice: 'mf-search', version: '1.1.0' }, 'faulty');
  const found = (await status()).releases.map(({ version, state, reason }) => [version, state, reason]);
  expect(found).toContainEqual(['1.1.0', 'stopped', '9 von 30']);
  expect(found).toContainEqual(['1.0.0', 'live', null]);
});
