import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The end of the shell: closes the server, then ends the process, also if closing fails or takes too long. */
export class Shutdown {
  readonly #app: FastifyInstance;
  readonly #limitMs: number;
  readonly #sockets = new Set<Socket>();
  #isStarted = false;

  /** Before the server listens, because it counts the connections. */
  constructor(app: FastifyInstance, limitMs: number) {
    this.#app = app;
    this.#limitMs = limitMs;
    app.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Ends the process on SIGTERM and SIGINT, and if the parent process, which has a channel to this one, has ended. */
  onSignals(): void {
    const stop = (): void => {
      // A second signal ends the process at once.
      if (this.#isStarted) process.exit(1);
      void this.end(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('disconnect', stop);
  }

  /** Ends the process with this code; with 1 if closing fails or takes longer than the limit. The log says why. */
  async end(code: number): Promise<never> {
    this.#isStarted = true;
    const { log } = this.#app;
    setTimeout(() => {
      log.error({ limitMs: this.#limitMs }, 'shutting down took too long');
      process.exit(1);
    }, this.#limitMs);
    this.#closeUnused();
    // The server closes idle connections once. One whose answer ends later would be kept for another request.
    setInterval(() => this.#closeUnused(), 100);
    try {
      await this.#app.close();
    } catch (error) {
      log.error({ err: error }, 'shutting down failed');
      process.exit(1);
    }
    process.exit(code);
  }

  /** Also those that a browser has opened in advance and that have never sent a request. */
  #closeUnused(): void {
    this.#app.server.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
