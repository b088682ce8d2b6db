import { SliceCounts } from './slice-counts';

const search = { slice: 'mf-search', version: '1.0.0-a' };

describe('counts of a release', () => {
  it('SH-18 has views, pages that did not load it, and pages in which it failed later', () => {
    const counts = new SliceCounts();
    for (const happened of ['loaded', 'loaded', 'loaded', 'failed', 'faulty'] as const) counts.add(search, happened);
    expect(counts.of(search)).toEqual({ views: 4, failed: 1, faulty: 1 });
    expect(counts.of({ ...search, version: '2.0.0-b' })).toEqual({ views: 0, failed: 0, faulty: 0 });
    expect(counts.releases()).toEqual([search]);
  });

  it('SH-18 has no more failures than views while the view of a failed page is not reported yet', () => {
    const counts = new SliceCounts();
    counts.add(search, 'loaded');
    for (let i = 0; i < 2; i++) counts.add(search, 'faulty');
    expect(counts.of(search)).toEqual({ views: 1, failed: 0, faulty: 1 });
  });
});
