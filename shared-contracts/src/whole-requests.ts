import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { HookedServer } from './hooked-server';

/**
 * Reads the rest of each request that is refused before its body has arrived. If its connection were closed earlier, the
 * client would get a reset instead of the answer.
 */
export function answerWholeRequests(server: HookedServer): void {
  server.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (statusCode >= 400) await discardBody(raw);
  });
}

const DISCARD_LIMIT_MS = 5000;

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

async function discardBody(request: IncomingMessage): Promise<void> {
  if (!hasBody(request.headers) || request.complete || request.readableEnded || request.destroyed) return;
  request.resume();
  // An error: the client has left, or takes too long.
  await finished(request, { signal: AbortSignal.timeout(DISCARD_LIMIT_MS) }).catch(() => undefined);
}
