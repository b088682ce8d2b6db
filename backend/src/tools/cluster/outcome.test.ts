import { outcomeOf, rowOf, type Sent } from './outcome';

const read = (at: number, status: number): Sent => ({
  number: undefined,
  path: '/',
  at,
  ms: 10,
  status,
  mayRetry: false,
});
const write = (number: number, status: number): Sent => ({ number, path: '/', at: 0, ms: 10, status, mayRetry: false });

it('OP-86 tells failed reads within a second of a fault from later ones', () => {
  const sent = [read(4200, 200), read(5000, 0), read(5999, 503), read(6001, 502), read(9000, 301)];
  expect(outcomeOf(sent, [5000], [])).toMatchObject({ reads: 5, failed: { soon: 2, later: 2 } });
  expect(outcomeOf(sent, [], [])).toMatchObject({ failed: { soon: 0, later: 4 } });
});

it('OP-86 finds acknowledged writes that are not stored, and writes that are stored twice', () => {
  const sent = [write(1, 201), write(2, 201), write(3, 503), write(4, 0), write(5, 0)];
  const outcome = outcomeOf(sent, [], [2, 4, 5, 5, 99, 99]);
  expect(outcome).toMatchObject({ writes: { acknowledged: 2, refused: 3 }, lost: 1, doubled: 1 });
  expect(rowOf('kill', 3, outcome)).toBe('| kill | 3 | 0 | 0, 0 ms | 0 | 0 | 2 | 3 | 1 | 1 |');
});
