/** @jest-environment node */
import { serverOfTests } from '@care/contracts/testing/server';
import Fastify from 'fastify';
import { forwardApi } from './api-proxy';

const received: unknown[] = [];
const api = serverOfTests(({ headers }, response) => {
  received.push(headers['x-forwarded-for']);
  response.writeHead(200, { connection: 'close' }).end('{}');
});
const app = Fastify({ trustProxy: '10.0.0.1' });
beforeAll(() => forwardApi(app, api.address));
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
