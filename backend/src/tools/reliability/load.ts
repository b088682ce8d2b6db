import { setTimeout as delay } from 'node:timers/promises';

/** One kind of request; the load alternates between them. */
export interface Kind {
  name: string;
  url: string;
  init?: () => RequestInit;
}

export type Tally = Record<string, Record<string, number>>;

const PAUSE_MS = 10;
const LIMIT_MS = 20_000;

/** Sends requests to an API without pause until it is stopped, and counts the answers by kind and status. */
export class Load {
  readonly tally: Tally = {};
  private running = true;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly origins: readonly string[],
    private readonly kinds: readonly Kind[],
    clientsPerOrigin: number,
  ) {
    this.clients = origins.flatMap((origin) =>
      Array.from({ length: clientsPerOrigin }, (_, number) => this.send(origin, number)),
    );
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.clients);
  }

  /**
   * Waits until every API answers every kind with a status below 400.
   * @returns milliseconds, or undefined if that takes too long
   */
  async untilRecovered(limitMs: number): Promise<number | undefined> {
    const start = Date.now();
    while (Date.now() - start < limitMs) {
      const answers = await Promise.all(this.origins.flatMap((origin) => this.kinds.map((kind) => ask(origin, kind))));
      if (answers.every((status) => status < 400)) return Date.now() - start;
      await delay(50);
    }
    return undefined;
  }

  private async send(origin: string, first: number): Promise<void> {
    for (let number = first; this.running; number++) {
      const kind = this.kinds[number % this.kinds.length];
      if (!kind) return;
      const status = await ask(origin, kind);
      const counts = (this.tally[kind.name] ??= {});
      counts[status] = (counts[status] ?? 0) + 1;
      await delay(PAUSE_MS);
    }
  }
}

/** @returns the status; 0 if there is no answer */
async function ask(origin: string, { url, init }: Kind): Promise<number> {
  try {
    const response = await fetch(origin + url, { ...init?.(), signal: AbortSignal.timeout(LIMIT_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
