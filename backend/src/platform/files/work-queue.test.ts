import { QueueFull, QueueLeft, WorkQueue } from './work-queue';

/** Work that ends when told to. */
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

/** Lets what is ready go on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('work that waits for its place', () => {
  it('runs as much at a time as there are places, in the order of asking', async () => {
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

  it('runs work of two places alone, and nothing passes it', async () => {
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

  it('refuses at once what finds the queue full', async () => {
    const queue = new WorkQueue({ places: 1, length: 1, waitMs: 60_000 });
    const [first, second] = [held(), held()];
    const running = [queue.run(1, first.work), queue.run(1, second.work)];
    await expect(queue.run(1, async () => undefined)).rejects.toThrow(QueueFull);
    first.finish();
    second.finish();
    await Promise.all(running);
  });

  it('refuses what has waited too long, and lets the next one begin when its place is free', async () => {
    const queue = new WorkQueue({ places: 1, length: 2, waitMs: 20 });
    const first = held();
    const running = queue.run(1, first.work);
    await expect(queue.run(1, async () => undefined)).rejects.toThrow(QueueFull);
    expect(queue.waitingCount).toBe(0);
    first.finish();
    await running;
    await expect(queue.run(1, async () => 'done')).resolves.toBe('done');
  });

  it('forgets what nobody waits for any more', async () => {
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

  it('gives the place back after work that failed', async () => {
    const queue = new WorkQueue({ places: 1, length: 1, waitMs: 60_000 });
    await expect(queue.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(1, async () => 'done')).resolves.toBe('done');
  });
});
