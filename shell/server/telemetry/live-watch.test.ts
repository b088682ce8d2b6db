import type { Publication } from '../composition';
import { LEAST_VIEWS, LiveWatch } from './canary-watch';

const MINUTE = 60_000;
const good = { views: 1, bad: 0 };
const bad = { views: 1, bad: 1 };
/** A page reports its view some seconds after its fault. */
const fault = { views: 0, bad: 1 };

let publication: Publication | undefined;
let takenBack: string[];
let watch: LiveWatch;
beforeEach(() => {
  jest.useFakeTimers({ now: 100 * MINUTE });
  publication = { slice: 'mf-search', version: '2', revision: 7, at: Date.now() };
  takenBack = [];
  const site = {
    publicationOf: (slice: string) => (slice === 'mf-search' ? publication : undefined),
    takeBack: async ({ version }: Publication, reason: string) => void takenBack.push(`${version}: ${reason}`),
  };
  watch = new LiveWatch(site, { error: () => undefined });
});
afterEach(() => jest.useRealTimers());

let networks = 0;
function visits(count: number, outcome: typeof good, version = '2', slice = 'mf-search'): void {
  for (let i = 0; i < count; i++) watch.count({ slice, version }, outcome, `network ${networks++}`);
}

it('EM-04 is taken back once if it fails for most visitors in its first ten minutes', () => {
  visits(LEAST_VIEWS - 1, bad);
  expect(takenBack).toEqual([]);
  visits(10, bad);
  expect(takenBack).toEqual(['2: 25 von 25 Aufrufen mit Fehler (100 %) in den ersten zehn Minuten']);
});

it('EM-04 also if it loads, and its renders or effects fail', () => {
  for (let i = 0; i < 40; i++) {
    watch.count({ slice: 'mf-search', version: '2' }, fault, `${i}`);
    watch.count({ slice: 'mf-search', version: '2' }, good, `${i}`);
  }
  expect(takenBack).toHaveLength(1);
});

it('EM-04 stays if half of the visitors see no fault', () => {
  for (let i = 0; i < 500; i++) visits(1, i % 2 === 0 ? bad : good);
  expect(takenBack).toEqual([]);
});

it('EM-04 stays after its first ten minutes, as do older releases and other slices', () => {
  visits(40, bad, '1');
  visits(40, bad, '2', 'mf-reviews');
  jest.advanceTimersByTime(10 * MINUTE + 1);
  visits(40, bad);
  publication = undefined;
  visits(40, bad);
  expect(takenBack).toEqual([]);
});

it('EM-04 is not taken back by one network, and counts anew when it is published again', () => {
  for (let i = 0; i < 200; i++) watch.count({ slice: 'mf-search', version: '2' }, bad, 'one network');
  expect(takenBack).toEqual([]);
  visits(LEAST_VIEWS, bad);
  publication = { ...publication!, revision: 8 };
  visits(LEAST_VIEWS - 1, bad);
  expect(takenBack).toHaveLength(1);
  visits(1, bad);
  expect(takenBack).toHaveLength(2);
});
