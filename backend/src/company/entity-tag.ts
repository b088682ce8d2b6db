import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../platform/app-type';

/**
 * Marks an answer with its ETag: first the time of the last edit, which `If-Match` of a later write compares, then a hash
 * of everything shown, which `If-None-Match` compares.
 */
export function setEntityTag(reply: FastifyReply, updatedAt: Date, body: object): void {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  reply.header('etag', `"${updatedAt.getTime().toString(36)}.${hash}"`);
}

/** Answers 304 when the client has what `setEntityTag` marked already. */
export function answerNotModified(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !isCurrent(request, reply)) return payload;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}

function isCurrent(request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = reply.getHeader('etag');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return typeof tag === 'string' && known !== undefined && (known.includes(tag) || known.includes('*'));
}
