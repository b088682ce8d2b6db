import { Drain } from '@care/contracts/drain';
import type { FastifyInstance } from 'fastify';

/** The end of the shell: takes it out of service, closes the server, then ends the process, also if closing fails or takes too long. */
export class Shutdown {
  readonly #drain: Drain;
  #isStarted = false;

  /** Before the server listens, because it counts the connections. */
  constructor(
    private readonly app: FastifyInstance,
    /** How long closing may take, and how long the shell is not ready before it closes. */
    private readonly times: { limitMs: number; drainMs: number },
  ) {
    this.#drain = new Drain(app);
    app.addHook('onRequest', async ({ url }, reply) => {
      if (this.#drain.isStarted && url.split('?')[0] === '/readyz') return reply.code(503).send({ status: 'stopping' });
    });
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /**
   * Ends the process on SIGTERM, on SIGINT, and if the parent process, which has a channel to this one, has ended. Only
   * with SIGTERM do load balancers have time to learn of it (`drainMs`).
   */
  onSignals(): void {
    const stop = (drainMs: number): void => {
      // A second signal ends the process at once.
      if (this.#isStarted) process.exit(1);
      void this.end(0, drainMs);
    };
    process.on('SIGTERM', () => stop(this.times.drainMs));
    process.on('SIGINT', () => stop(0));
    process.on('disconnect', () => stop(0));
  }

  /** Ends the process with this code; with 1 if closing fails or takes longer than the limit. The log says why. */
  async end(code: number, drainMs = 0): Promise<never> {
    this.#isStarted = true;
    const { log } = this.app;
    await this.#drain.run(drainMs);
    setTimeout(() => {
      log.error({ limitMs: this.times.limitMs }, 'shutting down took too long');
      process.exit(1);
    }, this.times.limitMs);
    try {
      await this.app.close();
    } catch (error) {
      log.error({ err: error }, 'shutting down failed');
      process.exit(1);
    }
    process.exit(code);
  }
}
