import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context } from '@opentelemetry/api';
import type { HookedServer } from './hooked-server';

interface TracingOptions {
  /** Name of the program. */
  service: string;
  /** Receiver of spans (OTLP over HTTP). Without one nothing is recorded: the tracer then does nothing. */
  endpoint: string | undefined;
  /** Name of requests without a route. */
  otherRoutes: string;
}

const tracer = trace.getTracer('pflegefenster');

/** The end of the program waits this long for a receiver that does not answer. */
const SEND_LIMIT_MS = 3000;

/**
 * Sends spans to a receiver of OpenTelemetry. Only then its code is loaded.
 * @returns the end of it, which sends what is left
 */
async function startSending(service: string, endpoint: string): Promise<() => Promise<void>> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_LIMIT_MS })),
    ],
  });
  provider.register();
  return () => provider.shutdown();
}

/** Load balancers and Prometheus ask for these all the time. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Records a span for each request, named by its route, that continues the trace of its caller. Spans have no addresses, queries
 * or values, because they may belong to persons. Call it before other hooks are added, so that their work belongs to it.
 */
export async function traceServer(server: HookedServer, { service, endpoint, otherRoutes }: TracingOptions) {
  if (!endpoint) return;
  server.addHook('onClose', await startSending(service, endpoint));
  const contexts = new WeakMap<IncomingMessage, Context>();
  server.addHook('onRequest', ({ url, method, headers, raw }, _reply, done) => {
    if (untraced.has(url)) return done();
    const caller = propagation.extract(ROOT_CONTEXT, headers);
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      caller,
    );
    const own = trace.setSpan(caller, span);
    contexts.set(raw, own);
    context.with(own, done);
  });
  // Reading a body leaves the asynchronous context of onRequest.
  server.addHook('preValidation', ({ raw }, _reply, done) => context.with(contexts.get(raw) ?? ROOT_CONTEXT, done));
  server.addHook('onResponse', async ({ method, raw, routeOptions: { url = otherRoutes } }, { statusCode }) => {
    const span = trace.getSpan(contexts.get(raw) ?? ROOT_CONTEXT);
    span
      ?.updateName(`${method} ${url}`)
      .setAttributes({ 'http.route': url, 'http.response.status_code': statusCode })
      .setStatus({ code: statusCode < 500 ? SpanStatusCode.UNSET : SpanStatusCode.ERROR })
      .end();
  });
}

/** Does a step of the present request within a span. The attributes must not belong to a person. */
export const traced = <Result>(name: string, attributes: Attributes, step: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, (span) => step().finally(() => span.end()));

/** The headers with which a call to another program continues the present trace; none without one. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** A query that has just ended, in the trace of its request. Its text has no values. */
export function traceQuery(sql: string, ms: number, hasFailed: boolean): void {
  if (!trace.getActiveSpan()) return;
  const end = Date.now();
  const span = tracer.startSpan('query', {
    kind: SpanKind.CLIENT,
    startTime: end - ms,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  });
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}

/** The load of a page in a browser, which reported it: it began `agoMs` ago and took `ms`. */
export function tracePage(traceparent: string, { agoMs, ms }: { agoMs: number; ms: number }): void {
  const startTime = Date.now() - agoMs;
  tracer
    .startSpan('page in the browser', { startTime }, propagation.extract(ROOT_CONTEXT, { traceparent }))
    .end(startTime + ms);
}
