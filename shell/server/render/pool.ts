import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type {
  Caller,
  RenderRequest,
  WorkerData,
  WorkerMessage,
  SliceVersion,
  FrameHtml,
  RenderResult,
} from './protocol';
import { threadTime } from './thread-time';

export type PoolAnswer =
  | { success: true; result: RenderResult }
  | ({ success: false; reason: 'worker-lost' | 'busy' | 'error'; message?: string } & Partial<SliceVersion>);

export interface PoolOptions {
  workerFile: string;
  workerData: WorkerData;
  /** Default 2. */
  workers?: number;
  /** A worker that has worked for so long without a pause is terminated: milliseconds of processor time. Default 800. */
  limitMs?: number;
  /** A worker is also terminated if a render has not ended after so many milliseconds. Default 30,000. */
  endMs?: number;
  /** Concurrent renders of one worker. Default 4. */
  perWorker?: number;
  /** Renders that wait for a worker. Further ones are refused. Default 32. */
  maxWaiting?: number;
  /** Milliseconds until the next attempt after several workers failed to start. Default 5000. */
  pauseMs?: number;
  onEvent?: (event: string, about: PoolEvent) => void;
}

/** An event of a worker, with the responsible slice if it is known, and the pages that it was rendering: without their query, which may hold personal data. */
export type PoolEvent = Partial<SliceVersion> & { detail: string; paths?: string[] };

/** The first renders of a worker load and compile the slices' code. They may take twice as long. */
const YOUNG = { renders: 10, patience: 2 };
/** How often the pool looks whether a worker still answers. */
const LOOK_EVERY_MS = 100;

interface Job {
  url: string;
  path: string;
  caller: Caller | undefined;
  /** Its worker was lost while it rendered several pages. Now it has a worker to itself, which shows the culprit. */
  isAlone: boolean;
  begunAt: number;
  settle: (answer: PoolAnswer) => void;
}

/** A worker that starts, and what is known of it. */
const entryOf = (worker: Worker) => ({
  worker,
  /** Id of its thread, if the system tells it. */
  thread: undefined as string | undefined,
  /** Its processor time when its last message came. */
  workBefore: 0,
  rendered: 0,
  pending: new Map<number, Job>(),
  nextId: 0,
  isReady: false,
  isLeaving: false,
  ready: Promise.resolve(),
});
type Entry = ReturnType<typeof entryOf>;

/**
 * Workers for one composition. Renders wait for a free worker. If a render ends or blocks its worker, the others on it
 * are rendered again.
 */
export class RenderPool {
  readonly #entries = new Set<Entry>();
  readonly #waiting: Job[] = [];
  readonly #options: Required<PoolOptions>;
  readonly #watch: NodeJS.Timeout;
  #isClosed = false;
  /**
   * Consecutive workers that ended before they were ready. A composition that cannot start must not restart in a loop.
   */
  #stillborn = 0;
  /** The frame without a page, as the first worker rendered it. */
  frame: FrameHtml | undefined;

  constructor(options: PoolOptions) {
    this.#options = {
      workers: 2,
      limitMs: 800,
      endMs: 30_000,
      perWorker: 4,
      maxWaiting: 32,
      pauseMs: 5000,
      onEvent: () => undefined,
      ...options,
    };
    for (let i = 0; i < this.#options.workers; i++) this.#spawn(true);
    this.#watch = setInterval(() => this.#look(), Math.min(LOOK_EVERY_MS, this.#options.limitMs)).unref();
  }

  /** Resolves when the first worker can render. Rejects if none starts. */
  async ready(): Promise<void> {
    await Promise.any([...this.#entries].map((entry) => entry.ready));
  }

  #spawn(warmUp = false): void {
    const { workerFile, workerData, onEvent } = this.#options;
    const worker = new Worker(workerFile, {
      workerData: { ...workerData, warmUp } satisfies WorkerData,
      env: { NODE_ENV: process.env.NODE_ENV }, // slice code gets none of the server's settings
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
      stdout: true,
      stderr: true,
    });
    // Code of slices and libraries may write text; every line of log is JSON.
    for (const stream of [worker.stdout, worker.stderr])
      stream.on('data', (chunk: Buffer) => onEvent('a rendering thread wrote', { detail: chunk.toString().trimEnd() }));
    const entry = entryOf(worker);
    entry.ready = new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve();
        this.#hear(entry, message);
      });
      worker.on('exit', () => reject(new Error('the worker ended before it was ready')));
    });
    entry.ready.catch(() => undefined);
    worker.on('error', (error: Error) => onEvent('worker error', { detail: error.message, paths: pathsOf(entry) }));
    worker.on('exit', () => this.#bury(entry));
    this.#entries.add(entry);
  }

  #hear(entry: Entry, message: WorkerMessage): void {
    entry.workBefore = threadTime(entry.thread);
    if (message.kind === 'ready') {
      entry.isReady = true;
      entry.thread = message.thread;
      this.frame ??= message.frame;
      this.#stillborn = 0;
      this.#assign();
    } else if (message.kind === 'stray') {
      const { kind: _kind, message: detail, ...who } = message;
      this.#options.onEvent('slice threw outside of rendering', { detail, ...who });
    } else if (message.kind === 'error') {
      const { kind: _kind, id, ...problem } = message;
      this.#settle(entry, id, { success: false, reason: 'error', ...problem });
    } else if (message.kind === 'result') this.#settle(entry, message.id, { success: true, result: message.result });
  }

  #settle(entry: Entry, id: number, answer: PoolAnswer): void {
    const job = entry.pending.get(id);
    entry.pending.delete(id);
    if (answer.success) entry.rendered++;
    job?.settle(answer);
    this.#assign();
  }

  /** Ends workers that do not answer any more. */
  #look(): void {
    const { limitMs, endMs, onEvent } = this.#options;
    for (const entry of this.#entries) {
      if (!entry.isReady || entry.isLeaving || entry.pending.size === 0) continue;
      const patience = patienceOf(entry);
      const isBlocked = threadTime(entry.thread) - entry.workBefore > limitMs * patience;
      const isEndless = [...entry.pending.values()].some(({ begunAt }) => performance.now() - begunAt > endMs);
      entry.worker.postMessage({ kind: 'ping' });
      if (!isBlocked && !isEndless) continue;
      const paths = pathsOf(entry);
      const limit = isBlocked ? `${limitMs * patience} ms of work` : `${endMs} ms`;
      onEvent('worker ended', { detail: `${paths.join(', ')} took longer than ${limit}`, paths });
      entry.isLeaving = true;
      void entry.worker.terminate();
    }
  }

  #bury(entry: Entry): void {
    this.#entries.delete(entry);
    const lost = [...entry.pending.values()];
    entry.pending.clear();
    for (const job of lost) {
      if (lost.length === 1) job.settle({ success: false, reason: 'worker-lost' });
      else this.#waiting.unshift({ ...job, isAlone: true });
    }
    if (!entry.isReady) this.#stillborn++;
    if (this.#isClosed) return;
    if (this.#stillborn < 5) this.#spawn();
    else
      setTimeout(() => {
        if (!this.#isClosed) this.#spawn();
      }, this.#options.pauseMs).unref();
    this.#assign();
  }

  /** Renders an address when a worker is free. Never rejects. */
  render(url: string, caller?: Caller): Promise<PoolAnswer> {
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.resolve({ success: false, reason: 'busy' });
    return new Promise((settle) => {
      const [path = ''] = url.split('?');
      this.#waiting.push({ url, path, caller, isAlone: false, begunAt: 0, settle });
      this.#assign();
    });
  }

  /** Gives the waiting renders to free workers, in their order. */
  #assign(): void {
    for (let [job] = this.#waiting; job; [job] = this.#waiting) {
      const entry = this.#freeFor(job);
      if (!entry) return;
      this.#waiting.shift();
      if (entry.pending.size === 0) entry.workBefore = threadTime(entry.thread);
      const id = entry.nextId++;
      entry.pending.set(id, { ...job, begunAt: performance.now() });
      const { url, caller } = job;
      entry.worker.postMessage({ id, url, caller, patience: patienceOf(entry) } satisfies RenderRequest);
    }
  }

  #freeFor({ isAlone }: Job): Entry | undefined {
    const most = isAlone ? 1 : this.#options.perWorker;
    return [...this.#entries]
      .filter(({ isReady, isLeaving, pending }) => isReady && !isLeaving && pending.size < most)
      .filter(({ pending }) => [...pending.values()].every((job) => !job.isAlone))
      .sort((a, b) => a.pending.size - b.pending.size || a.rendered - b.rendered)[0];
  }

  /** Lets waiting and running renders finish, then ends the workers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#waiting.length > 0 && this.#entries.size > 0) await pause(10);
    for (const { settle } of this.#waiting.splice(0)) settle({ success: false, reason: 'worker-lost' });
    await Promise.all(
      [...this.#entries].map(async (entry) => {
        while (entry.pending.size) await pause(10);
        entry.isLeaving = true;
        await entry.worker.terminate();
      }),
    );
    clearInterval(this.#watch);
  }
}

/** A new worker has twice the time: if it were terminated because it is slow at first, its replacement would be as slow. */
const patienceOf = ({ rendered }: Entry): number => (rendered < YOUNG.renders ? YOUNG.patience : 1);

const pathsOf = ({ pending }: Entry): string[] => [...pending.values()].map(({ path }) => path);
