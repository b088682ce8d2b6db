import { rename } from 'node:fs/promises';
import path from 'node:path';
import { withOwnShell } from '../support/own-shell';
import type { Shell } from '../support/site';
import { expect, goInside, hydrated, mark } from '../support/visitor';

const test = withOwnShell(() => ({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES }));

const unavailable = 'Dieser Bereich ist gerade nicht erreichbar';
const reload = { name: 'Erneut laden' };

/** A page of each slice, and what shows that it is there. */
const pagesOf = {
  'mf-search': { path: '/suche/pflegeanbieter/köln', shows: 'Pflegeanbieter in Köln' },
  'mf-provider-profile': { path: '/pflegeanbieter/profiles/beispiel', shows: 'Leistungen' },
  'mf-account': { path: '/login', shows: 'Anmelden' },
  'mf-packages': { path: '/pakete', shows: 'Pakete' },
  'mf-products': { path: '/pflegeprodukte/pflegebetten', shows: 'Pflegebetten' },
} as const;

test.describe('a slice that is down', () => {
  test.beforeEach(({ forgiven }) => void forgiven.push('status of 404', 'Refused to execute script'));

  /** Takes a slice's files away; the returned function brings them back. */
  async function takeDown(shell: Shell, slice: string) {
    const folder = path.join(shell.releases, slice);
    await rename(folder, `${folder}.away`);
    return () => rename(`${folder}.away`, folder);
  }

  for (const [slice, { path: target, shows }] of Object.entries(pagesOf)) {
    test(`SH-18 ${slice}: message, the rest works, retry without reloading`, async ({ page, shell }) => {
      const start = slice === 'mf-packages' ? '/login' : '/pakete';
      await page.goto(start);
      await hydrated(page);
      const isSameDocument = await mark(page);
      const bringBack = await takeDown(shell, slice);
      try {
        await goInside(page, target);
        await expect(page.getByRole('heading', { level: 1, name: unavailable })).toBeVisible();
        await expect(page).toHaveTitle(/Diese Seite ist gerade nicht erreichbar/);
        await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      } finally {
        await bringBack();
      }
      await page.getByRole('button', reload).click();
      await expect(page.getByRole('heading', { name: new RegExp(shows) }).first()).toBeVisible();
      await expect(page).not.toHaveTitle(/nicht erreichbar/);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('SH-18 mf-reviews: the profile stays whole, only its ratings fail and come back', async ({ page, shell }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const isSameDocument = await mark(page);
    const bringBack = await takeDown(shell, 'mf-reviews');
    try {
      await goInside(page, '/pflegeanbieter/profiles/beispiel');
      await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
      await expect(page.getByText(unavailable)).toBeVisible();
    } finally {
      await bringBack();
    }
    await page.getByRole('link', { name: 'Nachricht schreiben' }).click();
    const message = page.getByRole('textbox', { name: 'Ihre Nachricht' });
    await message.fill('Haben Sie noch');
    await page.getByRole('button', reload).click();
    await expect(page.locator('div:focus #ratings'), 'the focus stays in the place of the button').toBeVisible();
    await expect(message).toHaveValue('Haben Sie noch');
    expect(await isSameDocument()).toBe(true);
  });

  test('SH-18 mf-reviews that throws costs its own place, is reported, and is there on the next page', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('TypeError: Cannot read properties of null');
    const list = '**/api-backend/rating/list/**';
    await page.goto('/pakete');
    await hydrated(page);
    await page.route(list, (route) => route.fulfill({ json: { count: 1, results: [null], meta: {} } }));
    const reported = page.waitForRequest('**/platform-report');
    await goInside(page, '/pflegeanbieter/profiles/beispiel');
    await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
    await expect(page.getByText(unavailable)).toBeVisible();
    expect((await reported).postDataJSON()).toMatchObject({ slice: 'mf-reviews', reason: 'crashed' });
    await page.unroute(list);
    await goInside(page, '/pflegeanbieter/profiles/beispiel-plus');
    await expect(page.locator('#ratings')).toBeVisible();
    await expect(page.getByText(unavailable)).toBeHidden();
  });

  test('SH-18 server HTML stays and comes alive when the code arrives late, with what was typed meanwhile', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    let isDown = true;
    await page.route('**/releases/mf-search/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/suche/pflegeanbieter/köln');
    await expect(page.getByRole('heading', { level: 1, name: /Pflegeanbieter in Köln/ })).toBeVisible();
    await expect(page.getByText(unavailable)).toHaveCount(0);
    const isSameDocument = await mark(page);
    const field = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await field.fill('Bon');
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const isAlive = () =>
      page.locator('main h1').evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
    await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
    await expect(field).toHaveValue('Bon');
    expect(await isSameDocument()).toBe(true);
  });

  test('SH-18 a file that was changed on its way is not run', async ({ page, forgiven }) => {
    forgiven.push('Failed to find a valid digest');
    await page.goto('/pakete');
    await hydrated(page);
    await page.route('**/releases/mf-account/**/expose-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.__evil = true' }),
    );
    await goInside(page, '/login');
    await expect(page.getByText(unavailable)).toBeVisible();
    expect(await page.evaluate(() => '__evil' in window)).toBe(false);
  });
});
