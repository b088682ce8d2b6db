import { expect, hydrated, origin, test } from '../support/visitor';

/** Pages that hydration.spec.ts does not open. */
const known = [
  '/pflegeanbieter',
  '/pflegepersonal',
  '/suche/pflegeanbieter/betreutes-wohnen',
  '/suche/pflegepersonal/köln',
  '/suche/pflegejobs/köln',
  '/pflegeanbieter/profiles/beispiel/stellenangebote/neue',
  '/pflegeanbieter/merkliste',
  '/pflegeanbieter/bewertung-abgeben/1',
  '/pflegeanbieter/bewertung/1/edit',
  '/pflegeanbieter/bewertung/1/melden',
  '/pflegeanbieter/bewertung/1/nachweis',
  '/verifizierung-inhaberschaft/1',
  '/registration',
  '/registration/pflegeanbieter',
  '/registration/pflegepersonal',
  '/registration/pflegesuchende',
  '/registration/einrichtung',
  '/passwort-vergessen',
  '/passwort-neu',
  '/e-mail-bestaetigen',
  '/benachrichtigung-bestaetigen',
  '/benachrichtigung-beenden',
  '/einladung',
  '/profile',
  '/profile/company',
  '/profile/company/bilder-und-videos',
  '/profile/company/bewertungen-einladen',
  '/profile/company/rechnungen',
  '/profile/company/unterstuetzung',
  '/nachrichten',
  '/nachrichten/1',
  '/agb',
  '/pflegeleitfaden',
];

test.describe('routes', () => {
  test('SH-01 every other page opens directly', async ({ page, complaints }) => {
    for (const path of known) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await hydrated(page);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(complaints.splice(0), path).toEqual([]);
    }
  });

  test('SH-01 an unknown path is a German 404 with status 404', async ({ page, forgiven }) => {
    forgiven.push('status of 404');
    const response = await page.goto('/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expect(page).toHaveTitle(/Diese Seite gibt es nicht/);
  });

  for (const path of ['/gibt/es-nicht%E2%80%A8x', '/pflegeanbieter/profiles/gibt-es%E2%80%A9nicht']) {
    test(`SH-01 so is ${path}, an address with a line separator, also once the script is there`, async ({
      page,
      forgiven,
    }) => {
      forgiven.push('status of 404');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(await response?.text()).toContain('Diese Seite gibt es nicht');
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('SH-01 SR-03 so is the search for something that is none of the three', async ({ request }) => {
    for (const path of ['/suche', '/suche/pflegeheime', '/suche/pflegeheime/köln'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  for (const path of [
    '/suche/pflegeanbieter/xyzort',
    '/pflegeanbieter/profiles/gibt-es-nicht',
    '/pflegeprodukte/gibt-es-nicht',
  ]) {
    test(`SH-01 ${path} is no page of ours and no server error`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([301, 302, 404]).toContain(response.status());
    });
  }

  test('PP-25 a trailing slash redirects to the one address', async ({ request }) => {
    const response = await request.get('/pakete/?a=1', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/pakete?a=1');
  });

  test('SH-09 no address of the site leads to another one', async ({ request }) => {
    for (const [method, status] of [['GET', 301] as const, ['POST', 303] as const]) {
      const response = await request.fetch(`${origin()}//boese.example/`, { method, maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([status, '/boese.example']);
    }
  });

  test('SH-01 a form that is sent before its script has loaded returns its page', async ({ request }) => {
    const response = await request.post('/login', { form: { username: 'anna' }, maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([303, '/login']);
  });

  test('SH-01 what the site cannot read at all it answers in German', async ({ request }) => {
    const response = await request.post('/login', {
      data: Buffer.from('{'),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status(), await response.text()]).toEqual([400, 'Ein unerwarteter Fehler ist aufgetreten']);
  });

  for (const path of [
    '/suche/%E0%A4%A',
    '/suche/pflegeanbieter/%00',
    '/suche/pflegeanbieter/stationare-pflege?city_slug=%00',
    `/suche/pflegeanbieter/köln?q=${'x'.repeat(10_000)}`,
  ]) {
    test(`SH-01 an unreadable address (${path.slice(0, 60)}) gets a German page and no server error`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect([400, 414]).toContain(response.status());
      expect(await response.text()).toContain('Diese Adresse können wir nicht lesen');
    });
  }

  test('SH-01 the page for an unreadable address stays after hydration, and leads on', async ({ page, forgiven }) => {
    forgiven.push('status of 400');
    for (const path of ['/suche/%E0%A4%A', '/suche/pflegeanbieter/stationare-pflege?city_slug=%00']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Adresse können wir nicht lesen');
      await page.getByRole('main').getByRole('link', { name: 'Pflegeanbieter finden' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('HTML is revalidated by its ETag and carries a strict policy without inline code', async ({ request }) => {
    const first = await request.get('/pakete');
    const { etag, 'content-security-policy': policy = '' } = first.headers();
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    const second = await request.get('/pakete', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(second.status()).toBe(304);
  });

  test('releases are immutable and compressed', async ({ request, page }) => {
    await page.goto('/pakete');
    const href = await page.locator('link[rel=preload][as=script]').first().getAttribute('href');
    const response = await request.get(href ?? '', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-encoding': 'br',
    });
  });
});
