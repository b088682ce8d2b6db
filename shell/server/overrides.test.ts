import { createKeys, readGrant, signGrant, trustedKeys } from '@care/federation/store';
import type { HistoryEntry, RegistryDocument, SliceOverrides, TrustedKeys } from '@care/federation/store';
import Fastify from 'fastify';
import { OVERRIDE_PATH } from '../client/paths';
import { compositionOf } from './composition';
import { Overrides } from './overrides';
import { Pages } from './pages';
import { manifestOf } from '../testing/manifest';
import { PAGES_OF_TESTS } from './testing/test-settings';

const SECRET = 'a secret of the site, 32 characters long';
const LOCAL = 'http://127.0.0.1:3102/';
const manifest = (version: string) =>
  manifestOf(version, {
    exposes: { home: { js: [], css: [] } },
    routes: [{ path: '/', expose: 'home', render: 'server', slots: [], query: [] }],
  });
const grant = (overrides: SliceOverrides, seconds = 60, secret = SECRET) =>
  signGrant(secret, { overrides, expires: Math.ceil(Date.now() / 1000) + seconds });

const at = (url: string): SliceOverrides => ({ 'mf-search': { url } });
const release = (version: string): SliceOverrides => ({ 'mf-search': { version } });
const NOT_HERE = 'Diese Adresse ist hier nicht erlaubt.';

const LIVE = '1.0.0-aaaaaaaa';
const OTHER = '1.1.0-bbbbbbbb';
const WITHDRAWN = '1.2.0-cccccccc';
const UNPUBLISHED = '1.3.0-dddddddd';
const NEXT_CONTRACTS = '2.0.0-eeeeeeee';
const PRUNED = '0.9.0-ffffffff';
const CANARY = '1.4.0-abababab';

const changes: [action: HistoryEntry['action'], version: string][] = [
  ...[PRUNED, OTHER, WITHDRAWN].map((version): ['publish', string] => ['publish', version]),
  ['withdraw', WITHDRAWN],
  ...[NEXT_CONTRACTS, LIVE].map((version): ['publish', string] => ['publish', version]),
  ['canary', CANARY],
];
const entry = { at: '2026-11-20T08:00:00.000Z', slice: 'mf-search' };
const registry: RegistryDocument = {
  revision: 7,
  slices: { 'mf-search': manifest(LIVE) },
  history: changes.map(([action, version], index) => ({ ...entry, revision: index + 1, action, version })),
  withdrawn: { 'mf-search': [WITHDRAWN] },
  canary: { percent: 5, manifest: manifest(CANARY) },
};

const live = compositionOf({ revision: 3, slices: { 'mf-search': manifest(LIVE) }, history: [] });
const files = new Map<string, object>([['registry.json', registry]]);
for (const version of [LIVE, OTHER, WITHDRAWN, UNPUBLISHED, CANARY, NEXT_CONTRACTS])
  files.set(`mf-search/${version}/slice.json`, {
    ...manifest(version),
    contracts: version === NEXT_CONTRACTS ? '^2.0.0' : '^1.0.0',
  });
const store = {
  read: async (name: string) => (files.has(name) ? Buffer.from(JSON.stringify(files.get(name))) : undefined),
};
function siteWith(secret: string | undefined, keys?: TrustedKeys) {
  const app = Fastify();
  const origins = ['http://127.0.0.1:*', 'https://*.teams.example'];
  const overrides = new Overrides({ secret, origins, isSecure: true, contractsVersion: '1.0.0', keys }, store);
  overrides.routes(app);
  const pages = new Pages({
    ...PAGES_OF_TESTS,
    compositionFor: () => live,
    overriddenFor: (cookies, composition) => overrides.forBrowser(cookies, composition),
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
  const text = grant(at(LOCAL));
  const { statusCode, headers } = await open(text);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/suche', 'no-store']);
  const cookie = `^pf-override=${text}; Path=/; Max-Age=(60|59); HttpOnly; SameSite=Lax; Secure$`;
  expect(headers['set-cookie']).toMatch(new RegExp(cookie));
});

const notAllowed: [what: string, overrides: SliceOverrides, words: string][] = [
  [
    'an origin that is not allowed',
    at('https://evil.example/'),
    `${NOT_HERE} Erlaubt sind 127.0.0.1 und *.teams.example.`,
  ],
  ['an origin that only ends like an allowed one', at('https://evilteams.example/'), NOT_HERE],
  ['a version that does not exist', release('9.9.9-99999999'), 'wurde nicht veröffentlicht'],
  ['a version in the store that was never published', release(UNPUBLISHED), 'wurde nicht'],
  ['a published version that the store lost', release(PRUNED), 'wurde nicht veröffentlicht'],
  ['a withdrawn version', release(WITHDRAWN), 'Diese Version wurde zurückgezogen.'],
  ['a version for other contracts', release(NEXT_CONTRACTS), 'passt nicht zum Vertrag'],
  ['the version of another slice', { 'mf-other': { version: OTHER } }, 'wurde nicht veröffentlicht'],
];
it.each([
  ['a link of another secret', grant({}, 60, `${SECRET}!`), 'Dieser Link gilt nicht.'],
  ['a changed link', grant({}).replace(/^./, 'f'), 'Dieser Link gilt nicht.'],
  ['an expired link', grant({}, -1), 'Dieser Link galt bis'],
  ...notAllowed.map(([what, overrides, words]): [string, string, string] => [what, grant(overrides), words]),
])('EM-04 refuses %s in words, and a cookie with it is ignored', async (_what, text, words) => {
  const refused = await open(text);
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect(refused.payload).toContain(words.replace('Dieser Link galt', 'Der Link galt'));
  expect((await page(text)).payload).toBe((await page()).payload);
});

describe('the calls of the panel', () => {
  const headersOf = (text?: string) => (text ? { cookie: `pf-override=${text}` } : {});
  const save = (body: unknown, text?: string, on = app) =>
    on.inject({ method: 'PUT', url: OVERRIDE_PATH, headers: headersOf(text), payload: body as object });
  const list = (text?: string, slice = 'mf-search', on = app) =>
    on.inject({ url: `${OVERRIDE_PATH}/${slice}`, headers: headersOf(text) });

  it('EM-04 a chosen version is signed anew, ends with the link and is what the next page has', async () => {
    const { statusCode, headers } = await save(release(OTHER), grant({}, 60));
    expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
    const cookie = /^pf-override=([\w.-]+); Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax; Secure$/;
    const [, text = '', seconds] = cookie.exec(String(headers['set-cookie'])) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    const before = readGrant(SECRET, grant({}, 60));
    const after = readGrant(SECRET, text);
    expect(before.success && after.success && after.grant.expires - before.grant.expires).toBeLessThanOrEqual(0);
    expect((await page(text)).payload).toContain(`"overrides":{"mf-search":{"version":"${OTHER}"}}`);
  });

  it.each(notAllowed)('EM-04 a browser with a valid link cannot choose %s', async (_what, overrides, words) => {
    const { statusCode, headers, payload } = await save(overrides, grant({}));
    expect([statusCode, headers['set-cookie']]).toEqual([400, undefined]);
    expect(payload).toContain(words);
  });

  it.each([
    ['without a link', undefined],
    ['with a forged one', grant({}, 60, `${SECRET}!`)],
    ['with an expired one', grant({}, -1)],
  ])('EM-04 a browser %s can neither choose nor read versions', async (_what, text) => {
    const saved = await save(release(OTHER), text);
    expect([saved.statusCode, saved.headers['set-cookie']]).toEqual([403, undefined]);
    const listed = await list(text);
    expect([listed.statusCode, listed.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(listed.payload).not.toContain(OTHER);
  });

  it('EM-04 refuses what is no override, and more of them than a cookie holds', async () => {
    const invalid = [at('javascript:alert(1)'), { 'mf-search': {} }, ['mf-search'], { '../x': {} }];
    const url = `${LOCAL}${'a'.repeat(60)}/`;
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`mf-${'x'.repeat(i + 1)}`, { url }]));
    for (const body of [...invalid, many]) {
      const { statusCode, headers } = await save(body, grant({}));
      expect([statusCode, headers['set-cookie']]).toEqual([400, undefined]);
    }
    expect((await save(many, grant({}))).payload).toBe('So viele Slices lassen sich nicht auf einmal umlenken.');
  });

  it('EM-04 lists the published versions of a slice, the newest first, with what may not run', async () => {
    const { headers, payload } = await list(grant({}));
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(payload)).toEqual([
      { version: CANARY, fits: true, state: 'canary' },
      { version: LIVE, fits: true, state: 'live' },
      { version: NEXT_CONTRACTS, fits: false },
      { version: WITHDRAWN, fits: true, state: 'withdrawn' },
      { version: OTHER, fits: true },
    ]);
  });

  it('EM-04 where releases are signed, a history that is not counts for nothing', async () => {
    const signed = siteWith(SECRET, trustedKeys([createKeys().publicKey]));
    expect(JSON.parse((await list(grant({}), 'mf-search', signed)).payload)).toEqual([]);
    expect((await save(release(OTHER), grant({}), signed)).statusCode).toBe(400);
  });
});

it('EM-04 a link without overrides opens the panel, and leads to no other site', async () => {
  const { headers } = await open(grant({}), '/suche?ort=K#oben');
  expect(headers.location).toBe('/suche?ort=K#entwicklerleiste');
  expect((await page(grant({}))).payload).toContain('"overrides":{"until":');
  for (const to of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])
    expect((await open(grant({}), to)).headers.location).toBe('/#entwicklerleiste');
});

it('EM-04 this browser gets the address and may load from its origin; the page is kept by nobody', async () => {
  const { payload, headers } = await page(grant(at(LOCAL)));
  expect(payload).toContain(`"overrides":{"mf-search":{"url":"${LOCAL}"}}`);
  expect(headers['cache-control']).toBe('no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:3102;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:3102;");
  expect(policy).toContain("img-src 'self' data: http://127.0.0.1:3102;");
});

it('EM-04 this browser alone gets another version of the store, and no cache keeps its page', async () => {
  const text = grant(release(OTHER));
  const before = await page();
  const { payload, headers } = await page(text);
  expect(payload).toContain(`"name":"mf-search","version":"${OTHER}"`);
  expect(payload).not.toContain(`"name":"mf-search","version":"${LIVE}"`);
  expect(payload).toContain(`"live":{"mf-search":"${LIVE}"}`);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
  const asked = await app.inject({ url: '/', headers: { cookie: `pf-override=${text}`, 'if-none-match': '*' } });
  expect(asked.statusCode).toBe(200);
  for (const others of [before, await page()]) {
    expect(others.payload).toContain(LIVE);
    expect(others.payload).not.toContain('overrides');
    expect(others.headers['content-security-policy']).toContain("script-src 'self';");
  }
  expect((await page(text)).payload).toContain(OTHER);
});

it('EM-04 the cookie can be deleted', async () => {
  const { statusCode, headers } = await app.inject({ method: 'DELETE', url: OVERRIDE_PATH });
  expect(statusCode).toBe(204);
  expect(headers['set-cookie']).toMatch(/^pf-override=; Path=\/; Max-Age=0;/);
});

it('EM-04 without a secret there is neither link nor cookie nor call', async () => {
  const closed = siteWith(undefined);
  const text = grant(at(LOCAL), 60, '');
  const cookie = `pf-override=${text}`;
  const link = await closed.inject(`/platform-override?grant=${text}`);
  const saved = await closed.inject({ method: 'PUT', url: OVERRIDE_PATH, headers: { cookie }, payload: {} });
  expect([link, saved].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
  const listed = await closed.inject({ url: `${OVERRIDE_PATH}/mf-search`, headers: { cookie } });
  expect(listed.payload).not.toContain(OTHER);
  const { payload } = await closed.inject({ url: '/', headers: { cookie } });
  expect(payload).not.toContain('overrides');
});
