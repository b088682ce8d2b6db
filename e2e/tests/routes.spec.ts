import { routes } from '@care/contracts/routes';
import { test } from '@playwright/test';
import { expect, openPage, origin, test as visit } from '../support/visitor';

/** Every address without a parameter, and some with one. */
const known = [
  ...Object.values(routes).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern])),
  ...['/suche/pflegeanbieter/betreutes-wohnen', '/suche/pflegepersonal/köln', '/suche/pflegejobs/köln'],
  ...['/pflegeanbieter/profiles/beispiel/stellenangebote/neue', '/pflegeanbieter/bewertung-abgeben/1'],
  ...['/pflegeanbieter/bewertung/1/edit', '/pflegeanbieter/bewertung/1/melden', '/verifizierung-inhaberschaft/1'],
  ...['/profile/company/rechnungen', '/nachrichten/1'],
];

const legalPages = {
  '/impressum': 'Impressum',
  '/datenschutz': 'Datenschutz',
  '/agb': 'Allgemeine Geschäftsbedingungen',
  '/barrierefreiheit': 'Informationen zur Barrierefreiheit',
  '/so-sortieren-wir': 'So sortieren wir',
  '/so-pruefen-wir-bewertungen': 'So prüfen wir Bewertungen',
  '/kontakt': 'Kontakt',
};

const missing = [
  ...['/gibt-es-nicht', '/gibt/es-nicht%E2%80%A8x', '/pflegeanbieter/profiles/gibt-es%E2%80%A9nicht'],
  ...['/suche', '/suche/pflegeheime', '/suche/pflegeheime/köln', '/pflegeanbieter/profiles/gibt-es-nicht'],
  ...['/pflegeprodukte/gibt-es-nicht', '/pflegemagazin/gibt-es-nicht', '/pflegeratgeber/gibt-es-nicht'],
  ...['/pflegemagazin?page=99', '/pflegeratgeber?page=99'],
];

const unreadable = [
  '/suche/%E0%A4%A',
  '/suche/pflegeanbieter/%00',
  '/suche/pflegeanbieter/stationare-pflege?city_slug=%00',
  `/suche/pflegeanbieter/köln?q=${'x'.repeat(10_000)}`,
];

test.use({ baseURL: process.env.E2E_ORIGIN });

test('SH-01 SH-20 every page opens by its address with headline, legal text too, in the HTML', async ({ request }) => {
  for (const path of known) {
    const response = await request.get(path);
    expect.soft([path, response.status()]).toEqual([path, 200]);
    expect.soft(await response.text(), path).toMatch(/<main.*<h1/s);
  }
  for (const [path, title] of Object.entries(legalPages)) {
    const html = await (await request.get(path)).text();
    expect(html.replaceAll('\u00ad', ''), 'the headline, without its soft hyphens').toContain(`>${title}</h1>`);
    expect(html.match(/<h2/g)?.length, path).toBeGreaterThan(2);
    if (path === '/datenschutz') expect(html).toContain('id="cookie-einstellungen"');
    if (path === '/impressum') expect(html).toContain('Pflegefenster Demonstration (erfundene Angaben)');
  }
});

test('SH-01 what does not exist or cannot be read is a German page with its status', async ({ request }) => {
  for (const path of missing) {
    const response = await request.get(path);
    expect.soft([path, response.status()]).toEqual([path, 404]);
    expect.soft(await response.text(), path).toContain('Diese Seite gibt es nicht');
  }
  for (const path of unreadable) {
    const response = await request.get(path);
    expect.soft([400, 414], path.slice(0, 60)).toContain(response.status());
    expect.soft(await response.text(), path.slice(0, 60)).toContain('Diese Adresse können wir nicht lesen');
  }
  const broken = await request.post('/login', {
    data: Buffer.from('{'),
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.status(), await broken.text()]).toEqual([400, 'Ein unerwarteter Fehler ist aufgetreten']);
});

test('PP-25 SR-01 SH-09 other spellings lead to the one address, and none to another site', async ({ request }) => {
  const leadsTo = async (path: string, method = 'GET') => {
    const response = await request.fetch(path, { method, maxRedirects: 0 });
    return [response.status(), decodeURI(response.headers().location ?? '')];
  };
  expect(await leadsTo('/pakete/?a=1')).toEqual([301, '/pakete?a=1']);
  expect(await leadsTo('/suche/pflegeanbieter/koeln?radius=50')).toEqual([301, '/suche/pflegeanbieter/köln?radius=50']);
  expect(await leadsTo(`${origin()}//boese.example/`)).toEqual([301, '/boese.example']);
  expect(await leadsTo(`${origin()}//boese.example/`, 'POST')).toEqual([303, '/boese.example']);
  expect(await leadsTo('/login', 'POST')).toEqual([303, '/login']);
});

test('SH-10 HTML has ETag and strict policy, and its scripts are immutable and compressed', async ({ request }) => {
  const first = await request.get('/pakete');
  const { 'content-security-policy': policy = '' } = first.headers();
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  // Other tests publish texts and notices, which may change the page between two requests.
  await expect(async () => {
    const { etag } = (await request.get('/pakete')).headers();
    const second = await request.get('/pakete', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(second.status()).toBe(304);
  }).toPass();
  const script = /<link rel="preload" as="script" href="([^"]+)"|<script[^>]* src="([^"]+)"/.exec(await first.text());
  const release = await request.get(script?.[1] ?? script?.[2] ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(release.headers()).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    'content-encoding': 'br',
  });
});

visit('SH-01 the page for a missing or unreadable address stays, and leads on', async ({ page, forgiven }) => {
  forgiven.push('status of 404', 'status of 400');
  await openPage(page, '/gibt/es-nicht%E2%80%A8x');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expect(page).toHaveTitle(/Diese Seite gibt es nicht/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openPage(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=%00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse können wir nicht lesen');
  await page.getByRole('main').getByRole('link', { name: 'Pflegeanbieter finden' }).click();
  await expect(page).toHaveURL('/');
});
