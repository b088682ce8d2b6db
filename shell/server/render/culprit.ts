import { AsyncLocalStorage } from 'node:async_hooks';

/** Slice and version, for a line of the log. */
export interface SliceVersion {
  slice: string;
  version?: string;
}

/** The slice whose code was called. Its promises and timers are attributed to it. */
export const running = new AsyncLocalStorage<SliceVersion>();

/** The path of a server file in a stack: `<slice>/<version>/node/server.cjs`. */
const inRelease = /[\\/](mf-[a-z-]+)[\\/]([^\\/]+)[\\/]node[\\/]server\.cjs/;

/** The slice that is responsible for an error, by its stack or by the called code. */
export function culpritOf(error: unknown): SliceVersion | undefined {
  const [, slice, version] = inRelease.exec((error instanceof Error && error.stack) || '') ?? [];
  return slice ? { slice, version } : running.getStore();
}

/** The text of an error, with its stack if it has one. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
