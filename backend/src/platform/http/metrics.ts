import { mayReadMetrics, measureServer } from '@care/contracts/metrics';
import { Counter, Gauge, type Registry } from 'prom-client';
import { setTimeout as delay } from 'node:timers/promises';
import { REPLICA_STATES } from '../database/replica';
import type { App } from './app-type';
import { noSuch } from './texts';

/** Prometheus waits longer; without the database it still gets what the process knows itself. */
const COUNTING_LIMIT_MS = 1200;

type Values = Record<string, number>;

/** A gauge with one label, which is read when Prometheus asks. */
function addGauge(registry: Registry, name: string, help: string, label: string, read: () => Values | Promise<Values>) {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const values = await read();
      gauge.reset();
      for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
    },
  });
}

/**
 * `/metrics` for Prometheus, for those who have the token: answers by route, connections to the database, the replica,
 * and the figures of the domains.
 */
export function metricsRoute(app: App, token: string): void {
  const registry = measureServer(app, 'none');
  const { pool } = app.databases.primary;
  const connections = 'Connections to the primary database; "waiting" are requests that have none yet';
  addGauge(registry, 'database_connections', connections, 'state', () => ({
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }));
  measureMails(app, registry);
  measureReplica(app, registry);
  measureLimits(app, registry);
  measureDomains(app, registry);
  const metricsCall = { config: { cache: 'private', isProbe: true } as const, schema: { hide: true } };
  app.get('/metrics', metricsCall, async ({ headers }, reply) => {
    if (!mayReadMetrics(headers.authorization, token)) throw noSuch('page');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureMails({ mailer }: App, registry: Registry): void {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails by what became of them: sent, refused for good, not sent because the address takes none, failed for now',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      mails.reset();
      for (const [outcome, count] of Object.entries(mailer.counts)) mails.inc({ outcome }, count);
    },
  });
}

function measureReplica({ databases: { replicaReads } }: App, registry: Registry): void {
  if (!replicaReads) return;
  addGauge(registry, 'database_replica', '1 for the state of the replica, as this process sees it', 'state', () =>
    Object.fromEntries(REPLICA_STATES.map((state) => [state, replicaReads.state === state ? 1 : 0])),
  );
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Since when the primary has data that the replica does not have',
    registers: [registry],
    collect() {
      lag.set(replicaReads.lagMs / 1000);
    },
  });
}

function measureLimits(app: App, registry: Registry): void {
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests above a rate limit, by its name',
    labelNames: ['limit'],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ routeOptions: { config } }, { statusCode }) => {
    if (statusCode === 429) refusals.inc({ limit: config.rateLimit?.name ?? 'other' });
  });
}

function measureDomains({ domains, databases }: App, registry: Registry): void {
  for (const [name, { help, label, query }] of domains.flatMap(({ gauges = {} }) => Object.entries(gauges))) {
    let counting: Promise<Awaited<ReturnType<typeof query.execute>> | undefined> | undefined;
    addGauge(registry, name, help, label, async () => {
      // While the database hangs, further calls wait for the query of the first, so that they take no connections.
      counting ??= query
        .execute(databases.primary.kysely)
        .catch(() => undefined)
        .finally(() => (counting = undefined));
      const found = await Promise.race([counting, delay(COUNTING_LIMIT_MS, undefined, { ref: false })]);
      return Object.fromEntries((found?.rows ?? []).map((row) => [row.name, row.value]));
    });
  }
}
