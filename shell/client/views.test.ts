/** @jest-environment ../jest.browser.cjs */
import { retryAfter } from './views';

it('SH-18 a retry after a crash asks for everything anew; after any other failure only the slice is fetched again', () => {
  const [again, anew] = [jest.fn(), jest.fn()];
  retryAfter({ reason: 'crashed' }, again, anew)();
  expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([0, 1]);
  retryAfter({ reason: 'network' }, again, anew)();
  expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([1, 1]);
});
