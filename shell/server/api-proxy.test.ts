/** @jest-environment node */
import { serverOfTests } from '@care/contracts/testing/server';
import Fastify from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { footerRoute, forwardApi } from './api-proxy';

const received: unknown[] = [];
let footer: [status: number, body: object] = [200, {}];
const api = serverOfTests(({ headers, url = '' }, response) => {
  received.push(headers['x-forwarded-for']);
  const [status, body] = url.includes('/page-builder') ? footer : [200, {}];
  response.writeHead(status, { connection: 'close' }).end(JSON.stringify(body));
});
const app = Fastify({ trustProxy: '10.0.0.1' });
beforeAll(() => forwardApi(app, api.address));
beforeAll(() => footerRoute(app, api.address));
afterAll(() => app.close());

describe('a request that is passed on to the API', () => {
  it.each(['/api-backend/user/details/', '/api/auth/session'])(
    'SH-10 has the address of the client, whatever the client states: %s',
    async (url) => {
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      for (const remoteAddress of ['203.0.113.1', '10.0.0.1']) await app.inject({ url, remoteAddress, headers });
      expect(received.splice(0)).toEqual(['203.0.113.1', '198.51.100.7']);
    },
  );
});

describe('an API that accepts requests and does not answer', () => {
  const site = Fastify();
  const late: (() => void)[] = [];
  const hanging = serverOfTests(({ method, url = '' }, response) => {
    if (url.endsWith('/download/')) response.write('first half, ');
    if (method === 'POST' || url.endsWith('/download/')) late.push(() => response.end('the rest'));
  });
  beforeAll(() => forwardApi(site, hanging.address, 1));
  afterAll(() => site.close());

  it('SH-15 ends a read after the limit, with the error of an API that is away; begun answers and writes go on', async () => {
    const address = await site.listen();
    const download = await fetch(`${address}/api-backend/download/`);
    const write = fetch(`${address}/api-backend/message/`, { method: 'POST' });
    while (late.length < 2) await setImmediate();

    const read = await fetch(`${address}/api-backend/company/`);
    expect([read.status, await read.json()]).toMatchObject([504, { error: { status: 504, code: 'unavailable' } }]);
    for (const answer of late) answer();
    expect([await download.text(), await (await write).text()]).toEqual(['first half, the rest', 'the rest']);
  });
});

describe('the script of the footer', () => {
  it.each<[typeof footer, string, string]>([
    [[200, { js: 'x()' }], 'x()', 'public, max-age=300'],
    [[200, {}], '', 'public, max-age=300'],
    [[500, {}], '', 'no-store'],
  ])('SH-11 is a file of the site: %j', async (answer, script, caching) => {
    footer = answer;
    const { body, headers } = await app.inject('/page-builder/footer.js');
    expect([body, headers['content-type'], headers['cache-control']]).toEqual([
      script,
      expect.stringContaining('text/javascript'),
      caching,
    ]);
  });

  it('SH-15 is empty, and not cached, if the API does not answer in time', async () => {
    footer = [200, { js: 'x()' }];
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const { statusCode, body, headers } = await app.inject('/page-builder/footer.js');
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '', 'no-store']);
  });
});
