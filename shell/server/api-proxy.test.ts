import { serverOfTests } from '@care/contracts/testing/server';
import Fastify from 'fastify';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { answerWholeRequests } from '@care/contracts/whole-requests';
import { footerRoute, forwardApi } from './api-proxy';

const received: unknown[] = [];
const ids: unknown[] = [];
let footer: [status: number, body: object] = [200, {}];
const api = serverOfTests(({ headers, url = '' }, response) => {
  received.push(headers['x-forwarded-for']);
  ids.push(headers['x-request-id']);
  const [status, body] = url.includes('/page-builder') ? footer : [200, {}];
  response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
});
const app = Fastify({ trustProxy: '10.0.0.1', genReqId: () => 'of-this-request' });
beforeAll(() => forwardApi(app, api.address));
beforeAll(() => footerRoute(app, api.address));
afterAll(() => app.close());

it.each(['/api-backend/user/details/', '/api/auth/session'])(
  'SH-10 has the address of the client, whatever the client states: %s',
  async (url) => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (const remoteAddress of ['203.0.113.1', '10.0.0.1']) await app.inject({ url, remoteAddress, headers });
    expect(received.splice(0)).toEqual(['203.0.113.1', '198.51.100.7']);
  },
);

it('SH-18 a request that is passed on has the id that names it in the log of the shell', async () => {
  ids.length = 0;
  await app.inject({ url: '/api-backend/package/', headers: { 'x-request-id': 'of-the-client' } });
  expect(ids).toEqual(['of-this-request']);
});

describe('an API that accepts requests and does not answer', () => {
  const site = Fastify();
  const late: (() => void)[] = [];
  const hanging = serverOfTests(({ method, url = '' }, response) => {
    if (url.endsWith('/download/')) response.write('first half, ');
    if (method === 'POST' || url.endsWith('/download/')) late.push(() => response.end('the rest'));
  });
  let address = '';
  beforeAll(async () => {
    await forwardApi(site, hanging.address, 1);
    address = await site.listen();
  });
  afterAll(() => site.close());

  it('SH-15 ends a read after the limit, with the error of an API that is away; begun answers and writes go on', async () => {
    const download = await fetch(`${address}/api-backend/download/`);
    const write = fetch(`${address}/api-backend/message/`, { method: 'POST' });
    while (late.length < 2) await setImmediate();

    const read = await fetch(`${address}/api-backend/company/`);
    expect([read.status, await read.json()]).toMatchObject([504, { error: { status: 504, code: 'unavailable' } }]);
    for (const answer of late.splice(0)) answer();
    expect([await download.text(), await (await write).text()]).toEqual(['first half, the rest', 'the rest']);
  });

  it('SH-18 any number of slow downloads leaves connections for others', async () => {
    const downloads = Array.from({ length: 130 }, () => fetch(`${address}/api-backend/download/`));
    const all = await Promise.all(downloads);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of late.splice(0)) answer();
    await Promise.all(all.map((answer) => answer.text()));
  });
});

describe('an API that refuses', () => {
  const site = Fastify();
  const strict = Fastify({ bodyLimit: 1024 * 1024 });
  answerWholeRequests(strict);
  let calls = 0;
  strict.post('/api-backend/message/', async () => ({ ok: true }));
  strict.get('/api-backend/company/', (_request, reply) => {
    calls++;
    return reply.code(503).header('retry-after', '1').send();
  });
  let address = '';
  beforeAll(async () => {
    await forwardApi(site, await strict.listen());
    address = await site.listen();
  });
  afterAll(() => Promise.all([site.close(), strict.close()]));
  const json = { 'content-type': 'application/json' };
  /** The status and the body of an answer to a written request. */
  const send = (headers: Record<string, string>, parts: Iterable<Buffer>): Promise<[number | undefined, string]> =>
    new Promise((resolve, reject) => {
      const call = httpRequest(`${address}/api-backend/message/`, { method: 'POST', headers }, (answer) => {
        void text(answer).then((body) => resolve([answer.statusCode, body]), reject);
      });
      call.once('error', reject);
      Readable.from(parts).pipe(call);
    });

  it('SH-15 accepts a request that expects 100-continue', async () => {
    const body = Buffer.from('{}');
    const headers = { ...json, expect: '100-continue', 'content-length': `${body.length}` };
    expect(await send(headers, [body])).toEqual([200, '{"ok":true}']);
  });

  it.each([
    ['of a stated length', { 'content-length': `${8 << 20}` }],
    ['in parts', { 'transfer-encoding': 'chunked' }],
  ])('SH-15 answers for itself when a body is larger than it accepts: %s', async (_how, headers) => {
    const parts = Array.from({ length: 8 }, () => Buffer.alloc(1 << 20, ' '));
    const tooLarge = expect.stringContaining('FST_ERR_CTP_BODY_TOO_LARGE');
    expect(await send({ ...json, ...headers }, parts)).toEqual([413, tooLarge]);
  });

  it('SH-18 is not asked again when it is overloaded', async () => {
    const answer = await fetch(`${address}/api-backend/company/`);
    expect([answer.status, answer.headers.get('retry-after'), calls]).toEqual([503, '1', 1]);
  });
});

it.each<[typeof footer, string, string]>([
  [[200, { js: 'x()' }], 'x()', 'public, max-age=300'],
  [[200, {}], '', 'public, max-age=300'],
  [[500, {}], '', 'no-store'],
])('SH-11 the script of the footer: is a file of the site: %j', async (answer, script, caching) => {
  footer = answer;
  const { body, headers } = await app.inject('/page-builder/footer.js');
  expect([body, headers['cache-control']]).toEqual([script, caching]);
  expect(headers['content-type']).toContain('text/javascript');
});

it('SH-15 the script of the footer: is empty, and not cached, if the API does not answer in time', async () => {
  footer = [200, { js: 'x()' }];
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const { statusCode, body, headers } = await app.inject('/page-builder/footer.js');
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '', 'no-store']);
});
