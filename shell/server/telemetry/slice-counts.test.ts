import { p75Of, SliceCounts, STEP_MS } from './slice-counts';

const search = { slice: 'mf-search', version: '1.0.0-a' };
const HOUR_MS = 3_600_000;

describe('counts of a release', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-23T10:05:00Z') }));
  afterEach(() => void jest.useRealTimers());

  it('SH-18 has views, pages that did not load it, and pages in which it failed later', () => {
    const counts = new SliceCounts();
    for (const ms of [40, 90, 700]) counts.add(search, { kind: 'loaded', ms });
    counts.add(search, { kind: 'failed' });
    counts.add(search, { kind: 'faulty' });
    expect(counts.total(search, 0)).toMatchObject({ views: 4, failed: 1, faulty: 1 });
    expect(counts.total({ ...search, version: '2.0.0-b' }, 0)).toMatchObject({ views: 0, failed: 0, faulty: 0 });
    expect(counts.rate(search, Date.now() - (Date.now() % STEP_MS))).toBe(0.5);
  });

  it('SH-18 has no rate above one while the view of a failed page is not reported yet', () => {
    const counts = new SliceCounts();
    counts.add(search, { kind: 'loaded', ms: 40 });
    for (let i = 0; i < 2; i++) counts.add(search, { kind: 'faulty' });
    expect(counts.rate(search, Date.now() - (Date.now() % STEP_MS))).toBe(1);
  });

  it('SH-18 counts the time that was asked for, and forgets what is older than seven days', () => {
    const counts = new SliceCounts();
    counts.add(search, { kind: 'failed' });
    jest.advanceTimersByTime(2 * HOUR_MS);
    counts.add(search, { kind: 'loaded', ms: 1 });
    expect(counts.total(search, Date.now() - HOUR_MS)).toMatchObject({ views: 1, failed: 0 });
    expect(counts.total(search, 0)).toMatchObject({ views: 2, failed: 1 });
    expect(counts.releases(Date.now() - HOUR_MS)).toEqual([search]);
    jest.advanceTimersByTime(8 * 24 * HOUR_MS);
    expect(counts.releases(Date.now() - HOUR_MS)).toEqual([]);
    counts.add(search, { kind: 'loaded', ms: 1 });
    expect(counts.total(search, 0)).toMatchObject({ views: 1, failed: 0 });
  });

  it.each([
    [[10, 20, 30, 700], 50],
    [[100, 100, 100, 100], 87.5],
    [[60, 250, 250, 250], 200 + 200 / 3],
    [[20_000], 10_000],
  ])('SH-18 reads the 75th percentile of %j ms from its classes', (times, expected) => {
    const counts = new SliceCounts();
    for (const ms of times) counts.add(search, { kind: 'loaded', ms });
    expect(p75Of(counts.total(search, 0))).toBeCloseTo(expected, 5);
  });

  it('SH-18 has no percentile without a loaded page', () => {
    expect(p75Of(new SliceCounts().total(search, 0))).toBeNull();
  });
});
