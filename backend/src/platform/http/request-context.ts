import { SECOND_FACTOR_REQUIRED } from '@care/contracts/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, ViewerLookup } from './app-type';
import { ApiError, badRequest, notAuthenticated, permissionDenied } from './errors';
import { answerText } from './texts';
import { countRequest, reverseCount } from './rate-limit';
import { withTiming } from '../database/request-timing';
import { isInternal } from '../network/trusted-proxy';
import { isDemonstration } from '../settings';

/** Longer than the address of any combination of filters. */
export const MAX_URL_LENGTH = 8000;

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Links are made from the host. HTTP/1.0 clients send none. */
const isUsableHost = (host: string): boolean => host === '' || URL.canParse(`http://${host}`);

const isRead = ({ method }: FastifyRequest): boolean => ['GET', 'HEAD'].includes(method);

/** An account that waits for its deletion can only read public data and use routes with `whileLeaving`. */
function refuseLocked(request: FastifyRequest): void {
  const { access = 'public', whileLeaving } = request.routeOptions.config;
  if (!request.viewer?.isLeaving || whileLeaving || (access === 'public' && isRead(request))) return;
  throw new ApiError(403, 'account_locked', 'Ihr Konto ist zur Löschung vorgemerkt und bis dahin gesperrt.');
}

function checkAccess(request: FastifyRequest): void {
  const access = request.routeOptions.config.access ?? 'public';
  refuseLocked(request);
  if (access === 'public') return;
  if (!request.viewer) throw notAuthenticated();
  if (access === 'user' || request.viewer.roles.includes(access)) return;
  throw request.viewer.lacksFactor
    ? new ApiError(403, SECOND_FACTOR_REQUIRED, 'Bitte richten Sie zuerst die Zwei-Faktor-Anmeldung ein.')
    : permissionDenied();
}

/** Public reads may be cached for a minute; answers to a token and errors may not (docs/api.md). */
function setCacheHeaders(request: FastifyRequest, reply: FastifyReply): void {
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Language, Authorization');
  if (reply.hasHeader('cache-control')) return;
  const { cache = 'public' } = request.routeOptions.config;
  const mayCache = cache === 'public' && isRead(request) && !request.headers.authorization && reply.statusCode < 400;
  reply.header('cache-control', mayCache ? 'public, max-age=60, stale-while-revalidate=300' : 'private, no-store');
}

/** Other sites may not embed answers; pictures may be embedded, because a profile can be shown on another site. */
function setOriginPolicy(reply: FastifyReply): void {
  if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
}

function setTimingHeader(request: FastifyRequest, reply: FastifyReply): void {
  const { start, databaseMs } = request.timing;
  const total = performance.now() - start;
  reply.header('server-timing', `db;dur=${databaseMs.toFixed(2)}, total;dur=${total.toFixed(2)}`);
}

/**
 * Adds to every request: timing, viewer, the store for reads, access check, rate limit, common headers.
 * @param findViewer looks up a bearer token
 */
export function addRequestContext(app: App, findViewer: ViewerLookup, contractVersion: string): void {
  const { databases, settings } = app;
  // The time in the database would reveal to strangers whether something was found.
  const saysTimes = isDemonstration(settings);
  // Fastify requires the properties of request objects to be declared; onRequest sets them.
  app.decorateRequest('viewer', null);
  app.decorateRequest('isInternal', false);
  app.decorateRequest<unknown>('counted', null);
  app.decorateRequest('isWrongGuess', false);
  app.decorateRequest<unknown>('reads', null);
  app.decorateRequest<unknown>('timing', null);

  app.addHook('onRequest', (request, _reply, done) => {
    request.timing = {
      start: performance.now(),
      databaseMs: 0,
      lastQueryEnd: 0,
      requestId: request.id,
      onSlow: (sql, ms) => request.log.warn({ ms: Math.round(ms), sql }, 'slow query'),
    };
    request.viewer = null;
    request.isInternal = isInternal(request, settings.TRUSTED_PROXY);
    request.reads = request.headers.authorization ? databases.primary : databases.replica;
    if (request.url.length > MAX_URL_LENGTH) done(new ApiError(414, 'uri_too_long', 'Diese Adresse ist zu lang.'));
    else if (!isUsableHost(request.host)) done(badRequest(answerText('request.unreadableAddress')));
    else withTiming(request.timing, done);
  });
  // Parsing a body leaves the asynchronous context of onRequest; this hook sets it again for the handler.
  app.addHook('preValidation', (request, _reply, done) => withTiming(request.timing, done));
  app.addHook('preValidation', async (request, reply) => {
    const { isProbe, rateLimit: rule, status } = request.routeOptions.config;
    // The token of `/metrics` is of no account, and health must be told without the database.
    const token = isProbe ? undefined : bearerToken(request);
    if (token) request.viewer = await findViewer(token);
    checkAccess(request);
    if (rule) await countRequest(request, databases, rule, settings.RATE_LIMIT_FACTOR);
    if (status) reply.code(status);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await reverseCount(request, reply, databases);
    setCacheHeaders(request, reply);
    if (saysTimes) setTimingHeader(request, reply);
    setOriginPolicy(reply);
    reply.header('x-contract-version', contractVersion);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    return payload;
  });
}
