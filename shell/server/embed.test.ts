import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { EMBED_COMPANY_PATH, EMBED_VERSION_LIST_PATH, EMBED_VERSIONS_PATH } from '@care/contracts/embed-addresses';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { serverOfTests } from '@care/contracts/testing/server';
import { FolderReleaseStore } from '@care/federation/store';
import Fastify from 'fastify';
import { embedRoutes } from './embed';
import { keepEmbedVersion } from './embed-versions';

const folder = folderOfTests();
writeFiles(folder, { 'web/profil.css': '' });
const store = new FolderReleaseStore(path.join(folder, 'store'));
let asked: IncomingHttpHeaders = {};
let askedAt: string | undefined;
/** Answers with the status that the slug names. */
const api = serverOfTests(({ url, headers }, response) => {
  [asked, askedAt] = [headers, url];
  const status = Number(/company\/(\d+)\//.exec(url ?? '')?.[1]);
  response.writeHead(status, { connection: 'close' }).end(JSON.stringify({ moved_to: 'neu' }));
});
const app = Fastify();
beforeAll(() =>
  embedRoutes(app, {
    ...{ web: path.join(folder, 'web'), version: '1.0.0-x', releases: path.join(folder, 'store'), store },
    ...{ apiUrl: api.address, origin: 'https://site.example' },
  }),
);
afterAll(() => app.close());
const get = (address: string) => app.inject(EMBED_COMPANY_PATH + address);

it('EM-05 the profile for other sites: is redirected after a renaming with the chosen view, parts and key', async () => {
  const { statusCode, headers } = await get('301/fragment?view=full&parts=rating&key=pk_1');
  const moved = `${EMBED_COMPANY_PATH}neu/fragment?view=full&parts=rating&key=pk_1`;
  expect([statusCode, headers.location]).toEqual([301, moved]);
  expect((await get('301/fragment')).headers.location).toBe(`${EMBED_COMPANY_PATH}neu/fragment`);
});

it('PK-08 the profile for other sites: tells the API the page, the client and the key that a widget is asked with', async () => {
  const headers = { origin: 'https://haus.example', 'sec-fetch-site': 'cross-site' };
  await app.inject({ url: `${EMBED_COMPANY_PATH}404/fragment?key=pk_1`, headers });
  expect(asked).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.1' });
  expect(askedAt).toBe('/api-backend/embed/company/404/?key=pk_1');
});

it.each([
  [404, 404, 'no-store'],
  [410, 410, 'public, max-age=3600'],
  [429, 429, 'no-store'],
  [503, 502, 'no-store'],
])(
  'EM-05 the profile for other sites: an API that answers %d leads to %d with cache-control %s',
  async (answered, status, caching) => {
    for (const part of ['fragment', 'bild/640']) {
      const { statusCode, headers } = await get(`${answered}/${part}`);
      expect([statusCode, headers['cache-control']]).toEqual([status, caching]);
    }
  },
);

describe('the versions for other sites', () => {
  /** The public folder of a build. */
  function built(version: string): string {
    const web = path.join(folder, `build-${version}`);
    const files = ['profil.js', 'profil.js.br', 'live.js', 'live.js.br', 'profil.css'];
    writeFiles(web, Object.fromEntries(files.map((file) => [file, `${file} ${version}`])));
    return web;
  }
  it('EM-05 are listed with hash and size, the current one first, and then the newest; those without their files are not', async () => {
    // A version of before the time was noted, and one that was not stored whole.
    await store.writeFolder('embed/0.9.0-a', built('0.9.0-a'));
    await store.write('embed/0.9.1-a/profil.js', 'half');
    for (const [day, version] of ['1.0.0-x', '1.0.0-b', '1.0.0-a'].entries())
      await keepEmbedVersion(store, version, built(version), new Date(2026, 10, day));
    const { current, versions } = (await app.inject(EMBED_VERSION_LIST_PATH)).json<{
      current: string;
      versions: { version: string; integrity: string; bytes: number }[];
    }>();
    expect(current).toBe('1.0.0-x');
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0-x', '1.0.0-a', '1.0.0-b', '0.9.0-a']);
    const integrity = `sha384-${createHash('sha384').update('profil.js 1.0.0-x').digest('base64')}`;
    const bytes = 'profil.js.br 1.0.0-xlive.js.br 1.0.0-x'.length;
    expect(versions[0]).toEqual({ version: '1.0.0-x', integrity, bytes });
  });

  it('EM-05 are served unchanged for good, for every origin, and nothing else of the store is', async () => {
    const { statusCode, headers, body } = await app.inject(`${EMBED_VERSIONS_PATH}1.0.0-b/profil.js`);
    expect([statusCode, body]).toEqual([200, 'profil.js 1.0.0-b']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect((await app.inject(`${EMBED_VERSIONS_PATH}1.0.0-b/stored.json`)).statusCode).toBe(404);
    expect((await app.inject(EMBED_VERSION_LIST_PATH)).headers).toMatchObject({ 'access-control-allow-origin': '*' });
  });
});
