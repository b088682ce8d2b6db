import contracts from '@care/contracts/package.json';
import { API_PREFIX } from '@care/contracts/constants';
import { requestIdFrom } from '@care/contracts/request-id';
import { traceServer } from '@care/contracts/tracing';
import { answerWholeRequests } from '@care/contracts/whole-requests';
import Fastify from 'fastify';
import plugin from 'fastify-plugin';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { findViewer } from '../domains/accounts';
import { mailImprint } from '../domains/operator';
import { domains } from './domains';
import type { Domain } from '../platform/domain/domain';
import { scheduleHousekeeping } from '../platform/domain/platform';
import { CountedFaults } from '../platform/process/counted-faults';
import { Jobs } from '../platform/jobs/jobs';
import { createMailer } from '../platform/mail/mailer';
import type { App } from '../platform/http/app-type';
import type { Databases } from '../platform/database/database';
import { answerBrokenConnection, boundRequests, addLifecycle, acceptEmptyJson } from '../platform/http/connections';
import { sendError } from '../platform/http/error-handler';
import { noSuch } from '../platform/http/texts';
import { useGermanMessages } from '../platform/http/german-messages';
import healthRoutes from '../platform/http/health';
import { registerOpenApi } from '../platform/http/openapi';
import { addRequestContext, MAX_URL_LENGTH } from '../platform/http/request-context';
import { isDemonstration, type Settings } from '../platform/settings';

export interface AppDependencies {
  settings: Settings;
  databases: Databases;
  /** Called before the routes are added, for additional hooks and routes. */
  extend?: (app: App) => void;
  /** Whether it can make its OpenAPI document; by default in a demonstration, which shows it. */
  hasDocument?: boolean;
}

function unused(): never {
  throw new Error('A schema has no compiler.');
}

/** Builds the API. It does not listen and does not own the databases: the caller closes them. */
export async function buildApp({
  settings,
  databases,
  extend,
  hasDocument = isDemonstration(settings),
}: AppDependencies): Promise<App> {
  useGermanMessages();
  const fastify = Fastify({
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    trustProxy: settings.TRUSTED_PROXY,
    bodyLimit: 1024 * 1024,
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    // A path segment that is too long gets 404 from the schema of the route.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_LENGTH },
    // The default ones would load two compilers of JSON schemas, which zod replaces below.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    frameworkErrors: sendError,
    clientErrorHandler: answerBrokenConnection,
    // A request that arrives while the API closes is answered like any other; `addLifecycle` ends its connection.
    return503OnClosing: false,
  });
  const app: App = fastify.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await traceServer(app, { service: 'api', endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, otherRoutes: 'none' });
  acceptEmptyJson(app);
  app.decorate('settings', settings);
  app.decorate('databases', databases);
  app.decorate('domains', domains);
  addFaults(app);
  addBackgroundWork(app);
  addLifecycle(app);
  app.setErrorHandler(sendError);
  answerWholeRequests(app);
  app.setNotFoundHandler((request, reply) => sendError(noSuch('page'), request, reply));

  boundRequests(app);
  // The accounts of a demonstration have a public password.
  const staffNeedFactor = !isDemonstration(settings);
  addRequestContext(app, (token) => findViewer(databases, token, staffNeedFactor), contracts.version);
  await registerOpenApi(app, contracts.version, hasDocument);
  extend?.(app);
  await app.register(healthRoutes);
  if (settings.METRICS_TOKEN) (await import('../platform/http/metrics')).metricsRoute(app, settings.METRICS_TOKEN);
  for (const domain of domains) await addDomain(app, domain);
  scheduleHousekeeping(app);
  await app.ready();
  return app;
}

/** Adds routes and jobs. `plugin` names the routes; for those without a name Fastify searches all loaded modules. */
async function addDomain(app: App, { routes = [], routesAt = {}, jobs = {} }: Domain): Promise<void> {
  for (const [prefix, add] of [...routes.map((one) => [API_PREFIX, one] as const), ...Object.entries(routesAt)])
    await app.register(plugin(add, { encapsulate: true }), { prefix });
  for (const [name, { event, isNeeded, run, ...options }] of Object.entries(jobs)) {
    if (isNeeded?.(app) === false) continue;
    const handler = async (data: object) => void (await run(app, data as never));
    if (event) app.jobs.subscribe(event, name, handler);
    else app.jobs.register(name, handler, options);
  }
}

/** Mail servers repeat the recipient's address in their refusals. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"'(/]+@[\w-]+\.[\w.-]+/g, '(address)');

function addFaults(app: App): void {
  const faults = new CountedFaults((fields, message) => app.log.error(fields, message));
  app.decorate('faults', faults);
  app.addHook('onClose', async () => faults.flush());
}

/** Jobs stop with the app; running jobs are finished first. */
function addBackgroundWork(app: App): void {
  const { databases, settings } = app;
  const problemOf = (error: unknown): string =>
    withoutAddresses(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const jobs = new Jobs(databases, (error, job) => {
    if (!app.faults.countDatabaseFault(error))
      app.log.warn({ job, problem: problemOf(error) }, job ? 'job failed' : 'the job queue failed');
  });
  const mailer = createMailer(settings, databases, jobs, {
    onRefusal: (error, kind) =>
      app.log.warn(
        { kind, problem: problemOf(error) },
        'the mail server refused a mail for good; it is not sent again',
      ),
    imprint: () => mailImprint(databases.primary.kysely),
  });
  app.decorate('jobs', jobs);
  app.decorate('mailer', mailer);
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
  });
}
