import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The longest time in which clients get `Connection: close` before the server stops listening. */
const CLOSING_MS = 1000;
const LOOK_EVERY_MS = 100;

/**
 * Takes a server out of service without losing requests: first it is not ready (`isStarted`), so that load balancers
 * send their requests elsewhere; then each answer ends its connection.
 */
export class Drain {
  readonly #sockets = new Set<Socket>();
  #isStarted = false;
  #isClosing = false;

  /** Before the server listens, because it counts the connections. */
  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.prependListener('request', (_request: unknown, response: ServerResponse) => {
      if (this.#isClosing) response.setHeader('connection', 'close');
    });
  }

  /** Whether `/readyz` must answer 503. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Resolves when the server may be closed. `unreadyMs`: how long load balancers have to learn that it is not ready. */
  async run(unreadyMs: number): Promise<void> {
    this.#isStarted = true;
    if (unreadyMs > 0) {
      await pause(unreadyMs);
      this.#isClosing = true;
      for (let left = CLOSING_MS; left > 0 && this.#sockets.size > 0; left -= LOOK_EVERY_MS) await pause(LOOK_EVERY_MS);
    }
    this.#isClosing = true;
    // The server closes idle connections once. One whose answer ends later would be kept for another request.
    setInterval(() => this.#closeUnused(), LOOK_EVERY_MS).unref();
    this.#closeUnused();
  }

  /** Also those that a browser has opened in advance and that have never sent a request. */
  #closeUnused(): void {
    this.server.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
