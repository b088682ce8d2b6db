interface QueueOptions {
  /** How many places there are for work at one time. */
  places: number;
  /** How much may wait. */
  length: number;
  /** How long it may wait. */
  waitMs: number;
}

/** There was no place in time. */
export class QueueFull extends Error {}
/** Who asked for the work is gone. */
export class QueueLeft extends Error {}

type Waiting = { places: number; begin: () => void };

/** Work in the order of asking, bounded in what runs, in what waits and in how long it waits. */
export class WorkQueue {
  private free: number;
  private waiting: Waiting[] = [];

  constructor(private readonly options: QueueOptions) {
    this.free = options.places;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /**
   * Runs the work when there is room for it.
   * @param places how much room it takes
   * @param signal aborted when nobody waits for the result any more; work that has begun is finished
   * @throws QueueFull, QueueLeft, and what the work throws
   */
  async run<T>(places: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.enter(places, signal);
    try {
      return await work();
    } finally {
      this.free += places;
      this.beginNext();
    }
  }

  private async enter(places: number, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new QueueLeft();
    if (this.waiting.length === 0 && this.free >= places) {
      this.free -= places;
      return;
    }
    if (this.waiting.length >= this.options.length) throw new QueueFull();
    await new Promise<void>((resolve, reject) => {
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        end();
      };
      const entry: Waiting = { places, begin: () => settle(resolve) };
      const giveUp = (reason: Error): void => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        settle(() => reject(reason));
        this.beginNext();
      };
      const leave = (): void => giveUp(new QueueLeft());
      const timer = setTimeout(() => giveUp(new QueueFull()), this.options.waitMs);
      signal?.addEventListener('abort', leave);
      this.waiting.push(entry);
    });
  }

  private beginNext(): void {
    for (let next = this.waiting[0]; next && next.places <= this.free; next = this.waiting[0]) {
      this.waiting.shift();
      this.free -= next.places;
      next.begin();
    }
  }
}
