import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '@care/contracts/constants';
import {
  EMBED_COMPANY_PATH,
  EMBED_PATH,
  EMBED_VERSION_LIST_PATH,
  EMBED_VERSIONS_PATH,
} from '@care/contracts/embed-addresses';
import type { EmbeddedCompany } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { fragmentHtml, picturesOf, profileView, readOptions } from '@care/embed/server';
import type { ReleaseStore } from '@care/federation/store';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_NAME, EmbedVersions } from './embed-versions';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const MOVING_MS = 300_000;
const FRAGMENT_SECONDS = 300;
const API_TIMEOUT_MS = 5000;

/** Headers with which pages of every site may load a file. */
const FOR_ALL_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

interface EmbedOptions {
  /** The build of the embedded profile. */
  web: string;
  /** Its version. */
  version: string;
  store: Pick<ReleaseStore, 'read' | 'list'>;
  /** The release store, or the copies of its files; versions are served from it. */
  releases: string;
  apiUrl: string;
  /** Public origin of the site. */
  origin: string;
}

/** The version in the build of the shell. */
export async function embedVersionIn(dist: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(dist, 'embed/embed.json'), 'utf8')) as { version: string };
  return version;
}

/** Serves the embedded profile to other sites: scripts, styles, and the HTML of a profile (EM-05, PP-21). */
export async function embedRoutes(app: FastifyInstance, options: EmbedOptions): Promise<void> {
  const { web, version, releases } = options;
  const root = path.join(releases, EMBED_NAME);
  await mkdir(root, { recursive: true }).catch(() => undefined);
  await serve(app, { prefix: EMBED_PATH, root: web, maxAge: MOVING_MS, immutable: false });
  if (existsSync(root)) await serve(app, { prefix: EMBED_VERSIONS_PATH, root, maxAge: YEAR_MS, immutable: true });
  const versions = new EmbedVersions(options.store);
  app.get(EMBED_VERSION_LIST_PATH, async (_request, reply) => {
    void reply.headers(FOR_ALL_SITES).header('cache-control', `public, max-age=${FRAGMENT_SECONDS}`);
    return reply.send({ current: version, versions: await versions.list(version) });
  });
  app.get<{ Params: { slug: string } }>(`${EMBED_COMPANY_PATH}:slug/fragment`, (request, reply) =>
    answerFragment({ request, reply, options }),
  );
  app.get<{ Params: { slug: string; width: number } }>(
    `${EMBED_COMPANY_PATH}:slug/bild/:width`,
    { schema: { params: { type: 'object', properties: { width: { type: 'integer' } } } } },
    (request, reply) => answerPicture({ request, reply, options }),
  );
}

const serve = (app: FastifyInstance, options: FastifyStaticOptions) =>
  app.register(fastifyStatic, {
    ...options,
    preCompressed: true,
    index: false,
    decorateReply: false,
    allowedPath: (name) => /\.(js|css)$/.test(name),
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(FOR_ALL_SITES)) reply.setHeader(name, value);
    },
  });

interface ProfileRequest<Params = object> {
  request: FastifyRequest<{ Params: Params & { slug: string } }>;
  reply: FastifyReply;
  options: EmbedOptions;
}

async function answerFragment({ request, reply, options }: ProfileRequest): Promise<FastifyReply> {
  const { origin, version } = options;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const chosen = readOptions((name) => (name === 'slug' ? request.params.slug : query.get(name)));
  const rest = `fragment${query.size ? `?${query}` : ''}`;
  const answer = await answerAbout({ request, reply, options }, rest, chosen.key);
  if (!answer) return reply;
  if (chosen.key) {
    void reply.header('vary', 'origin, sec-fetch-site');
    void reply.header('access-control-allow-origin', answer.headers.get('access-control-allow-origin') ?? '*');
  }
  const profile = profileView((await answer.json()) as EmbeddedCompany, origin);
  const stylesheet = `${origin}${EMBED_VERSIONS_PATH}${version}/profil.css`;
  const html = fragmentHtml({ profile, options: chosen, version, stylesheet });
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  // A revoked key ends its widgets at once.
  void reply
    .header('etag', tag)
    .header('cache-control', chosen.key ? 'no-cache' : `public, max-age=${FRAGMENT_SECONDS}`);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'").send(html);
}

/** Sends the first picture of a profile, at least as wide as asked for if there is such a file. */
async function answerPicture({ request, reply, options }: ProfileRequest<{ width: number }>): Promise<FastifyReply> {
  const { width } = request.params;
  const answer = await answerAbout({ request, reply, options }, `bild/${width}`);
  if (!answer) return reply;
  const [picture] = picturesOf((await answer.json()) as EmbeddedCompany);
  // No error, which the browser would show in the console of a page that asks for the picture early.
  if (!picture) return reply.code(204).header('cache-control', `public, max-age=${FRAGMENT_SECONDS}`).send();
  const { url } = picture.variants.find(({ w }) => w >= width) ?? picture;
  const file = await fetch(new URL(url, options.apiUrl), {
    headers: { accept: request.headers.accept ?? '*/*' },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).catch(() => undefined);
  if (!file?.ok) return refuse(reply, undefined);
  return reply
    .type(file.headers.get('content-type') ?? 'application/octet-stream')
    .headers({
      vary: 'accept',
      'cache-control': `public, max-age=${FRAGMENT_SECONDS}`,
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(await file.arrayBuffer()));
}

/**
 * The API's answer with a profile. Undefined if there is none: then a redirect or an error was sent. `rest` is the part
 * of the address after the slug.
 */
async function answerAbout({ request, reply, options }: ProfileRequest, rest: string, key = '') {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const query = key && `?${new URLSearchParams({ key })}`;
  void reply.headers(FOR_ALL_SITES);
  const answer = await fetch(
    `${options.apiUrl}${API_PREFIX}/embed/company/${encodeURIComponent(request.params.slug)}/${query}`,
    {
      redirect: 'manual',
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
      headers: { 'x-forwarded-for': request.ip, ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) },
    },
  ).catch(() => undefined);
  if (answer?.ok) return answer;
  if (answer?.status === 301) {
    const { moved_to } = (await answer.json()) as { moved_to: string };
    reply.redirect(`${EMBED_COMPANY_PATH}${encodeURIComponent(moved_to)}/${rest}`, 301);
  } else refuse(reply, answer?.status);
  return undefined;
}

/** A profile that is unknown or gone, or an API that is overloaded or away. Never cached, except that a profile is gone. */
function refuse(reply: FastifyReply, status = 502): FastifyReply {
  const isFinal = status === 404 || status === 410;
  const text = isFinal ? 'Dieses Profil gibt es nicht.' : t('errors.unexpectedError');
  return reply
    .code(isFinal || status === 429 ? status : 502)
    .header('cache-control', status === 410 ? 'public, max-age=3600' : 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);
}
