import { isDatabaseAway } from './database-away';

/** The first line of a fault waits this long, so that it has the number of all requests that meet the fault at once. */
const FIRST_LINE_MS = 1000;
const NEXT_LINE_MS = 60_000;

export const DATABASE_FAULT = 'the database does not answer';

interface Fault {
  /** The first one since the last line. */
  error: unknown;
  times: number;
  timer: NodeJS.Timeout;
}

/** Faults that many requests and jobs meet at the same time: one line of log with their number, then one a minute. */
export class CountedFaults {
  private readonly faults = new Map<string, Fault>();

  constructor(private readonly write: (fields: { err: unknown; times: number }, message: string) => void) {}

  count(message: string, error: unknown): void {
    const fault = this.faults.get(message);
    if (!fault) this.faults.set(message, { error, times: 1, timer: this.writeLater(message, FIRST_LINE_MS) });
    else if (fault.times++ === 0) fault.error = error;
  }

  /** @returns whether the error means that the database is away; if so, it is counted */
  countDatabaseFault(error: unknown): boolean {
    const isAway = isDatabaseAway(error);
    if (isAway) this.count(DATABASE_FAULT, error);
    return isAway;
  }

  /** Writes what is counted; before the process ends. */
  flush(): void {
    for (const [message, fault] of this.faults) {
      clearTimeout(fault.timer);
      this.writeLine(message, fault);
    }
    this.faults.clear();
  }

  private writeLater(message: string, pauseMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      const fault = this.faults.get(message);
      if (!fault?.times) {
        this.faults.delete(message);
        return;
      }
      this.writeLine(message, fault);
      this.faults.set(message, { error: undefined, times: 0, timer: this.writeLater(message, NEXT_LINE_MS) });
    }, pauseMs).unref();
  }

  private writeLine(message: string, { error, times }: Fault): void {
    if (times > 0) this.write({ err: error, times }, message);
  }
}
