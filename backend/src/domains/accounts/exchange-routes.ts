import { clientNetwork } from '@care/contracts/client-network';
import * as schemas from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type';
import { badRequest } from '../../platform/http/errors';
import { answerText } from '../../platform/http/texts';
import { siteOrigin } from '../../platform/mail/site-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { limits } from './limits';
import { authConfig, type ExchangeState } from './auth-config';
import { STEP_MINUTES } from './second-factor/sign-in-step';

const nothingSchema = z.object({});
const redirected = {
  200: schemas.authRedirectSchema,
  302: z.undefined(),
  400: z.union([schemas.authRedirectSchema, schemas.errorBodySchema]),
  401: schemas.authRedirectSchema,
  403: schemas.authRedirectSchema,
  409: schemas.authRedirectSchema,
};

const renewed = { 200: schemas.sessionBodySchema, 400: z.union([schemas.errorBodySchema, nothingSchema]) };

const CALLS = [
  ['GET', '/session', 'The session of the caller', { 200: schemas.sessionBodySchema }],
  ['GET', '/csrf', 'The token that the other calls of the sign-in need', { 200: schemas.csrfSchema }],
  ['GET', '/providers', 'The ways to sign in', { 200: schemas.authProvidersSchema }],
  ['POST', '/session', 'Renews the session', renewed],
  // The only provider need not be named.
  ['POST', '/signin', 'Where to sign in', redirected],
  ['POST', '/signin/:provider', 'Where to sign in', redirected],
  ['POST', '/signout', 'Signs out', redirected],
] as const;

/** The sign-in exchange of SH-10, under `AUTH_PREFIX`. */
export default async function authExchangeRoutes(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  // @auth/core parses the bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const config = { cache: 'private' } as const;
  const handler = (request: FastifyRequest, reply: FastifyReply) => answerExchange(app, secret, request, reply);

  for (const [method, url, summary, response] of CALLS)
    app.route({ method, url, config, schema: { summary, response }, handler });
  for (const url of ['/signin', '/signout']) app.get(url, { config, schema: { hide: true } }, handler);
  const summary = 'Signs in with address and password; 409 asks for the code of the second factor';
  const guarded = { ...config, rateLimit: limits.login };
  app.post('/callback/:provider', { config: guarded, schema: { summary, response: redirected } }, handler);
  // Clients report their errors here. Nothing is stored, because reports may contain personal data.
  const logCall = {
    config,
    schema: { summary: 'Takes errors of clients; nothing is stored', response: { 200: nothingSchema } },
  };
  app.post('/_log', logCall, async () => ({}));
}

/** As the other cookies of the exchange: with https no other host can set it. */
const stepCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}second-factor`;

/** The cookie that binds a sign-in which waits for the second factor to its browser; without a key it is deleted. */
const stepCookie = (key: string | null, isSecure: boolean): string =>
  `${stepCookieName(isSecure)}=${key ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${key ? STEP_MINUTES * 60 : 0}${isSecure ? '; Secure' : ''}`;

function stepKeyIn(cookies: string | undefined, isSecure: boolean): string | undefined {
  const pairs = (cookies ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([name]) => name === stepCookieName(isSecure))?.[1];
}

const isForm = (request: FastifyRequest): boolean => String(request.headers['content-type']).includes('urlencoded');

/** The end of the path of a sign-in that names no provider. */
const NO_PROVIDER = /\/signin\/?(?=\?|$)/;

function toWebRequest(app: App, request: FastifyRequest): { webRequest: Request; wantsJson: boolean } {
  const origin = siteOrigin(app.settings, request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  const body = request.body as Buffer | undefined;
  const wantsJson = isForm(request) && new URLSearchParams(body?.toString()).get('json') === 'true';
  // The client of SH-10 uses the field `json`, @auth/core this header.
  if (wantsJson) headers.set('X-Auth-Return-Redirect', '1');
  const init: RequestInit = { method: request.method, headers };
  if (body && request.method === 'POST') init.body = new Uint8Array(body);
  const url = request.method === 'POST' ? request.url.replace(NO_PROVIDER, '/signin/credentials') : request.url;
  return { webRequest: new Request(origin + url, init), wantsJson };
}

/** A parameter in a redirect of @auth/core: `error` is `CredentialsSignin`, `MissingCSRF`, … */
const inRedirect = (url: string | undefined, name: 'error' | 'code'): string | null =>
  url && URL.canParse(url) ? new URL(url).searchParams.get(name) : null;

function statusOf(response: Response, url: string | undefined): number {
  const error = inRedirect(url, 'error');
  if (error === 'MissingCSRF') return 403;
  // No wrong guess: the password was right, or the second step came too late.
  if (inRedirect(url, 'code')?.startsWith('second_factor')) return 409;
  if (error === 'CredentialsSignin') return 401;
  return error ? 400 : response.status;
}

/**
 * Answers one call of the sign-in exchange (SH-10) through @auth/core, in the format that its clients expect: wrong
 * credentials get 401 with the url that contains the error, and no session is `{}`.
 */
async function answerExchange(app: App, secret: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { webRequest, wantsJson } = toWebRequest(app, request);
  const isSecure = webRequest.url.startsWith('https:');
  const state: ExchangeState = {
    userAgent: request.headers['user-agent'] ?? null,
    address: clientNetwork(request.ip),
    origin: siteOrigin(app.settings, request),
    stepKey: stepKeyIn(request.headers.cookie, isSecure),
  };
  const { Auth } = await import('@auth/core');
  const response = await Auth(webRequest, authConfig({ app, secret, isSecure, state }));
  if (state.failure) throw state.failure.error;
  const text = await response.text();
  const cookies = response.headers.getSetCookie();
  if (state.newStepKey !== undefined) cookies.push(stepCookie(state.newStepKey, isSecure));
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!wantsJson && response.headers.has('location')) {
    reply.code(response.status).header('location', response.headers.get('location')).send();
    await reply;
    return;
  }
  const body = (response.headers.get('content-type') ?? '').includes('json') ? (JSON.parse(text) as unknown) : {};
  // @auth/core answers an unreadable request with an English sentence.
  if (typeof body === 'string') throw badRequest(answerText('request.unreadable'));
  const url = (body as { url?: string } | null)?.url;
  reply.code(statusOf(response, url)).send(body ?? {});
  await reply;
}
