import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second here. */
const TICK_MS = 10;
const USER_TIME = 11;

/** The id of this thread for `threadTime`; undefined where the system does not say it. */
export function threadId(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/**
 * The processor time that a thread of this process has used, in milliseconds. It does not grow while the thread waits,
 * also not while it waits for a processor. Where the system does not say it, it is the time of the clock.
 */
export function threadTime(id: string | undefined): number {
  try {
    if (id === undefined) return performance.now();
    const line = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The second field is a name in brackets, which may contain anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TIME]) + Number(fields[USER_TIME + 1])) * TICK_MS;
  } catch {
    return performance.now();
  }
}
