import type { LoadFailure } from '@care/contracts';
import type { LoadState } from '@care/federation/browser';
import type { Override } from '../page-data';
import { developerText } from './texts';

/** The latest event of a slice on this page, and its last failure, which stays noted when another release loads. */
export interface SliceState {
  event: LoadState;
  version: string;
  failure?: LoadFailure;
}

/**
 * The load state of every slice, from the loader's events. It is not in Redux, because slices begin to load before the
 * store exists, and may fail without it.
 */
export class SliceStates {
  #states: Readonly<Record<string, SliceState>> = {};
  readonly #listeners = new Set<() => void>();

  readonly watch = (event: LoadState, slice: string, version: string, failure?: LoadFailure): void => {
    const before = this.#states[slice];
    // A slice loads each of its modules; the first one counts.
    if (!failure && before?.event === 'loaded') return;
    this.#states = { ...this.#states, [slice]: { event, version, failure: failure ?? before?.failure } };
    for (const listener of this.#listeners) listener();
  };

  /** Notes what code of a slice threw after it had loaded. */
  readonly crashed = (slice: string, error: unknown): void => {
    const version = this.#states[slice]?.version ?? '';
    this.watch('failed', slice, version, { slice, version, reason: 'crashed', message: String(error) });
  };

  readonly current = (): Readonly<Record<string, SliceState>> => this.#states;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

interface SliceFacts {
  /** The version for everybody else; undefined for a slice that the site does not have yet. */
  live?: string;
  override?: Override;
  /** Why the override is not used. */
  problem?: string;
  state?: SliceState;
}

/** What the panel says of a slice: what replaces it, and how it loaded. */
export function describeSlice({ override, live, problem, state }: SliceFacts): string {
  if (problem) return live ? developerText('runs', { problem, version: live }) : developerText('runsNot', { problem });
  const loaded = describeState(state);
  if (!override) return loaded;
  const target = 'url' in override ? new URL(override.url).host : override.version;
  const replaces = live ? developerText('instead', { target, version: live }) : developerText('new', { target });
  return `${replaces} · ${loaded}`;
}

function describeState(state: SliceState | undefined): string {
  if (!state) return developerText('idle');
  const { event, version, failure } = state;
  const reason = failure ? developerText(`reason.${failure.reason}`) : '';
  if (event === 'failed') return developerText('failed', { reason });
  if (event !== 'loaded') return developerText('loading');
  const isOther = failure && failure.version !== version;
  return isOther ? developerText('failedOther', { reason, version }) : developerText('loaded');
}
