import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textOf } from './server';

/** A span as OTLP has it in JSON, with the program that sent it. */
export interface ReceivedSpan {
  service: string | undefined;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A receiver of OpenTelemetry's spans on a free port. */
export interface TraceReceiver {
  address: string;
  spans: ReceivedSpan[];
  close(): void;
}

/** Starts a receiver. It has all spans of a program when that has ended. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const { resourceSpans } = JSON.parse(text) as Sent;
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close };
}
