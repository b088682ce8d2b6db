import { startTraceReceiver, type ReceivedSpan } from '@care/contracts/testing/trace-receiver';
import { dataFolder } from '../support/programs';
import { startApi, startSite } from '../support/site';
import { expect, hydrated, test } from '../support/visitor';

/** The names from the first span of a trace to this one, with their programs. */
function wayTo(span: ReceivedSpan, trace: readonly ReceivedSpan[]): string[] {
  const caller = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(caller ? wayTo(caller, trace) : []), `${span.service}: ${span.name}`];
}

test(
  'OP-95 one trace goes from the page in a browser through shell and API to the queries',
  { tag: '@full' },
  async ({ page, forgiven }) => {
    forgiven.push('status of 404'); // there is no footer
    const receiver = await startTraceReceiver();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address };
    const folder = await dataFolder('traces-');
    const { shell, stop } = await startSite(folder, () => startApi(folder, { DEMO_DATA: 'off', ...environment }), {
      from: process.env.E2E_RELEASES,
      environment,
    });
    const loads = () => receiver.spans.filter(({ name }) => name === 'page in the browser');
    try {
      // The server renders the first page, and of the second one the frame only.
      for (const path of ['/pakete?email=geheim@beispiel.example', '/login']) {
        await page.goto(shell.origin + path);
        await hydrated(page);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await expect.poll(() => loads().length).toBe(2);
    } finally {
      // The programs send what is left when they end.
      await stop();
      receiver.close();
    }
    const traces = loads().map((load) => {
      const trace = receiver.spans.filter(({ traceId }) => traceId === load.traceId);
      return trace.map((span) => wayTo(span, trace).join(' > '));
    });
    const inBrowser = 'shell: GET page > shell: page in the browser';
    expect(traces).toEqual([
      expect.arrayContaining([
        inBrowser,
        'shell: GET page > shell: render > api: GET /api-backend/package/ > api: query',
      ]),
      expect.arrayContaining([
        inBrowser,
        'shell: GET page > shell: GET /api-backend/* > api: GET /api-backend/page-builder/ > api: query',
      ]),
    ]);
    expect(JSON.stringify(receiver.spans)).not.toContain('geheim');
  },
);
