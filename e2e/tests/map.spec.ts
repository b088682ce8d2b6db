import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, phone, test } from '../support/visitor';

// Maps draw by WebGL: in software, since there is no graphics card here.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-quic', '--disable-background-networking'],
  },
});

const results = '/suche/pflegeanbieter/k%C3%B6ln';
const engine = /maplibre|\/company\/search\/map\/|\/geo\//;
const region = (page: Page) => page.getByRole('region', { name: 'Karte der Treffer' });
const pins = (page: Page) => page.locator('.maplibregl-marker button[aria-expanded]');
const clusters = (page: Page) => page.getByRole('button', { name: /Pflegeanbieter: Karte hier vergrößern/ });

/** Drawing in software is slow, and Chromium says so. */
const forgiveSlowDrawing = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('GPU stall')));

async function openMap(page: Page): Promise<void> {
  await page.goto(results);
  await hydrated(page);
  await region(page).getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
}

test.describe('the map of the results', () => {
  test('PP-13 costs nothing before it is opened, and all of it comes from this site', async ({ page, complaints }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(results);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => engine.test(url))).toEqual([]);
    await region(page).getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(region(page).getByText('Ungefähre Lage')).toBeVisible();
    expect(asked.some((url) => url.includes('maplibre-gl-worker'))).toBe(true);
    const origins = new Set(asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin));
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    forgiveSlowDrawing(complaints);
  });

  test('SR-20 lights card and pin together, and a pin leads to the profile', async ({ page, complaints }) => {
    await openMap(page);
    for (const heading of await page.getByRole('article').getByRole('heading').all()) {
      await expect(pins(page).filter({ hasText: await heading.innerText() })).not.toHaveCount(0);
    }
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    const pin = pins(page).filter({ hasText: name });
    await pin.dispatchEvent('pointerover');
    await expect(page.locator('li[data-lit]').getByRole('heading')).toHaveText(name);
    await pin.focus();
    await pin.press('Enter');
    const link = page.locator('.maplibregl-popup').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /\/pflegeanbieter\/profiles\//);
    await pin.press('Escape');
    await expect(link).toHaveCount(0);
    forgiveSlowDrawing(complaints);
  });

  test('SH-01 the open map has no fault that axe finds', async ({ page, complaints }) => {
    await openMap(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    forgiveSlowDrawing(complaints);
  });

  test('SR-04 searches in the area that the map shows', async ({ page, complaints }) => {
    await openMap(page);
    await page.getByRole('button', { name: 'In diesem Bereich suchen' }).click();
    await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/?\?lat=5\d\.\d+&lon=\d\.\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
    forgiveSlowDrawing(complaints);
  });

  test('PP-13 takes the place of the list on a phone, and gives it back', async ({ page, complaints }) => {
    await page.setViewportSize(phone);
    await page.goto(results);
    await hydrated(page);
    await expect(region(page)).toBeHidden();
    await page.getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article').first()).toBeHidden();
    await page.getByRole('button', { name: 'Karte ausblenden' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    forgiveSlowDrawing(complaints);
  });
});

test.describe('the map of a profile', () => {
  async function openProfile(page: Page): Promise<void> {
    await page.goto(results);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.locator('#lage').scrollIntoViewIfNeeded();
  }

  test('PP-13 is 515 px high, says that the place is approximate, and its popup stands 30 px away', async ({
    page,
    complaints,
  }) => {
    await openProfile(page);
    const map = page.getByRole('region', { name: /^Karte: / });
    await expect(map).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Ungefähre Lage')).toBeVisible();
    const frame = await map.evaluate(
      (canvas) => canvas.closest('[class*="maplibregl-map"]')?.parentElement?.offsetHeight,
    );
    expect(frame).toBe(515);
    const mark = page.locator('.maplibregl-marker button');
    await mark.hover();
    const popup = page.locator('.maplibregl-popup-content');
    await expect(popup).toBeVisible();
    const [pin, card] = [await mark.boundingBox(), await popup.boundingBox()];
    const middle = pin!.y + pin!.height / 2;
    const distance = Math.min(Math.abs(middle - (card!.y + card!.height)), Math.abs(card!.y - middle));
    expect(Math.round(distance)).toBeGreaterThanOrEqual(29);
    expect(Math.round(distance)).toBeLessThanOrEqual(31);
    forgiveSlowDrawing(complaints);
  });

  test('PP-13 stands at zoom 15 where a style has streets', async ({ page, complaints }) => {
    const tiles: string[] = [];
    const style = {
      version: 8,
      sources: { streets: { type: 'raster', tiles: ['/test-tiles/{z}/{x}/{y}'], tileSize: 512 } },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
    };
    await page.route('**/api-backend/geo/map/', (route) => route.fulfill({ json: { style_url: '/test-style.json' } }));
    await page.route('**/test-style.json', (route) => {
      style.sources.streets.tiles = [`${new URL(route.request().url()).origin}/test-tiles/{z}/{x}/{y}`];
      return route.fulfill({ json: style });
    });
    await page.route('**/test-tiles/**', (route) => {
      tiles.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/svg+xml', status: 204, body: '' });
    });
    await openProfile(page);
    await expect.poll(() => tiles.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(new Set(tiles.map((path) => path.split('/')[2]))).toEqual(new Set(['15']));
    await expect(page.getByText('Ungefähre Lage')).toHaveCount(0);
    complaints.length = 0;
  });
});
