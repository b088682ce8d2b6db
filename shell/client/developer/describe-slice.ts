import type { Override } from '../page-data';
import type { SliceState } from './load-states';
import { developerText } from './texts';

export interface SliceFacts {
  /** The version for everybody else; undefined for a slice that the site does not have yet. */
  live: string | undefined;
  override: Override | undefined;
  /** Why the override is not used. */
  problem: string | undefined;
  state: SliceState;
  kB: number;
  now: number;
}

const ONE_DECIMAL = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Where an override leads, in short: a host or a version. */
export const targetOf = (override: Override): string =>
  'url' in override ? new URL(override.url).host : override.version;

/** The second line of a slice in the panel. */
export function describeSlice(facts: SliceFacts): string {
  const { override, live, problem } = facts;
  if (problem) return live ? developerText('runs', { problem, version: live }) : developerText('runsNot', { problem });
  const state = describeState(facts);
  if (!override) return state;
  const target = targetOf(override);
  const replaces = live ? developerText('instead', { target, version: live }) : developerText('new', { target });
  return `${replaces} · ${state}`;
}

function describeState({ state, kB, now }: SliceFacts): string {
  if (state.kind === 'idle') return developerText('idle');
  if (state.kind === 'loading')
    return developerText('loading', { seconds: ONE_DECIMAL.format((now - state.since) / 1000) });
  const reason = state.failure ? developerText(`reason.${state.failure.reason}`) : '';
  if (state.kind === 'failed') return developerText('failed', { reason });
  const { ms, version, failure } = state;
  // This release may have loaded at a later attempt.
  if (failure && failure.version !== version) return developerText('failedOther', { reason, version });
  return kB > 0 ? developerText('loadedWithSize', { size: kB, ms }) : developerText('loaded', { ms });
}
