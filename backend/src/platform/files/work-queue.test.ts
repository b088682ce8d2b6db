import { QueueFull, QueueLeft, WorkQueue } from './work-queue';

/** Work that runs until the test ends it. */
function held() {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  let begun = false;
  return {
    finish,
    hasBegun: () => begun,
    work: async () => {
      begun = true;
      await done;
    },
  };
}

/** Lets pending callbacks run. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('runs as many jobs at a time as there are places, in the order of requests', async () => {
  const queue = new WorkQueue({ places: 2, length: 10, waitMs: 60_000 });
  const jobs = [held(), held(), held()];
  const running = jobs.map(({ work }) => queue.run(1, work));
  await turn();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  jobs[0]?.finish();
  await running[0];
  await turn();
  expect(jobs[2]?.hasBegun()).toBe(true);
  for (const { finish } of jobs) finish();
  await Promise.all(running);
});

it('runs a job of two places alone, and no later job overtakes it', async () => {
  const queue = new WorkQueue({ places: 2, length: 10, waitMs: 60_000 });
  const [small, large, later] = [held(), held(), held()];
  const running = [queue.run(1, small.work), queue.run(2, large.work), queue.run(1, later.work)];
  await turn();
  expect([small, large, later].map(({ hasBegun }) => hasBegun())).toEqual([true, false, false]);
  small.finish();
  await running[0];
  await turn();
  expect([large, later].map(({ hasBegun }) => hasBegun())).toEqual([true, false]);
  large.finish();
  later.finish();
  await Promise.all(running);
});

it('refuses a job at once if the queue is full', async () => {
  const queue = new WorkQueue({ places: 1, length: 1, waitMs: 60_000 });
  const [first, second] = [held(), held()];
  const running = [queue.run(1, first.work), queue.run(1, second.work)];
  await expect(queue.run(1, async () => undefined)).rejects.toThrow(QueueFull);
  first.finish();
  second.finish();
  await Promise.all(running);
});

it('refuses a job that has waited too long, and starts the next one when its place is free', async () => {
  const queue = new WorkQueue({ places: 1, length: 2, waitMs: 20 });
  const first = held();
  const running = queue.run(1, first.work);
  await expect(queue.run(1, async () => undefined)).rejects.toThrow(QueueFull);
  expect(queue.waitingCount).toBe(0);
  first.finish();
  await running;
  await expect(queue.run(1, async () => 'done')).resolves.toBe('done');
});

it('removes a job whose caller has gone', async () => {
  const queue = new WorkQueue({ places: 1, length: 1, waitMs: 60_000 });
  const first = held();
  const running = queue.run(1, first.work);
  const sender = new AbortController();
  let begun = false;
  const left = queue.run(1, async () => void (begun = true), sender.signal);
  sender.abort();
  await expect(left).rejects.toThrow(QueueLeft);
  expect(queue.waitingCount).toBe(0);
  first.finish();
  await running;
  await turn();
  expect(begun).toBe(false);
});

it('frees the place of a job that failed', async () => {
  const queue = new WorkQueue({ places: 1, length: 1, waitMs: 60_000 });
  await expect(queue.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(1, async () => 'done')).resolves.toBe('done');
});
