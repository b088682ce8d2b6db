import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './app-type';

/** How often connections are closed that became idle while the API ends. */
const CLOSE_IDLE_MS = 100;

/** The state of this process between its start and its end. */
export interface Lifecycle {
  /** False while the primary has been away since the start. */
  isPrepared: boolean;
  /** `/readyz` answers 503, so that load balancers send no more requests; everything is still answered. */
  isEnding: boolean;
}

/**
 * When the API closes, every answer asks for the end of its connection, so that no client sends a further request on a
 * connection that is about to be closed.
 */
export function addLifecycle(app: App): void {
  app.decorate('lifecycle', { isPrepared: true, isEnding: false });
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // The server closes idle connections once. One whose answer was under way would be kept for another request.
    closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onClose', async () => clearInterval(closing));
}

/** The first step of the end: load balancers get the time to send requests elsewhere. */
export async function announceEnd({ lifecycle }: App, drainMs: number): Promise<void> {
  lifecycle.isEnding = true;
  await delay(drainMs);
}
