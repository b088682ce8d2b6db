import { clientNetwork } from '@care/contracts/client-network';
import { API_PREFIX } from '@care/contracts/constants';
import type { FastifyInstance } from 'fastify';
import { ANSWER_LIMIT_MS, unavailable } from '../api-proxy';
import { statusOf, type StatusSource } from './status';
import { telemetrySchema, type Telemetry } from './telemetry';

interface ClientLimitOptions {
  /** Requests in a window. */
  limit: number;
  windowMs: number;
  /** Number of networks that are counted separately. All others share one count. */
  mostClients?: number;
}

/** Counts the requests of each client's network in a time window of this process, for a limited number of networks. */
export class ClientLimit {
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(private readonly options: ClientLimitOptions) {}

  /** Counts a request. Returns the seconds to wait if there are too many, otherwise undefined. */
  take(address: string): number | undefined {
    const { limit, windowMs, mostClients = 10_000 } = this.options;
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now + windowMs;
    }
    const network = clientNetwork(address);
    const client = this.#counts.has(network) || this.#counts.size < mostClients ? network : 'others';
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count > limit ? Math.ceil((this.#endsAt - now) / 1000) : undefined;
  }
}

/** A page sends a few. More do not come from our pages, and must not fill the log. */
const limitOfClient = { limit: 60, windowMs: 60_000 };

/** Where pages send what happened in them. A developer's browser is not counted: its builds would stop a canary. */
export function telemetryRoute(
  app: FastifyInstance,
  telemetry: Pick<Telemetry, 'take'>,
  isDeveloper: (cookies: string | undefined) => boolean,
): void {
  const limit = new ClientLimit(limitOfClient);
  app.post('/telemetry/', { bodyLimit: 32_768 }, (request, reply) => {
    const seconds = limit.take(request.ip);
    if (seconds !== undefined) return reply.code(429).header('retry-after', String(seconds)).send();
    const parsed = telemetrySchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    if (!isDeveloper(request.headers.cookie)) telemetry.take(parsed.data, clientNetwork(request.ip));
    return reply.code(204).send();
  });
}

/** Under the prefix of the API, so that pages call it like any other address; the API itself knows no slices. */
const STATUS_PATH = `${API_PREFIX}/admin/platform/`;

/** The status of the slices, for the role ADMIN: the API decides who has it. */
export function statusRoute(app: FastifyInstance, source: StatusSource, apiUrl: string): void {
  app.get(STATUS_PATH, async (request, reply) => {
    const { authorization = '' } = request.headers;
    const allowed = await fetch(`${apiUrl}${API_PREFIX}/admin/log/?limit=1`, {
      headers: { authorization, 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).catch(() => undefined);
    if (!allowed) return unavailable(reply);
    void reply.header('cache-control', 'private, no-store');
    if (!allowed.ok)
      return reply
        .code(allowed.status)
        .type('application/json')
        .send(await allowed.text());
    await allowed.body?.cancel();
    return reply.send(await statusOf(source));
  });
}
