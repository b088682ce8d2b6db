import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { HookedServer } from './hooked-server';

/** The longest time in which clients read `Connection: close` before the server stops listening. */
const CLOSING_MS = 1000;
const LOOK_EVERY_MS = 100;

/**
 * Takes a server out of service without losing requests: first it is not ready (`isStarted`), so that load balancers
 * send their requests elsewhere; then each answer ends its connection; then the server is closed.
 */
export class Drain {
  readonly #sockets = new Set<Socket>();
  #isStarted = false;
  #isClosing = false;

  /** Before the server listens, because it counts the connections. Its option `return503OnClosing` must be false. */
  constructor(app: HookedServer) {
    app.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    let closing: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      this.#isClosing = true;
      // The server closes idle connections once. One whose answer was under way would be kept for another request.
      closing = setInterval(() => {
        app.server.closeIdleConnections();
        this.#closeUnused();
      }, LOOK_EVERY_MS);
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.#isClosing) reply.header('connection', 'close');
    });
    app.addHook('onClose', async () => clearInterval(closing));
  }

  /** Whether `/readyz` must answer 503. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Resolves when the server may be closed. `unreadyMs`: how long load balancers have to learn that it is not ready. */
  async run(unreadyMs: number): Promise<void> {
    this.#isStarted = true;
    if (unreadyMs === 0) return;
    await pause(unreadyMs);
    this.#isClosing = true;
    for (let left = CLOSING_MS; left > 0 && this.#sockets.size > 0; left -= LOOK_EVERY_MS) await pause(LOOK_EVERY_MS);
  }

  /** Closes connections that a browser has opened in advance and that have never sent a request. */
  #closeUnused(): void {
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
