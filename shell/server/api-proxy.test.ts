/** @jest-environment node */
import { serverOfTests } from '@care/contracts/testing/server';
import Fastify from 'fastify';
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
});
