import { act } from '@testing-library/react';

const { setTimeout: setRealTimeout } = globalThis;

/**
 * Faked timers for the tests of a block. The server of the tests answers in real time, so `until` waits by the real
 * clock: the library's own waiting ends by the faked one, perhaps before the answer.
 */
export function fakeClockOfTests() {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());
  return {
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
    /** Returns what was found; the time limit of the test ends a search without result. */
    until: async <Found>(find: () => Found | null): Promise<Found> => {
      for (;;) {
        const found = find();
        if (found !== null) return found;
        await act(() => new Promise<void>((resolve) => void setRealTimeout(resolve)));
        await act(() => jest.advanceTimersByTimeAsync(1));
      }
    },
  };
}
