import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './app-type';

/** How long clients read `Connection: close` at most before the server stops listening. */
const CLOSING_MS = 1000;
const LOOK_EVERY_MS = 100;

/** The state of this process between its start and its end. */
export interface Lifecycle {
  /** False while the primary has been away since the start. */
  isPrepared: boolean;
  /** `/readyz` answers 503, so that load balancers send no more requests; everything is still answered. */
  isEnding: boolean;
  /** Every answer asks for the end of its connection. */
  isClosing: boolean;
  connections: Set<Socket>;
}

/**
 * When the API closes, every answer asks for the end of its connection, so that no client sends a further request on a
 * connection that is about to be closed.
 */
export function addLifecycle(app: App): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.decorate('lifecycle', { isPrepared: true, isEnding: false, isClosing: false, connections });
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    app.lifecycle.isClosing = true;
    // The server closes idle connections once. One whose answer was under way would be kept for another request, and one
    // that was opened in advance waits for its first.
    closing = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (app.lifecycle.isClosing) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onClose', async () => clearInterval(closing));
}

/**
 * The first step of the end: load balancers get the time to send requests elsewhere, then clients get the time to close
 * their connections.
 */
export async function announceEnd({ lifecycle }: App, drainMs: number): Promise<void> {
  lifecycle.isEnding = true;
  if (drainMs === 0) return;
  await delay(drainMs);
  lifecycle.isClosing = true;
  for (let left = CLOSING_MS; left > 0 && lifecycle.connections.size > 0; left -= LOOK_EVERY_MS)
    await delay(LOOK_EVERY_MS);
}
