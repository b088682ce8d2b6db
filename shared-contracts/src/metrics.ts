import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { HookedServer } from './hooked-server';

/** The upper limits of the times that are counted together, in seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of a process for Prometheus: those of Node.js, and the answers of its server by method, route and status.
 * Addresses are counted by their route, because they hold names and ids.
 */
export function measureServer(server: HookedServer, otherRoutes: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  server.addHook('onResponse', async ({ method, routeOptions: { url = otherRoutes } }, { statusCode, elapsedTime }) => {
    answers.observe({ method, route: url, status: String(statusCode) }, elapsedTime / 1000);
  });
  return registry;
}

/** Whether an `Authorization` header carries the token. Without a token nobody may read metrics. */
export function mayReadMetrics(header: string | undefined, token: string | undefined): boolean {
  if (!token || !header) return false;
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
