import { withOwnShell } from '../support/own-shell';
import { freePort } from '../support/site';
import { expect, openPage } from '../support/visitor';

/** A shell whose backend address has no server. */
const test = withOwnShell(async () => ({ api: `http://127.0.0.1:${await freePort()}` }));

test('SH-15 SH-11 without a backend pages are messages', async ({ page, request, browser, shell, forgiven }) => {
  forgiven.push('status of 502', 'status of 503');
  for (const path of ['/suche/pflegeanbieter/köln', '/pakete']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([503, 'no-store']);
  }
  const call = await request.get('/api-backend/stats/');
  expect([call.status(), call.headers()['cache-control']]).toEqual([502, 'no-store']);
  expect(await call.json()).toMatchObject({ error: { message: expect.stringContaining('antwortet nicht') } });

  await openPage(page, '/pflegeanbieter/profiles/beispiel');
  await expect(page.getByText(/nicht erreichbar|Keine Verbindung|antwortet nicht/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Erneut/ }).first()).toBeVisible();

  // SH-11: the frame has its own links where the footer is missing, also while that hangs.
  await page.route('**/page-builder?*', () => undefined);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toHaveText('Impressum');
  const [first, second] = [await links.first().boundingBox(), await links.nth(1).boundingBox()];
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThan(8);

  // Without JavaScript there is no button that does nothing.
  const context = await browser.newContext({ baseURL: shell.origin, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/pflegeanbieter/profiles/beispiel');
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ist gerade nicht erreichbar');
  await expect(still.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(still.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
