import { CanaryWatch, isWorse, LEAST_VIEWS, type RunningCanary } from './canary-watch';

const running: RunningCanary = { slice: 'mf-search', version: '2', live: '1', revision: 7 };

/** Random numbers that are equal in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Views of a canary until it is stopped, at most `most`; of each hundred pages the canary has `percent`. */
function viewsUntilStopped(canaryRate: number, liveRate: number, random: () => number, most = 2000): number {
  const canary = { views: 0, bad: 0 };
  const live = { views: 0, bad: 0 };
  while (canary.views < most) {
    for (let i = 0; i < 19; i++) {
      live.views++;
      if (random() < liveRate) live.bad++;
    }
    canary.views++;
    if (random() < canaryRate) canary.bad++;
    if (isWorse(canary, live)) return canary.views;
  }
  return Infinity;
}

const RUNS = process.env['TEST_FULL'] === 'on' ? 100 : 20;

it.each([0, 0.01, 0.05, 0.1])('EM-04 with every third view failing is stopped, when live fails at %d', (rate) => {
  const random = seeded(1);
  for (let run = 0; run < 50; run++) expect(viewsUntilStopped(1 / 3, rate, random)).toBeLessThan(400);
});

it('EM-04 with every third view failing is stopped within 40 views beside a faultless one', () => {
  let bad = 0;
  let views = 0;
  while (views < 100 && !isWorse({ views, bad }, { views: views * 19, bad: 0 })) if (++views % 3 === 0) bad++;
  expect(views).toBeGreaterThanOrEqual(LEAST_VIEWS);
  expect(views).toBeLessThanOrEqual(40);
});

it.each([0, 0.01, 0.05, 0.2, 0.5])('EM-04 that fails as often as the live release, at %d, goes on', (rate) => {
  const random = seeded(2);
  const stopped = Array.from({ length: RUNS }, () => viewsUntilStopped(rate, rate, random)).filter(Number.isFinite);
  expect(stopped).toEqual([]);
});

it('EM-04 is not judged by a few views', () => {
  expect(isWorse({ views: LEAST_VIEWS - 1, bad: LEAST_VIEWS - 1 }, { views: 1000, bad: 0 })).toBe(false);
  expect(isWorse({ views: LEAST_VIEWS, bad: LEAST_VIEWS }, { views: 1000, bad: 0 })).toBe(true);
  expect(isWorse({ views: LEAST_VIEWS, bad: LEAST_VIEWS }, { views: 0, bad: 0 })).toBe(true);
});

describe('under watch', () => {
  const stopped: unknown[] = [];
  let canary: RunningCanary | undefined;
  const watch = new CanaryWatch(
    {
      get runningCanary() {
        return canary;
      },
      stopCanary: async (which, reason) => void stopped.push([which.version, which.revision, reason]),
    },
    { error: () => undefined },
  );
  const network = () => String(Math.random());
  const count = (version: string, views: number, bad: number) =>
    watch.count({ slice: 'mf-search', version }, { views, bad }, network());
  beforeEach(() => {
    stopped.length = 0;
    canary = running;
  });

  it('EM-04 is stopped once, with its figures, and counted anew when it is started again', () => {
    count('1', 380, 1);
    count('2', 30, 10);
    count('2', 1, 1);
    expect(stopped).toEqual([['2', 7, '10 von 30 Aufrufen mit Fehler (33,3 %), live 0,3 %']]);
    canary = { ...running, revision: 9 };
    count('2', 10, 3);
    expect(stopped).toHaveLength(1);
    count('2', 20, 8);
    expect(stopped[1]).toEqual(['2', 9, '11 von 30 Aufrufen mit Fehler (36,7 %), live 0 %']);
  });

  it('EM-04 of which every page fails is stopped, though pages report failures before their views', () => {
    canary = { ...running, revision: 15 };
    for (let i = 0; i < 60; i++) {
      count('2', 0, 1);
      if (i >= 5) count('2', 1, 0);
    }
    expect(stopped).toEqual([['2', 15, '25 von 25 Aufrufen mit Fehler (100 %), live 0 %']]);
  });

  it('EM-04 is stopped when few visitors load the broken page again and again', () => {
    canary = { ...running, revision: 17 };
    for (let i = 0; i < 27; i++)
      for (const bad of [1, 0])
        watch.count({ slice: 'mf-search', version: '2' }, { views: 1 - bad, bad }, `visitor ${i % 9}`);
    expect(stopped).toEqual([['2', 17, '25 von 25 Aufrufen mit Fehler (100 %), live 0 %']]);
  });

  it('EM-04 is not stopped by one network alone, and a network cannot hide its failures from others', () => {
    canary = { ...running, revision: 13 };
    const from = (name: string, bad: number) =>
      watch.count({ slice: 'mf-search', version: '2' }, { views: 1, bad }, name);
    for (let i = 0; i < 500; i++) from('one', 1);
    for (let i = 0; i < LEAST_VIEWS; i++) from(`visitor ${i}`, 0);
    expect(stopped).toEqual([]);
    for (let i = 0; i < 500; i++) from('two', 0);
    for (let i = 0; i < LEAST_VIEWS; i++) from(`further ${i}`, 1);
    expect(stopped).toHaveLength(1);
  });

  it('EM-04 is stopped, though one network reports many failures of the live release', () => {
    canary = { ...running, revision: 19 };
    for (let i = 0; i < 500; i++) watch.count({ slice: 'mf-search', version: '1' }, { views: 0, bad: 1 }, 'kiosk');
    for (let i = 0; i < 200; i++) count('1', 1, 0);
    for (let i = 0; i < 40; i++) count('2', 1, i % 2);
    expect(stopped).toEqual([['2', 19, expect.stringContaining('live 1,5 %')]]);
  });

  it('EM-04 is not stopped by other slices and versions, nor is there anything to stop without a canary', () => {
    canary = { ...running, revision: 11 };
    watch.count({ slice: 'mf-reviews', version: '2' }, { views: 100, bad: 100 }, network());
    count('0', 100, 100);
    canary = undefined;
    count('2', 100, 100);
    expect(stopped).toEqual([]);
  });
});
