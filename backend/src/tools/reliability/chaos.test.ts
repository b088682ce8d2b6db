import path from 'node:path';
import { chaosBuiltIn, chaosPair } from './chaos';
import { faultsOf } from './report';

/**
 * From its source, so that no build is needed. `npm run chaos` does it twenty times each, with three APIs, and measures; on a machine
 * that runs other tests a time says nothing, so here it is only bounded.
 */
const program = ['--import', 'tsx', path.join(import.meta.dirname, '..', '..', 'app', 'main.ts')];
const plan = { program, rounds: 2, limitMs: 30_000 };

it('SH-15 an API outlives its built-in server and its connections under load, never says 500, and is whole again', async () => {
  const outcomes = await chaosBuiltIn(plan);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes.map(({ whole }) => whole.length)).toEqual([2, 2]);
}, 180_000);

it('SH-15 an API outlives its replica and its primary under load, never says 500, and is whole again', async () => {
  const outcomes = await chaosPair(plan, 1);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes).toHaveLength(3);
}, 180_000);
