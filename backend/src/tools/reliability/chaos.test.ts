import path from 'node:path';
import { chaosBuiltIn, chaosPair } from './chaos';
import { faultsOf } from './report';

/**
 * Runs from source, so that no build is needed. `npm run chaos` runs every fault twenty times with three APIs and
 * measures. On a machine that runs other tests a time means nothing, so here it only has a limit.
 */
const program = ['--import', 'tsx', path.join(import.meta.dirname, '..', '..', 'app', 'main.ts')];
const plan = { program, rounds: 2, limitMs: 30_000 };

it('SH-15 an API survives kills of its built-in server and its connections under load, never answers 500, and recovers', async () => {
  const outcomes = await chaosBuiltIn(plan);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes.map(({ recovered }) => recovered.length)).toEqual([2, 2]);
}, 180_000);

it('SH-15 an API survives kills of its replica and its primary under load, never answers 500, and recovers', async () => {
  const outcomes = await chaosPair(plan, 1);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes).toHaveLength(3);
}, 180_000);
