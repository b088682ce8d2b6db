import type { EmotionCache } from '@emotion/react';
import { showNewVersionHint } from './NewVersionHint';
import { watchRelease } from './watch-release';

jest.mock('./NewVersionHint', () => ({ showNewVersionHint: jest.fn() }));
const shown = jest.mocked(showNewVersionHint);

const FIVE_MINUTES_MS = 300_000;
let live = 'A';
let fetched: jest.SpyInstance;
let isHidden = false;
beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: live }));
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('EM-04 asks every five minutes while it is seen, and offers each newer release once', async () => {
  watchRelease('A', {} as EmotionCache);
  await wait(3 * FIVE_MINUTES_MS);
  expect(fetched).toHaveBeenCalledTimes(4);
  isHidden = true;
  await wait(2 * FIVE_MINUTES_MS);
  expect(fetched).toHaveBeenCalledTimes(4);
  isHidden = false;
  expect(shown).not.toHaveBeenCalled();

  live = 'B';
  await wait(FIVE_MINUTES_MS);
  expect(shown).toHaveBeenCalledTimes(1);
  const [[, later]] = shown.mock.calls as [Parameters<typeof showNewVersionHint>];
  later();
  await wait(FIVE_MINUTES_MS);
  live = 'A';
  await wait(FIVE_MINUTES_MS);
  live = 'B';
  await wait(FIVE_MINUTES_MS);
  expect(shown).toHaveBeenCalledTimes(1);
  live = 'C';
  await wait(FIVE_MINUTES_MS);
  expect(shown).toHaveBeenCalledTimes(2);
});

it('EM-04 shows one hint at a time, also if an earlier question fails meanwhile', async () => {
  jest.clearAllTimers();
  shown.mockClear();
  live = 'A';
  let fail: () => void = () => undefined;
  watchRelease('A', {} as EmotionCache);
  fetched.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('Network Error')))));
  await wait(FIVE_MINUTES_MS);
  live = 'B';
  await wait(FIVE_MINUTES_MS);
  fail();
  live = 'C';
  await wait(FIVE_MINUTES_MS);
  expect(shown).toHaveBeenCalledTimes(1);
});
