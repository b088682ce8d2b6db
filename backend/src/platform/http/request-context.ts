import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, ViewerLookup } from './app-type';
import { ApiError, badRequest, notAuthenticated, permissionDenied } from './errors';
import { countRequest, takeBackCount } from '../limits/rate-limit';
import { withTiming } from '../database/request-timing';
import { isInternal } from './trusted-proxy';
import { isDemonstration } from '../settings';

/** Longer addresses than any filter combination can have. */
export const MAX_URL_LENGTH = 8000;

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Links are made with it. Old clients name none. */
const isUsableHost = (host: string): boolean => host === '' || URL.canParse(`http://${host}`);

const isRead = ({ method }: FastifyRequest): boolean => ['GET', 'HEAD'].includes(method);

/** An account that waits for its deletion can only look at what is public, and at what is open `whileLeaving`. */
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
  if (access === 'staff' && !request.viewer.isStaff) throw permissionDenied();
}

/** Public reads may be cached for a minute, whatever a token was sent with or went wrong never (docs/api.md). */
function setCacheHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Accept-Language, Authorization');
  if (reply.hasHeader('cache-control')) return;
  const { cache = 'public' } = request.routeOptions.config;
  const mayCache = cache === 'public' && isRead(request) && !request.headers.authorization && reply.statusCode < 400;
  reply.header('cache-control', mayCache ? 'public, max-age=60, stale-while-revalidate=300' : 'private, no-store');
}

/** Pages of other sites may not load answers as if they were theirs; pictures allow it, so that a profile can be shown there. */
function setOriginPolicy(reply: FastifyReply): void {
  if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
}

function setTimingHeader(request: FastifyRequest, reply: FastifyReply): void {
  const { start, databaseMs } = request.timing;
  const total = performance.now() - start;
  reply.header('server-timing', `db;dur=${databaseMs.toFixed(2)}, total;dur=${total.toFixed(2)}`);
}

/**
 * What every request gets: timing, viewer, the right store to read from, access check, rate limit, common headers.
 * @param findViewer looks a bearer token up
 */
export function addRequestContext(app: App, findViewer: ViewerLookup, contractVersion: string): void {
  const { databases, settings } = app;
  // How long the database took tells strangers what it found.
  const saysTimes = isDemonstration(settings);
  // Fastify wants the slots of request objects declared; onRequest fills them.
  app.decorateRequest('viewer', null);
  app.decorateRequest('isInternal', false);
  app.decorateRequest<unknown>('counted', null);
  app.decorateRequest('isWrongGuess', false);
  app.decorateRequest<unknown>('reads', null);
  app.decorateRequest<unknown>('timing', null);

  app.addHook('onRequest', (request, _reply, done) => {
    request.timing = { start: performance.now(), databaseMs: 0 };
    request.viewer = null;
    request.isInternal = isInternal(request, settings.TRUSTED_PROXY);
    request.reads = request.headers.authorization ? databases.primary : databases.replica;
    if (request.url.length > MAX_URL_LENGTH) done(new ApiError(414, 'uri_too_long', 'Diese Adresse ist zu lang.'));
    else if (!isUsableHost(request.host)) done(badRequest('Diese Adresse ist nicht lesbar.'));
    else withTiming(request.timing, done);
  });
  // Reading a body leaves the asynchronous context of onRequest; this one reaches the handler.
  app.addHook('preValidation', (request, _reply, done) => withTiming(request.timing, done));
  app.addHook('preValidation', async (request) => {
    const token = bearerToken(request);
    if (token) request.viewer = await findViewer(token);
    checkAccess(request);
    const rule = request.routeOptions.config.rateLimit;
    if (rule) await countRequest(request, databases, rule, settings.RATE_LIMIT_FACTOR);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await takeBackCount(request, reply, databases);
    setCacheHeaders(request, reply);
    if (saysTimes) setTimingHeader(request, reply);
    setOriginPolicy(reply);
    reply.header('x-contract-version', contractVersion);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    return payload;
  });
}
