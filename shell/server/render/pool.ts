import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SliceVersion } from './culprit';
import type { RenderResult } from './render-result';
import type { Caller, RenderRequest, WorkerData, WorkerMessage } from './protocol';

export type PoolAnswer =
  | { success: true; result: RenderResult }
  | ({
      success: false;
      reason: 'time-out' | 'worker-lost' | 'busy' | 'error';
      message?: string;
    } & Partial<SliceVersion>);

export interface PoolOptions {
  workerFile: string;
  workerData: WorkerData;
  /** Default 2. */
  workers?: number;
  /** After this many milliseconds the worker is terminated and the browser renders the page. Default 800. */
  limitMs?: number;
  /** Milliseconds between the end of a render's limit and that of its worker. Default 100. */
  graceMs?: number;
  /** Concurrent renders of one worker. Default 8. */
  perWorker?: number;
  /** Old-generation heap of a worker in MB. Default 192. */
  memoryMb?: number;
  /** Milliseconds until the next attempt after several workers failed to start. Default 5000. */
  pauseMs?: number;
  onEvent?: (event: string, about: PoolEvent) => void;
}

/** An event of a worker, with the responsible slice if it is known, and the pages that it was rendering: without their query, which may hold personal data. */
export interface PoolEvent extends Partial<SliceVersion> {
  detail: string;
  paths?: string[];
}

/** The first renders of a worker load and compile the slices' code. They may take twice as long. */
const YOUNG = { renders: 10, patience: 2 };

interface Entry {
  worker: Worker;
  rendered: number;
  pending: Map<number, { path: string; settle: (answer: PoolAnswer) => void }>;
  /** Pages that it still renders, although their answers do not wait any more. */
  late: string[];
  nextId: number;
  isReady: boolean;
  isLeaving: boolean;
  ready: Promise<void>;
}

/** Workers for one composition. If a render exceeds its limit, only its worker is terminated. */
export class RenderPool {
  readonly #entries = new Set<Entry>();
  readonly #options: Required<PoolOptions>;
  #closed = false;
  /**
   * Consecutive workers that ended before they were ready. A composition that cannot start must not restart in a loop.
   */
  #stillborn = 0;

  constructor(options: PoolOptions) {
    this.#options = {
      workers: 2,
      limitMs: 800,
      graceMs: 100,
      perWorker: 8,
      memoryMb: 192,
      pauseMs: 5000,
      onEvent: () => undefined,
      ...options,
    };
    for (let i = 0; i < this.#options.workers; i++) this.#spawn(true);
  }

  /** Resolves when the first worker can render. Rejects if none starts. */
  async ready(): Promise<void> {
    await Promise.any([...this.#entries].map((entry) => entry.ready));
  }

  #spawn(warmUp = false): void {
    const { workerFile, workerData, memoryMb, onEvent } = this.#options;
    const worker = new Worker(workerFile, {
      workerData: { ...workerData, warmUp } satisfies WorkerData,
      env: { NODE_ENV: process.env.NODE_ENV }, // slice code gets none of the server's settings
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    const entry: Entry = {
      worker,
      rendered: 0,
      pending: new Map(),
      late: [],
      nextId: 0,
      isReady: false,
      isLeaving: false,
      ready: Promise.resolve(),
    };
    entry.ready = new Promise((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') {
          entry.isReady = true;
          this.#stillborn = 0;
          resolve();
        } else if (message.kind === 'stray') {
          const { kind: _kind, message: detail, ...who } = message;
          onEvent('slice threw outside of rendering', { detail, ...who });
        } else if (message.kind === 'error') {
          const { kind: _kind, id, ...problem } = message;
          entry.pending.get(id)?.settle({ success: false, reason: 'error', ...problem });
        } else entry.pending.get(message.id)?.settle({ success: true, result: message.result });
      });
      worker.on('exit', () => reject(new Error('the worker ended before it was ready')));
    });
    entry.ready.catch(() => undefined);
    worker.on('error', (error: Error) =>
      onEvent('worker error', {
        detail: error.message,
        paths: [...entry.late, ...[...entry.pending.values()].map(({ path }) => path)],
      }),
    );
    worker.on('exit', () => this.#bury(entry));
    this.#entries.add(entry);
  }

  #bury(entry: Entry): void {
    this.#entries.delete(entry);
    for (const { settle } of entry.pending.values()) settle({ success: false, reason: 'worker-lost' });
    if (!entry.isReady) this.#stillborn++;
    if (this.#closed) return;
    if (this.#stillborn < 5) this.#spawn();
    else
      setTimeout(() => {
        if (!this.#closed) this.#spawn();
      }, this.#options.pauseMs).unref();
  }

  /**
   * Renders an address. Never rejects and never exceeds the limit. A new worker has twice the time: if it were
   * terminated because it is slow at first, its replacement would be as slow.
   */
  render(url: string, caller?: Caller): Promise<PoolAnswer> {
    const { perWorker, limitMs, graceMs, onEvent } = this.#options;
    const free = [...this.#entries].filter(
      (entry) => entry.isReady && !entry.isLeaving && entry.pending.size < perWorker,
    );
    const entry = free.sort((a, b) => a.pending.size - b.pending.size)[0];
    if (!entry) return Promise.resolve({ success: false, reason: 'busy' });
    const [path = ''] = url.split('?');
    const patience = entry.rendered < YOUNG.renders ? YOUNG.patience : 1;
    return new Promise((resolve) => {
      const id = entry.nextId++;
      const timer = setTimeout(() => {
        settle({ success: false, reason: 'time-out' });
        entry.late.push(path);
        onEvent('worker ended', { detail: `${path} took longer than ${limitMs * patience} ms`, paths: [path] });
        entry.isLeaving = true; // it gets no new renders; if only a promise is pending, its other renders can still finish
        setTimeout(() => void entry.worker.terminate(), graceMs);
      }, limitMs * patience);
      const settle = (answer: PoolAnswer) => {
        clearTimeout(timer);
        entry.pending.delete(id);
        if (answer.success) entry.rendered++;
        resolve(answer);
      };
      entry.pending.set(id, { path, settle });
      entry.worker.postMessage({ id, url, caller, patience } satisfies RenderRequest);
    });
  }

  /** Lets running renders finish, then ends the workers. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(
      [...this.#entries].map(async (entry) => {
        entry.isLeaving = true;
        while (entry.pending.size) await pause(10);
        await entry.worker.terminate();
      }),
    );
  }
}
