import { outcomeOf } from './page';
import { asApiError } from './request';

it.each([
  [undefined, 'ok'],
  [{ kind: 'http', status: 404 }, 'not-found'],
  [{ kind: 'http', status: 410 }, 'gone'],
  [{ kind: 'http', status: 403 }, 'unavailable'],
  [{ kind: 'http', status: 503 }, 'unavailable'],
  [{ kind: 'network' }, 'unavailable'],
  [{ message: 'a bug' }, 'unavailable'],
])('SH-01 %j is %s', (error, kind) => {
  expect(outcomeOf(error)).toEqual({ kind });
});

it('SH-15 asApiError returns the four errors unchanged; anything else is a network error', () => {
  const timeout = { kind: 'timeout', message: 'timeout of 5ms exceeded' };
  expect(asApiError(timeout)).toBe(timeout);
  for (const bug of [undefined, null, 'text', new Error('bug')])
    expect(asApiError(bug)).toEqual({ kind: 'network', message: 'Network Error' });
});
