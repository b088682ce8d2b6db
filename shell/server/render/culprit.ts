import { AsyncLocalStorage } from 'node:async_hooks';

/** Names the release that a line of the log is about. */
export interface SliceVersion {
  slice: string;
  version?: string;
}

/** The slice whose code was called, for what that code leaves behind: promises and timers. */
export const running = new AsyncLocalStorage<SliceVersion>();

/** Server files are at `<slice>/<version>/node/server.cjs`, and stacks of errors name them so. */
const inRelease = /[\\/](mf-[a-z-]+)[\\/]([^\\/]+)[\\/]node[\\/]server\.cjs/;

/** Whose fault an error is: by its stack, or by whose code was called. */
export function culpritOf(error: unknown): SliceVersion | undefined {
  const [, slice, version] = inRelease.exec((error instanceof Error && error.stack) || '') ?? [];
  return slice ? { slice, version } : running.getStore();
}

/** The text of an error, with its stack where it has one. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
