/** All that Jest could fake except Date. A faked clearTimeout, for example, would not end the timers of Node. */
export const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Does something with the clock set forward. Only what asks for the date notices it; timers run as always. */
export async function atLaterTime<Result>(minutes: number, action: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + minutes * 60_000, doNotFake: [...TIMERS] });
  try {
    return await action();
  } finally {
    jest.useRealTimers();
  }
}
