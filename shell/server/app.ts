import { readdirSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import icon from '@care/ui/assets/illustrations/logo.svg';
import { FolderReleaseStore, noteHost } from '@care/federation/store';
import { t } from '@care/contracts/texts';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { compositionOf, RegistryWatch, type LiveComposition } from './composition';
import { pageAddress } from './page-address';
import { Pages } from './pages';
import type { PoolEvent } from './render/pool';
import type { WorkerData } from './render/protocol';
import { Renderer } from './render/renderer';
import { reportRoute } from './report-route';
import { searchEngineRoutes } from './search-engines';
import { securityTextRoute } from './security-text';
import { secure } from './security-headers';
import { pageAt } from './site-pages';
import { mapOriginsOf, type ShellSettings } from './settings';

export interface ShellOptions {
  settings: ShellSettings;
  /** The shell's own build: web/ and node/. */
  dist: string;
  contractsVersion: string;
}

const YEAR = 365 * 24 * 3600;

/** Builds the shell's server; it listens when the caller says so, and `close` ends workers and watch. */
export async function buildShell({ settings, dist, contractsVersion }: ShellOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL },
    trustProxy: settings.TRUSTED_PROXIES,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void pages.answer(request, reply),
  });
  const store = new FolderReleaseStore(settings.RELEASES_DIR);
  let live: LiveComposition = compositionOf({ revision: 0, slices: {}, history: [] });
  const compositions = new Map<string, LiveComposition>();
  const renderer = settings.SERVER_RENDERING === 'on' ? new Renderer({ poolFor: (id) => poolOptions(id) }) : undefined;

  const poolOptions = (id: string) => ({
    workerFile: path.join(dist, 'node/worker.mjs'),
    workerData: workerDataOf(compositions.get(id) ?? live),
    workers: settings.RENDER_WORKERS,
    limitMs: settings.RENDER_LIMIT_MS,
    onEvent: (event: string, about: PoolEvent) => {
      const url = about.urls?.[0];
      const page = url === undefined ? undefined : pageAt(url, (compositions.get(id) ?? live).pages);
      app.log.error({ ...page?.slice, ...about }, event);
    },
  });
  const workerDataOf = ({ id, slices, manifests }: LiveComposition): WorkerData => ({
    hostFile: path.join(dist, 'node/host.cjs'),
    releasesFolder: settings.RELEASES_DIR,
    apiUrl: `${settings.API_URL}/api-backend`,
    composition: { id, slices },
    servers: Object.fromEntries(
      Object.entries(manifests).map(([name, { server, version }]) => [name, { ...server, version }]),
    ),
    deadlineMs: settings.RENDER_DEADLINE_MS,
    pseudoLocale: settings.PSEUDO_LOCALE === 'on',
  });

  const web = path.join(dist, 'web');
  const scripts = readdirSync(web);
  const startScript = scripts.find((file) => /^main\.[^.]+\.js$/.test(file));
  const origin = settings.PUBLIC_ORIGIN ?? `http://${settings.HOST}:${settings.PORT}`;
  const pages = new Pages({
    renderer,
    composition: () => live,
    contractsVersion,
    script: `/shell/${startScript}`,
    icon,
    ownScripts: ownScriptsOf(scripts),
    origin,
    cacheSeconds: settings.HTML_CACHE_SECONDS,
    cacheBytes: settings.HTML_CACHE_MB * 1_000_000,
    pseudoLocale: settings.PSEUDO_LOCALE === 'on',
    mapOrigins: mapOriginsOf(settings),
    adFrame: settings.AD_FRAME_URL,
    log: app.log,
  });
  const watch = new RegistryWatch({
    store,
    pollMs: settings.REGISTRY_POLL_MS,
    async onChange(composition) {
      compositions.set(composition.id, composition);
      await renderer?.use(composition.id);
      compositions.clear();
      live = composition;
      pages.forgetAll();
      app.log.info({ revision: composition.revision, composition: composition.id }, 'composition is live');
    },
    onFault: (problem) => app.log.error({ problem }, 'the last good composition stays'),
  });

  secure(app, origin);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await serveFiles(app, settings, web);
  await forwardApi(app, settings);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    reply
      .code(live.slices.length ? 200 : 503)
      .send({ status: live.slices.length ? 'ready' : 'no slices', composition: live.id, revision: live.revision }),
  );
  reportRoute(app);
  securityTextRoute(app, settings, origin);
  searchEngineRoutes(app, { apiUrl: settings.API_URL, origin });
  app.get('/page-builder/footer.js', async (_request, reply) => {
    const script = await footerScript(settings);
    return reply
      .type('text/javascript')
      .header('cache-control', script === undefined ? 'no-store' : 'public, max-age=300')
      .send(script ?? '');
  });
  app.setNotFoundHandler((request, reply) => {
    // A file that is away for a moment is nothing to remember: the next try must find it (SH-18).
    if (/^\/(releases|shell)\//.test(request.url)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    }
    if (request.method === 'GET' || request.method === 'HEAD') return pages.answer(request, reply);
    // A form that was sent before its script was there: the page once more, instead of an empty one.
    if (request.method === 'POST') return reply.redirect(pageAddress(request.url).path, 303);
    return reply.code(405).send();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) app.log.error({ err: error }, 'request failed');
    return reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(t('errors.unexpectedError'));
  });
  // A store that is only readable here keeps what was noted before.
  app.addHook('onListen', () =>
    noteHost(store, contractsVersion).catch((error: Error) => app.log.warn({ problem: error.message }, 'not noted')),
  );
  app.addHook('onClose', async () => {
    watch.close();
    await renderer?.close();
  });
  await watch.start();
  return app;
}

/** The chunks of the shell's own pages by the module id that the router knows them by. */
function ownScriptsOf(files: string[]): Record<string, string> {
  const chunks = files.flatMap((file) => {
    const name = /^page-(\w+)\.[^.]+\.js$/.exec(file)?.[1];
    return name ? [[`shell/${name}`, `/shell/${file}`] as const] : [];
  });
  return Object.fromEntries(chunks);
}

/** Releases and the shell's own files: content-hashed, immutable, compressed when they were built. */
async function serveFiles(app: FastifyInstance, settings: ShellSettings, web: string): Promise<void> {
  const common = {
    immutable: true,
    maxAge: YEAR * 1000,
    preCompressed: true,
    index: false as const,
    decorateReply: false,
  };
  const setHeaders = (reply: { setHeader: (name: string, value: string) => void }) =>
    reply.setHeader('access-control-allow-origin', '*');
  await app.register(fastifyStatic, { ...common, root: web, prefix: '/shell/', setHeaders });
  await app.register(fastifyStatic, {
    ...common,
    root: [path.join(settings.RELEASES_DIR, 'assets'), path.join(web, 'assets')],
    prefix: '/releases/assets/',
    setHeaders,
  });
  await app.register(fastifyStatic, {
    ...common,
    root: settings.RELEASES_DIR,
    prefix: '/releases/',
    setHeaders,
    allowedPath: (pathName) => /^\/mf-[a-z-]+\/[^/]+\/web\/[\w.-]+$/.test(pathName),
  });
}

/** The API under the site's own origin. The real client's address goes along; the API believes it only from here. */
async function forwardApi(app: FastifyInstance, settings: ShellSettings): Promise<void> {
  for (const prefix of ['/api-backend', '/api/auth']) {
    await app.register(proxy, {
      upstream: settings.API_URL,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError(reply) {
          void reply
            .code(502)
            .header('cache-control', 'no-store')
            .send({
              error: {
                status: 502,
                code: 'unavailable',
                message: 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.',
                request_id: '',
              },
            });
        },
      },
    });
  }
}

/** Undefined when the API does not answer, which nobody shall remember. */
async function footerScript({ API_URL }: ShellSettings): Promise<string | undefined> {
  const response = await fetch(`${API_URL}/api-backend/page-builder?source_type=FOOTER`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { js } = (await response.json()) as { js?: string };
  return js ?? '';
}
