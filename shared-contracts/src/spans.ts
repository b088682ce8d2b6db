// What `tracing.ts` does if there is a receiver.
import type { IncomingMessage } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { HookedServer } from './hooked-server';

export interface TracingOptions {
  /** Name of the program. */
  service: string;
  /** Receiver of spans (OTLP over HTTP). */
  endpoint: string;
  /** Name of requests without a route. */
  otherRoutes: string;
}

const tracer = trace.getTracer('pflegefenster');

/** The end of the program waits this long for a receiver that does not answer. */
const SEND_LIMIT_MS = 3000;

/**
 * Sends spans to a receiver of OpenTelemetry.
 * @returns the end of it, which sends what is left
 */
function startSending(service: string, endpoint: string): () => Promise<void> {
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

export function traceServer(server: HookedServer, { service, endpoint, otherRoutes }: TracingOptions): void {
  server.addHook('onClose', startSending(service, endpoint));
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

export const traced = <Result>(name: string, attributes: Attributes, step: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, (span) => step().finally(() => span.end()));

export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

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

export function tracePage(traceparent: string, { agoMs, ms }: { agoMs: number; ms: number }): void {
  const startTime = Date.now() - agoMs;
  tracer
    .startSpan('page in the browser', { startTime }, propagation.extract(ROOT_CONTEXT, { traceparent }))
    .end(startTime + ms);
}
