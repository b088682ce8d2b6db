import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { t } from '@care/contracts/texts';
import type { App } from './app-type';
import { ApiError } from './errors';

const versionOf = (updatedAt: Date): string => updatedAt.getTime().toString(36);

/**
 * Sets the ETag of an answer: first the time of the last edit, which `If-Match` of a later write compares, then a hash
 * of the content, which `If-None-Match` compares.
 */
export function setEntityTag(reply: FastifyReply, updatedAt: Date, body: object): void {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  reply.header('etag', `"${versionOf(updatedAt)}.${hash}"`);
}

/**
 * Refuses a write that is based on an older version than the present one (`If-Match`); without the header every write
 * is accepted.
 */
export function refuseStale(request: FastifyRequest, updatedAt: Date): void {
  const given = request.headers['if-match'];
  if (given === undefined || given.trim() === '*') return;
  const versions = given.split(',').map((tag) => /^\s*(?:W\/)?"([0-9a-z]+)\./.exec(tag)?.[1]);
  if (!versions.includes(versionOf(updatedAt))) throw new ApiError(412, 'conflict', t('fields.conflict'));
}

/** Answers 304 if the client already has the version with the ETag of `setEntityTag`. */
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
