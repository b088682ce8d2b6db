import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';

interface HookedRequest {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  raw: IncomingMessage;
  routeOptions: { url?: string | undefined };
}

interface HookedReply {
  statusCode: number;
  elapsedTime: number;
  header(name: 'connection', value: 'close'): unknown;
}

/**
 * The part of a Fastify server that the modules for servers need; the app type of each server has its own parameters.
 */
export interface HookedServer {
  server: Pick<Server, 'on' | 'closeIdleConnections'>;
  addHook(name: 'preClose' | 'onClose', hook: () => Promise<void>): unknown;
  addHook(
    name: 'onRequest' | 'preValidation',
    hook: (request: HookedRequest, reply: unknown, done: () => void) => void,
  ): unknown;
  addHook(name: 'onSend' | 'onResponse', hook: (request: HookedRequest, reply: HookedReply) => Promise<void>): unknown;
}
