import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import Fastify from 'fastify';
import { ownScriptsIn, serveFiles } from './static-files';

const folder = folderOfTests();
const write = (files: string[]) => writeFiles(folder, Object.fromEntries(files.map((file) => [file, file])));
const folders = { releases: path.join(folder, 'store'), web: path.join(folder, 'dist/web') };
const app = Fastify();
let port = 0;

beforeAll(async () => {
  const web = ['page.js', 'page.js.br', 'page.css', 'page.js.map'].map((file) => `web/${file}`);
  const release = [...web, 'maps/page.js.map', 'maps/index.json', 'node/server.cjs', 'slice.json'];
  write(release.map((file) => `store/mf-x/1.0.0-a/${file}`));
  write(['store/registry.json', 'store/assets/logo.svg']);
  const own = ['web/assets/text.woff2', 'web/main.js', 'web/main.js.map', 'maps/main.js.map', 'node/main.mjs'];
  write(own.map((file) => `dist/${file}`));
  await serveFiles(app, folders, async (name) => (name === 'missing.js' ? undefined : Buffer.from(`former ${name}`)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends the path unchanged; `fetch` would resolve the dots. */
const statusOf = (address: string, headers = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

const RELEASE = '/releases/mf-x/1.0.0-a';

it.each([
  `${RELEASE}/web/page.js`,
  `${RELEASE}/web/page.css`,
  '/releases/assets/logo.svg',
  '/releases/assets/text.woff2',
  '/shell/main.js',
  '/shell/former.js',
])('SH-17 the public files: include scripts, styles and pictures: %s', async (address) => {
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address, { 'accept-encoding': 'br' })).toBe(200);
});

it.each([
  `${RELEASE}/maps/page.js.map`,
  `${RELEASE}/maps/index.json`,
  `${RELEASE}/web/page.js.map`,
  `${RELEASE}/web/../maps/page.js.map`,
  `${RELEASE}/web/%2e%2e/maps/page.js.map`,
  `${RELEASE}/web/..%2fmaps%2fpage.js.map`,
  '/shell/main.js.map',
  '/shell/../maps/main.js.map',
  '/shell/%2e%2e/maps/main.js.map',
  '/shell/..%2fmaps%2fmain.js.map',
  '/releases/assets/../mf-x/1.0.0-a/maps/page.js.map',
  '/releases/assets/%2e%2e/mf-x/1.0.0-a/maps/page.js.map',
  '/maps/main.js.map',
  `${RELEASE}/node/server.cjs`,
  `${RELEASE}/slice.json`,
  '/releases/registry.json',
  '/shell/../node/main.mjs',
  '/shell/former.js.map',
  '/shell/..%2fregistry.json',
  '/shell/..%2fshell-builds%2fabc.json',
  '/shell/missing.js',
])('SH-10 the public files: include no source map and nothing that only the server reads: %s', async (address) =>
  expect([403, 404]).toContain(await statusOf(address)),
);

it('SH-18 the public files: include scripts and styles of other builds of the shell, after its own', async () => {
  expect((await app.inject('/shell/main.js')).body).toBe('dist/web/main.js');
  const { body, headers } = await app.inject('/shell/former.js');
  expect(body).toBe('former former.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  expect((await app.inject('/shell/former.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

it('SH-20 the script of several pages of the shell is that of each of them', () => {
  const files = ['vendor.a1.js', 'main.b2.js', 'page-articles-guides.c3.js', 'page-legal.d4.js', '123.e5.js'];
  write(files.map((file) => `own/${file}`));
  expect(ownScriptsIn(path.join(folder, 'own'))).toEqual({
    scripts: ['/shell/vendor.a1.js', '/shell/main.b2.js'],
    ownScripts: {
      'shell/articles': '/shell/page-articles-guides.c3.js',
      'shell/guides': '/shell/page-articles-guides.c3.js',
      'shell/legal': '/shell/page-legal.d4.js',
    },
  });
});
