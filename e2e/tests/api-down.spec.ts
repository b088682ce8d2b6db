import { freePort } from '../support/programs';
import { withOwnShell } from '../support/own-shell';
import { expect, hydrated } from '../support/visitor';

/** A shell whose backend address has no server. */
const test = withOwnShell(async () => ({
  api: `http://127.0.0.1:${await freePort()}`,
  from: process.env.E2E_RELEASES,
}));

test.describe('without a backend', () => {
  test.beforeEach(({ forgiven }) => void forgiven.push('status of 502', 'status of 503', 'status of 404'));

  for (const path of ['/suche/pflegeanbieter/köln', '/pflegeanbieter/profiles/beispiel', '/pakete']) {
    test(`SH-15 ${path} is sent as HTML with a German message and a retry, and is not cached`, async ({
      page,
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(503);
      expect(response.headers()['cache-control']).toBe('no-store');
      await page.goto(path);
      await hydrated(page);
      await expect(
        page.getByText(/nicht erreichbar|Keine Verbindung|unerwarteter Fehler|fehlgeschlagen|antwortet nicht/).first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /Erneut/ }).first()).toBeVisible();
    });
  }

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('SH-15 a page says that it cannot be reached, and has no button that does nothing', async ({ page }) => {
      await page.goto('/pflegeanbieter/profiles/beispiel');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist gerade nicht erreichbar');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  });

  test('SH-15 its calls get German answers, and missing files are not cached', async ({ request }) => {
    const call = await request.get('/api-backend/stats/');
    expect([call.status(), call.headers()['cache-control']]).toEqual([502, 'no-store']);
    expect(await call.json()).toMatchObject({ error: { message: expect.stringContaining('antwortet nicht') } });
    const footerScript = await request.get('/page-builder/footer.js');
    expect([footerScript.status(), footerScript.headers()['cache-control']]).toEqual([200, 'no-store']);
  });

  test('SH-11 the frame works without a footer', async ({ page }) => {
    await page.goto('/gibt-es-nicht');
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(links.first()).toHaveText('Impressum');
    const [first, second] = [await links.first().boundingBox(), await links.nth(1).boundingBox()];
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThan(8);
  });

  test('SH-11 a page that the browser makes does not wait for a footer that hangs', async ({ page }) => {
    await page.route('**/page-builder?*', () => undefined);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveText('Impressum');
  });
});
