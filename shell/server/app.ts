import { readFile } from 'node:fs/promises';
import path from 'node:path';
import compress from '@fastify/compress';
import icon from '@care/ui/assets/illustrations/logo.svg';
import { isServedFile } from '@care/federation/browser';
import { keepContracts, keptShellFile, noteHost, shellBuildIn, trustedKeys } from '@care/federation/store';
import type { ReleaseStore } from '@care/federation/store';
import { clientNetwork } from '@care/contracts/client-network';
import { requestIdFrom } from '@care/contracts/request-id';
import { traceServer } from '@care/contracts/tracing';
import { answerWholeRequests } from '@care/contracts/whole-requests';
import { t } from '@care/contracts/texts';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { LIVE_RELEASE_PATH } from '../client/release-group';
import { footerRoute, forwardApi, plainRefusal } from './api-proxy';
import { compositionFor, type LiveReleases } from './composition';
import { CrashPlaces } from './crash-places';
import { embedRoutes, embedVersionIn } from './embed';
import { KeptFiles } from './kept-files';
import { LiveSite, signerIn } from './live-site';
import { pageAddress } from './page-address';
import { boundRequests } from './overload';
import { Overrides } from './overrides';
import { Pages } from './pages';
import { searchEngineRoutes } from './search-engines';
import { endOfSecurityText, securityTextRoute, setSecurityHeaders } from './security-headers';
import { consentServicesOf, mapOriginsOf, type ShellSettings } from './settings';
import { bringFiles, ownScriptsIn, serveFiles } from './static-files';
import { metricsRoute, type ShellMetrics } from './telemetry/metrics';
import { statusRoute, telemetryRoute } from './telemetry/routes';
import { Telemetry } from './telemetry/telemetry';

export interface ShellOptions {
  settings: ShellSettings;
  /** The shell's own build: web/ and node/. */
  dist: string;
  contractsVersion: string;
}

/** Builds the shell's server. The caller starts listening. `close` ends the workers and stops reading the registry. */
export async function buildShell(options: ShellOptions): Promise<FastifyInstance> {
  const { settings, dist, contractsVersion } = options;
  const web = path.join(dist, 'web');
  const origin = settings.PUBLIC_ORIGIN ?? `http://${settings.HOST}:${settings.PORT}`;
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL },
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    trustProxy: settings.TRUSTED_PROXIES,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that arrive while the server closes are answered. Each answer then ends its connection.
    return503OnClosing: false,
    // Names of providers in addresses are longer than the router's default.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 8192 },
    frameworkErrors: (_error, request, reply) => {
      setCommonHeaders(request, reply, origin); // no hook runs for an address that cannot be decoded
      void pages.answer(request, reply);
    },
  });
  const metrics = await observe(app, settings, () => site.releases);
  const site = new LiveSite({
    ...options,
    build: shellBuildIn(web),
    log: app.log,
    onRenderFailure: (release) => metrics.renderFailed(release),
  });
  const overrides = new Overrides(
    {
      secret: settings.OVERRIDE_SECRET,
      origins: settings.OVERRIDE_ORIGINS,
      isSecure: origin.startsWith('https:'),
      contractsVersion,
      keys: trustedKeys(settings.RELEASE_PUBLIC_KEYS),
    },
    site.store,
  );
  const pages = new Pages({
    renderer: site.renderer,
    compositionFor: (cookies) => compositionFor(site.releases, cookies),
    overriddenFor: (cookies, live) => overrides.forBrowser(cookies, live),
    contractsVersion,
    icon,
    ...ownScriptsIn(web),
    origin,
    patienceMs: settings.RENDER_PATIENCE_MS,
    cacheSeconds: settings.HTML_CACHE_SECONDS,
    cacheBytes: settings.HTML_CACHE_MB * 1_000_000,
    pseudoLocale: settings.PSEUDO_LOCALE === 'on',
    consent: consentServicesOf(settings),
    mapOrigins: mapOriginsOf(settings),
    uploadOrigin: settings.MEDIA_UPLOAD_ORIGIN,
    adFrame: settings.AD_FRAME_URL,
    onLost: (release, client) => telemetry.lost(release, clientNetwork(client)),
    metrics,
    log: app.log,
  });

  if (settings.ACCESS_LOG === 'on') logAccess(app);
  boundRequests(app, settings.MAX_IN_FLIGHT);
  answerWholeRequests(app);
  app.addHook('onSend', async (request, reply) => setCommonHeaders(request, reply, origin));
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const kept = await serveBuilds(app, options, site.store, origin);
  await forwardApi(app, settings.API_URL);
  healthRoutes(app, site);
  releaseRoutes(app, site, overrides);
  overrides.routes(app);
  const telemetry = watchSlices(app, options, { site, metrics, overrides });
  securityTextRoute(app, settings, origin);
  searchEngineRoutes(app, { apiUrl: settings.API_URL, origin });
  footerRoute(app, settings.API_URL);
  answerTheRest(app, pages);
  noteContracts(app, site.store, options);
  app.addHook('onClose', () => {
    kept.close();
    return site.close();
  });
  await Promise.all([kept.start(), site.start(pages)]);
  return app;
}

/** Traces and metrics of all requests. Before other hooks, so that their time counts. */
async function observe(app: FastifyInstance, settings: ShellSettings, live: () => LiveReleases): Promise<ShellMetrics> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_TOKEN: token } = settings;
  await traceServer(app, { service: 'shell', endpoint, otherRoutes: 'page' });
  return metricsRoute(app, { token, live, securityExpires: endOfSecurityText(settings) });
}

/** Serves the files of the store and of this build: releases, the shell's own, and the embedded profile. */
async function serveBuilds(
  app: FastifyInstance,
  { settings, dist }: ShellOptions,
  store: ReleaseStore,
  origin: string,
): Promise<KeptFiles> {
  const folders = { releases: settings.RELEASES_DIR, web: path.join(dist, 'web') };
  if (settings.RELEASES_S3_BUCKET) bringFiles(app, folders, store);
  const keys = trustedKeys(settings.RELEASE_PUBLIC_KEYS);
  // Without the store the file is missing, as on disk.
  await serveFiles(app, folders, (name) => keptShellFile(store, name, keys).catch(() => undefined));
  const version = await embedVersionIn(dist);
  const web = path.join(dist, 'embed/web');
  await embedRoutes(app, { web, version, store, releases: settings.RELEASES_DIR, apiUrl: settings.API_URL, origin });
  return new KeptFiles({ store, dist, embedVersion: version, readSigner: () => signerIn(settings), log: app.log });
}

/** Notes what this shell gives to slices, so that nothing is published that does not fit it. */
function noteContracts(app: FastifyInstance, store: ReleaseStore, { contractsVersion, dist }: ShellOptions): void {
  app.addHook('onListen', async () => {
    try {
      await keepContracts(store, contractsVersion, await readFile(path.join(dist, 'contracts.json'), 'utf8'));
      await noteHost(store, contractsVersion);
    } catch (error) {
      // If the store is read-only here, what it says of the contracts stays unchanged.
      const problem = error instanceof Error ? error.message : String(error);
      app.log.warn({ problem }, 'the contracts could not be written to the release store');
    }
  });
}

/** Counts what browsers and this server tell of the slices, and shows it to teams. */
function watchSlices(
  app: FastifyInstance,
  { settings, dist, contractsVersion }: ShellOptions,
  { site, metrics, overrides }: { site: LiveSite; metrics: ShellMetrics; overrides: Overrides },
): Telemetry {
  const places = new CrashPlaces(site.store, path.join(dist, 'maps'));
  const telemetry = new Telemetry({ site, places, metrics, log: app.log });
  telemetryRoute(app, telemetry, overrides.isDeveloper);
  statusRoute(app, { telemetry, site, store: site.store, contractsVersion }, settings.API_URL);
  return telemetry;
}

/** Every answer names its request, also those of the API that are passed on. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  void reply.header('x-request-id', request.id);
  setSecurityHeaders(request, reply, origin);
}

/** One line for each answer. Addresses are logged without their query, which may hold personal data. */
function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (['/healthz', '/readyz', '/metrics'].includes(path)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request');
  });
}

function healthRoutes(app: FastifyInstance, site: LiveSite): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const { stable, canary } = site.releases;
    const { slices, id, revision } = stable;
    const isDegraded = site.hasRegistryFault;
    const status = slices.length === 0 ? 'no slices' : isDegraded ? 'degraded' : 'ready';
    return reply.code(slices.length > 0 ? 200 : 503).send({
      status,
      composition: id,
      revision,
      ...(isDegraded && { registry: 'unreadable' }), // the log says why
      ...(canary && { canary: canary.composition.id }),
    });
  });
}

/** The route that open pages ask for a newer release. A developer's page is compared with what this browser gets. */
function releaseRoutes(app: FastifyInstance, site: LiveSite, overrides: Overrides): void {
  app.get(LIVE_RELEASE_PATH, async ({ headers }, reply) => {
    const live = compositionFor(site.releases, headers.cookie);
    const { composition } = (await overrides.forBrowser(headers.cookie, live)) ?? { composition: live };
    return reply.header('cache-control', 'no-store').send({ id: composition.id });
  });
  // A page whose release of a slice does not load asks for another one (SH-18).
  app.get<{ Params: { slice: string }; Querystring: { not?: string } }>(
    `${LIVE_RELEASE_PATH}/:slice`,
    async ({ headers, params, query }, reply) => {
      const { stable } = site.releases;
      // Where a canary does not load, the browser gets what is live for everyone else.
      const [live, forOthers] = [compositionFor(site.releases, headers.cookie), stable].map(({ slices }) =>
        slices.find(({ name }) => name === params.slice),
      );
      const other =
        [live, forOthers].find((one) => one && one.version !== query.not) ??
        (forOthers && (await site.formerOf(forOthers)));
      return reply
        .header('cache-control', 'no-store')
        .code(other ? 200 : 204)
        .send(other);
    },
  );
}

/** Every address without a route of its own is a page. Errors are one German sentence. */
function answerTheRest(app: FastifyInstance, pages: Pages): void {
  app.setNotFoundHandler((request, reply) => {
    // A file may be missing for a moment only, so this answer is never cached (SH-18).
    if (isServedFile(request.url)) return plainRefusal(reply, 404, 'Not found');
    if (request.method === 'GET' || request.method === 'HEAD') return pages.answer(request, reply);
    // A form was sent before its script had loaded: the browser gets the page again instead of an empty one.
    if (request.method === 'POST') {
      const { path, search } = pageAddress(request.url);
      return reply.redirect(path + search, 303);
    }
    return reply.code(405).send();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) app.log.error({ err: error }, 'request failed');
    return plainRefusal(reply, statusCode, t('errors.unexpectedError'));
  });
}
