import { chaosBuiltIn, chaosPair, faultsOf } from './chaos';

/**
 * `npm run chaos` runs every fault twenty times with three APIs and measures. Here every fault comes once, and its time
 * only has a limit, because times mean nothing on a machine that runs other tests.
 */
const plan = { rounds: 1, limitMs: 120_000 };

it('SH-15 an API survives kills of its built-in server and its connections under load, never answers 500, and recovers', async () => {
  const outcomes = await chaosBuiltIn(plan);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes.map(({ recovered }) => recovered.length)).toEqual([1, 1]);
}, 600_000);

it('SH-15 an API survives kills of its replica and its primary under load, never answers 500, and recovers', async () => {
  const outcomes = await chaosPair(plan, 1);
  expect(outcomes.flatMap(faultsOf)).toEqual([]);
  expect(outcomes).toHaveLength(3);
}, 600_000);
