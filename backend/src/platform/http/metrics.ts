import { mayReadMetrics, measureServer } from '@care/contracts/metrics';
import { Gauge } from 'prom-client';
import type { App } from './app-type';
import { noSuch } from './texts';

/** `/metrics` for Prometheus, for those who have the token: answers by route, and the connections to the database. */
export default function metricsRoute(app: App): void {
  const { METRICS_TOKEN: token } = app.settings;
  if (!token) return;
  const registry = measureServer(app, 'none');
  const { pool } = app.databases.primary;
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the primary database; "waiting" are requests that have none yet',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.get(
    '/metrics',
    { config: { cache: 'private', isProbe: true }, schema: { hide: true } },
    async ({ headers }, reply) => {
      if (!mayReadMetrics(headers.authorization, token)) throw noSuch('page');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
