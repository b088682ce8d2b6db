import type { LoadFailure } from '@care/contracts';
import type { LoadState } from '@care/federation/browser';

/** The state of a slice on this page: absent, loading, loaded or failed. */
export type SliceState =
  | { kind: 'idle' }
  | { kind: 'loading'; since: number; failure?: LoadFailure }
  | { kind: 'loaded'; version: string; ms: number; failure?: LoadFailure }
  | { kind: 'failed'; failure: LoadFailure };

const IDLE: SliceState = { kind: 'idle' };

/**
 * The load state of every slice, from the loader's events. A failure stays noted when another release loads instead. It
 * is not in Redux, because slices begin to load before the store exists, and may fail without it.
 */
export class LoadStates {
  #states: Readonly<Record<string, SliceState>> = {};
  readonly #listeners = new Set<() => void>();

  constructor(private readonly now = () => performance.now()) {}

  readonly watch = (event: LoadState, slice: string, version: string, failure?: LoadFailure): void => {
    const before = this.#states[slice] ?? IDLE;
    const next: SliceState = failure ? { kind: 'failed', failure } : this.#next(before, event, version);
    this.#states = { ...this.#states, [slice]: next };
    for (const listener of this.#listeners) listener();
  };

  /** Notes what code of a slice threw after it had loaded. A retry may help, but it has happened on this page. */
  readonly crashed = (slice: string, error: unknown): void => {
    const before = this.#states[slice] ?? IDLE;
    if (before.kind === 'failed') return;
    const version = 'version' in before ? before.version : '';
    this.watch('failed', slice, version, { slice, version, reason: 'crashed', message: String(error) });
  };

  readonly current = (): Readonly<Record<string, SliceState>> => this.#states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #next(before: SliceState, event: LoadState, version: string): SliceState {
    const failure = 'failure' in before ? before.failure : undefined;
    // A slice loads each of its modules. Its time is that of the first one, which the others do not change.
    if (before.kind === 'loaded') return before;
    if (event !== 'loaded') return before.kind === 'loading' ? before : { kind: 'loading', since: this.now(), failure };
    const since = before.kind === 'loading' ? before.since : this.now();
    return { kind: 'loaded', version, ms: Math.round(this.now() - since), failure };
  }
}
