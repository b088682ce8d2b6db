interface QueueOptions {
  /** Number of places, the limit of simultaneous work. */
  places: number;
  /** Maximum number of waiting jobs. */
  length: number;
  /** Maximum time of waiting. */
  waitMs: number;
}

/** The queue was full, or no place became free in time. */
export class QueueFull extends Error {}
/** The caller has gone. */
export class QueueLeft extends Error {}

interface Waiting {
  places: number;
  begin: () => void;
}

/** A work queue in the order of requests, with limits for running jobs, waiting jobs and waiting time. */
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
   * Runs the work when places are free.
   * @param places how many places it takes
   * @param signal aborted when the result is no longer needed; work in progress is finished
   * @throws QueueFull, QueueLeft, and errors of the work
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
    await new Promise<void>((begin, reject) => {
      const entry: Waiting = { places, begin };
      // Without effect once it has begun.
      const leave = (reason: Error): void => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        reject(reason);
        this.beginNext();
      };
      setTimeout(leave, this.options.waitMs, new QueueFull()).unref();
      signal?.addEventListener('abort', () => leave(new QueueLeft()));
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
