import { Agent, request as send, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { z } from 'zod';
import { createTestApp } from '../../testing/test-app';

const RETRY_TEXT = 'Gerade sind sehr viele Anfragen unterwegs. Bitte versuchen Sie es gleich erneut.';

/** An API with a route whose answers wait until the test lets them go. */
async function startWithSlowRoute(settings: { MAX_IN_FLIGHT?: number } = {}) {
  const waiting: (() => void)[] = [];
  let changed = (): void => undefined;
  const slow = async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      changed();
    });
    return {};
  };
  const test = await createTestApp({
    settings: { ...settings, LOG_LEVEL: 'silent' },
    extend: (app) => {
      const schema = { response: { 200: z.object({}) } };
      app.get('/api-backend/slow/', { schema }, slow);
      app.post('/api-backend/slow/', { schema }, slow);
    },
  });
  /** Waits until this number of requests waits. */
  const untilWaiting = async (count: number): Promise<void> => {
    while (waiting.length < count) await new Promise<void>((resolve) => (changed = resolve));
  };
  return { test, waiting, untilWaiting };
}

describe('an API that ends', () => {
  it('OP-04 first only /readyz answers 503, then every answer ends its connection, and no request is lost', async () => {
    const { test, waiting, untilWaiting } = await startWithSlowRoute();
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const get = async (path: string): Promise<IncomingMessage> => {
      const [response] = await once(send({ port, path, agent }).end(), 'response');
      return (response as IncomingMessage).resume();
    };
    const underWay = get('/api-backend/slow/');
    await untilWaiting(1);
    // A request whose headers have arrived in part, on a connection that is therefore not idle.
    const late = connect(port, '127.0.0.1');
    late.write('GET /api-backend/package/ HTTP/1.1\r\n');
    let answer = '';
    late.on('data', (chunk: Buffer) => (answer += chunk.toString()));

    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');

    await test.app.lifecycle.drain.run(0);
    const ready = await test.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ error: { code: 'unavailable', message: expect.stringMatching(/beendet/) } });
    const normal = await get('/api-backend/package/');
    expect([normal.statusCode, normal.headers.connection]).toEqual([200, 'keep-alive']);

    const closed = test.app.close();
    // The server does not listen any more.
    while (test.app.server.listening) await new Promise(setImmediate);
    late.write('Host: api\r\n\r\n');
    await once(late, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i);
    waiting[0]?.();
    const { statusCode, headers } = await underWay;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await closed;
    agent.destroy();
    await test.close();
  });
});

describe('an API with more requests than it may work on', () => {
  it('OP-05 answers the others at once with 503 and Retry-After, also writes, but no probes and no uploads', async () => {
    const { test, waiting, untilWaiting } = await startWithSlowRoute({ MAX_IN_FLIGHT: 2 });
    const slow = { url: '/api-backend/slow/' };
    const inFlight = [test.inject(slow), test.inject({ ...slow, method: 'POST', payload: {} })];
    await untilWaiting(2);

    for (const other of [slow, { ...slow, method: 'POST' as const, payload: {} }, { url: '/api-backend/package/' }]) {
      const response = await test.inject(other);
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
      expect(response.json()).toEqual({
        error: { status: 503, code: 'unavailable', message: RETRY_TEXT, request_id: expect.any(String) },
      });
    }
    for (const probe of ['/healthz', '/readyz']) expect((await test.inject(probe)).statusCode).toBe(200);
    const upload = { method: 'POST', url: '/api-backend/media/user-profile/', payload: '' } as const;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await test.inject({ ...upload, headers })).statusCode).toBe(401);

    waiting.forEach((answer) => answer());
    expect((await Promise.all(inFlight)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await test.inject('/api-backend/package/')).statusCode).toBe(200);
    await test.close();
  });
});
