import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const PROBE_EVERY_MS = 250;

export interface Sample {
  /** 0 if there is no answer. */
  status: number;
  /** From the moment in which the request has a connection until the end of the answer. */
  ms: number;
}

export const ask = (url: string, agent: Agent): Promise<Sample> =>
  new Promise((resolve) => {
    let start = performance.now();
    const end = (status: number): void => resolve({ status, ms: performance.now() - start });
    request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
      response.once('error', () => end(0));
    })
      .once('socket', () => (start = performance.now()))
      .once('error', () => end(0))
      .end();
  });

/**
 * Clients behind a load balancer: each sends requests without a pause, on connections that are kept, to the APIs whose
 * `/readyz` answered 200 last. Nothing is sent again.
 */
export class BalancedLoad {
  /** Answers by status. */
  readonly answers: Record<number, number> = {};
  sent = 0;
  private ready: string[];
  private running = true;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly work: Promise<void>[];

  constructor(
    private readonly origins: readonly string[],
    private readonly paths: readonly string[],
    clients: number,
  ) {
    this.ready = [...origins];
    this.work = [this.probe(), ...Array.from({ length: clients }, (_, number) => this.send(number))];
  }

  isReady(origin: string): boolean {
    return this.ready.includes(origin);
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.work);
    this.agent.destroy();
  }

  private async probe(): Promise<void> {
    const agent = new Agent();
    for (; this.running; await delay(PROBE_EVERY_MS)) {
      const states = await Promise.all(this.origins.map((origin) => ask(`${origin}/readyz`, agent)));
      this.ready = this.origins.filter((_, index) => states[index]?.status === 200);
    }
  }

  private async send(first: number): Promise<void> {
    for (let number = first; this.running; number++) {
      const { ready, paths } = this;
      const { status } = await ask(`${ready[number % ready.length]}${paths[number % paths.length]}`, this.agent);
      this.sent++;
      this.answers[status] = (this.answers[status] ?? 0) + 1;
    }
  }
}
