import Fastify from 'fastify';
import { request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { boundRequests } from './overload';

describe('a shell with as many requests in flight as it may have', () => {
  const app = Fastify();
  const ends: (() => void)[] = [];
  boundRequests(app, 2);
  app.get('/readyz', async () => 'ready');
  const download = new PassThrough();
  app.get('/download', (_request, reply) => reply.send(download));
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.post('/upload', async () => 'uploaded');
  app.get('/*', async () => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return 'done';
  });
  let origin = '';
  beforeAll(async () => {
    origin = await app.listen();
  });
  afterAll(() => app.close());
  const statusOf = async (path: string) => (await fetch(origin + path)).status;

  it('SH-18 refuses further ones at once with 503 and Retry-After, but no probes, uploads and slow downloads', async () => {
    download.write('the first half');
    expect(await statusOf('/download')).toBe(200);
    const leaving = new AbortController();
    const first = statusOf('/a');
    const left = fetch(`${origin}/b`, { signal: leaving.signal }).catch(() => undefined);
    while (ends.length < 2) await pause(1);
    for (const path of ['/pakete', '/api-backend/company/search/']) {
      const { status, headers } = await fetch(origin + path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '2']);
    }
    expect(await statusOf('/readyz')).toBe(200);
    const upload = await fetch(`${origin}/upload`, { method: 'POST', body: new FormData() });
    expect(upload.status).toBe(200);
    ends[0]?.();
    expect(await first).toBe(200);

    // A request that its client has left does not count either.
    leaving.abort();
    await left;
    const others = ['/c', '/d'].map(async (path) => {
      for (;;) {
        const status = await statusOf(path);
        if (status !== 503) return status;
      }
    });
    while (ends.length < 4) await pause(1);
    for (const end of ends) end();
    expect(await Promise.all(others)).toEqual([200, 200]);
    download.end();
  });
});

describe('clients that send a body slowly', () => {
  const app = Fastify();
  boundRequests(app, 1, 50);
  app.post<{ Body: { name?: string } }>('/api-backend/message/', async ({ body }) => body.name ?? 'empty');
  let origin = '';
  beforeAll(async () => {
    origin = await app.listen();
  });
  afterAll(() => app.close());
  const json = { 'content-type': 'application/json' };

  it('SH-18 take no place of others, and are refused with 408 after the limit', async () => {
    const begun = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...json, 'content-length': '100' };
        const call = httpRequest(`${origin}/api-backend/message/`, { method: 'POST', headers }, (answer) => {
          resolve(answer.resume().statusCode);
          call.destroy();
        });
        call.on('error', reject).write('{');
      });
    const slow = [begun(), begun(), begun()];
    const quick = { method: 'POST', headers: json, body: '{"name":"Clara"}' };
    expect(await (await fetch(`${origin}/api-backend/message/`, quick)).text()).toBe('Clara');
    expect(await Promise.all(slow)).toEqual([408, 408, 408]);
  });
});
