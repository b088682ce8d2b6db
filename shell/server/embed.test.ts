/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBED_COMPANY_PATH } from '@care/contracts/embed-addresses';
import { serverOfTests } from '@care/contracts/testing/server';
import Fastify from 'fastify';
import { embedRoutes } from './embed';

const folder = mkdtempSync(path.join(tmpdir(), 'embed-'));
mkdirSync(path.join(folder, 'web'));
writeFileSync(path.join(folder, 'embed.json'), JSON.stringify({ version: '1.0.0-x', integrity: {} }));
/** Answers with the status that the slug names. */
const api = serverOfTests(({ url }, response) => {
  const status = Number(/company\/(\d+)\//.exec(url ?? '')?.[1]);
  response.writeHead(status, { connection: 'close' }).end(JSON.stringify({ moved_to: 'neu' }));
});
const app = Fastify();
beforeAll(() =>
  embedRoutes(app, { dist: folder, releases: folder, apiUrl: api.address, origin: 'https://site.example' }),
);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (address: string) => app.inject(EMBED_COMPANY_PATH + address);

describe('the profile for other sites', () => {
  it('EM-05 is redirected after a renaming with the chosen view, parts and key', async () => {
    const { statusCode, headers } = await get('301/fragment?view=full&parts=rating&key=pk_1');
    expect([statusCode, headers.location]).toEqual([
      301,
      `${EMBED_COMPANY_PATH}neu/fragment?view=full&parts=rating&key=pk_1`,
    ]);
    expect((await get('301/fragment')).headers.location).toBe(`${EMBED_COMPANY_PATH}neu/fragment`);
  });

  it.each([
    [404, 404, 'no-store'],
    [410, 410, 'public, max-age=3600'],
    [429, 429, 'no-store'],
    [503, 502, 'no-store'],
  ])('EM-05 an API that answers %d leads to %d with cache-control %s', async (answered, status, caching) => {
    for (const part of ['fragment', 'bild/640']) {
      const { statusCode, headers } = await get(`${answered}/${part}`);
      expect([statusCode, headers['cache-control']]).toEqual([status, caching]);
    }
  });
});
