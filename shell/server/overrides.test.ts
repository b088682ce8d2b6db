/** @jest-environment node */
import { signGrant, type SliceManifest, type SliceOverrides } from '@care/federation/store';
import Fastify from 'fastify';
import { compositionOf } from './composition';
import { Overrides } from './overrides';
import { Pages } from './pages';

const SECRET = 'a secret of the site, 32 characters long';
const LOCAL = 'http://127.0.0.1:3102/';
const manifest = (version: string): SliceManifest => ({
  name: 'mf-search',
  version,
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: { home: { js: [], css: [] } },
  routes: [{ path: '/', expose: 'home', render: 'server', slots: [], query: [] }],
  fills: {},
  navigation: [],
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  server: { file: 'server.cjs', integrity: `sha384-${'A'.repeat(64)}` },
});
const grant = (overrides: SliceOverrides, seconds = 60, secret = SECRET) =>
  signGrant(secret, { overrides, expires: Math.ceil(Date.now() / 1000) + seconds });

describe('slices replaced in one browser', () => {
  const live = compositionOf({ revision: 3, slices: { 'mf-search': manifest('1.0.0-aaaaaaaa') }, history: [] });
  const store = {
    read: (name: string) =>
      Promise.resolve(
        name === 'mf-search/1.1.0-bbbbbbbb/slice.json'
          ? Buffer.from(JSON.stringify(manifest('1.1.0-bbbbbbbb')))
          : undefined,
      ),
  };
  function siteWith(secret: string | undefined) {
    const app = Fastify();
    const overrides = new Overrides({ secret, origins: ['http://127.0.0.1:*'], isSecure: true }, store);
    overrides.routes(app);
    const pages = new Pages({
      renderer: undefined,
      compositionFor: () => live,
      overriddenFor: (cookies, composition) => overrides.forBrowser(cookies, composition),
      contractsVersion: '1.0.0',
      scripts: ['/shell/main.js'],
      icon: '/icon.svg',
      ownScripts: {},
      origin: 'https://pflege.example',
      cacheSeconds: 60,
      cacheBytes: 1_000_000,
      log: app.log,
    });
    app.setNotFoundHandler((request, reply) => pages.answer(request, reply));
    return app;
  }
  const app = siteWith(SECRET);
  const open = (text: string, to = '/suche') =>
    app.inject(`/platform-override?${new URLSearchParams({ grant: text, to })}`);
  const page = (text?: string) => app.inject({ url: '/', headers: text ? { cookie: `x=1; pf-override=${text}` } : {} });

  it('EM-04 a signed link sets a cookie that scripts cannot read, and leads to the page', async () => {
    const text = grant({ 'mf-search': { url: LOCAL } });
    const { statusCode, headers } = await open(text);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/suche', 'no-store']);
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^pf-override=${text}; Path=/; Max-Age=(60|59); HttpOnly; SameSite=Lax; Secure$`),
    );
  });

  it.each([
    ['a link of another secret', grant({}, 60, `${SECRET}!`), 'Dieser Link gilt nicht.'],
    ['an expired link', grant({}, -1), 'Dieser Link ist abgelaufen.'],
    [
      'an origin that is not allowed',
      grant({ 'mf-search': { url: 'https://evil.example/' } }),
      'Dieser Link nennt eine Adresse',
    ],
    [
      'a version that does not exist',
      grant({ 'mf-search': { version: '9.9.9-cccccccc' } }),
      'Dieser Link nennt eine Version',
    ],
  ])('EM-04 refuses %s in words, and a cookie with it is ignored', async (_what, text, words) => {
    const refused = await open(text);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    expect(refused.payload).toContain(words);
    expect((await page(text)).payload).toBe((await page()).payload);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('EM-04 does not lead to %s', async (to) => {
    expect((await open(grant({}), to)).headers.location).toBe('/');
  });

  it('EM-04 this browser gets the address and may load from its origin; the page is kept by nobody', async () => {
    const { payload, headers } = await page(grant({ 'mf-search': { url: LOCAL } }));
    expect(payload).toContain(`"overrides":{"mf-search":"${LOCAL}"}`);
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://127.0.0.1:3102;");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:3102;");
  });

  it('EM-04 this browser gets another version of the store', async () => {
    const { payload } = await page(grant({ 'mf-search': { version: '1.1.0-bbbbbbbb' } }));
    expect(payload).toContain('1.1.0-bbbbbbbb');
    expect(payload).not.toContain('1.0.0-aaaaaaaa');
  });

  it('EM-04 everybody else gets what is live, before and after, and nothing opens for them', async () => {
    const before = await page();
    await page(grant({ 'mf-search': { url: LOCAL } }));
    const after = await page();
    for (const { payload, headers } of [before, after]) {
      expect(payload).toContain('1.0.0-aaaaaaaa');
      expect(payload).not.toContain('overrides');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
    }
  });

  it('EM-04 the cookie can be deleted', async () => {
    const { statusCode, headers } = await app.inject({ method: 'DELETE', url: '/platform-override' });
    expect([statusCode, headers['set-cookie']]).toEqual([
      204,
      expect.stringMatching(/^pf-override=; Path=\/; Max-Age=0;/),
    ]);
  });

  it('EM-04 without a secret there is neither link nor cookie', async () => {
    const closed = siteWith(undefined);
    const text = grant({ 'mf-search': { url: LOCAL } }, 60, '');
    expect((await closed.inject(`/platform-override?grant=${text}`)).headers['set-cookie']).toBeUndefined();
    const { payload } = await closed.inject({ url: '/', headers: { cookie: `pf-override=${text}` } });
    expect(payload).not.toContain('overrides');
  });
});
