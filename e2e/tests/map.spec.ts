import type { Page } from '@playwright/test';
import { faultsOf } from '../support/accessible';
import { drawing, openProfile, popupDistance, RESULTS_IN_COLOGNE } from '../support/maps';
import { expect, hydrated, phone, test } from '../support/visitor';

test.use(drawing);

const engine = /maplibre|\/company\/search\/map\/|\/geo\//;
const region = (page: Page) => page.getByRole('region', { name: 'Karte der Treffer' });
const pins = (page: Page) => page.locator('.maplibregl-marker button[aria-expanded]');
const clusters = (page: Page) => page.getByRole('button', { name: /Pflegeanbieter: Karte hier vergrößern/ });

async function openMap(page: Page): Promise<void> {
  await page.goto(RESULTS_IN_COLOGNE);
  await hydrated(page);
  await region(page).getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
}

test.describe('the map of the results', () => {
  test('PP-13 SH-01 costs nothing before it is opened, all of it comes from this site, and axe finds no fault', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(RESULTS_IN_COLOGNE);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => engine.test(url))).toEqual([]);
    await region(page).getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(region(page).getByText('Ungefähre Lage')).toBeVisible();
    expect(asked.some((url) => url.includes('maplibre-gl-worker'))).toBe(true);
    const origins = new Set(asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin));
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('SR-20 lights card and pin together, and a pin leads to the profile', async ({ page }) => {
    await openMap(page);
    for (const heading of await page.getByRole('article').getByRole('heading').all()) {
      await expect(pins(page).filter({ hasText: await heading.innerText() })).not.toHaveCount(0);
    }
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    const pin = pins(page).filter({ hasText: name });
    await pin.dispatchEvent('pointerover');
    await expect(page.locator('li[data-highlighted]').getByRole('heading')).toHaveText(name);
    await pin.focus();
    await pin.press('Enter');
    const link = page.locator('.maplibregl-popup').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /\/pflegeanbieter\/profiles\//);
    await pin.press('Escape');
    await expect(link).toHaveCount(0);
  });

  test('SR-04 searches in the area that the map shows, and stays there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // a map that moves is there at once
    const views: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search/map/')) views.push(`${searchParams.get('bbox')} at ${searchParams.get('zoom')}`);
    });
    await openMap(page);
    await page.getByRole('button', { name: 'Karte vergrößern' }).click();
    await expect.poll(() => new Set(views).size).toBe(2);
    const seen = views.at(-1);
    await page.getByRole('button', { name: 'In diesem Bereich suchen' }).click();
    await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/k%C3%B6ln\?bbox=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflegeanbieter im Kartenausschnitt');
    await expect(clusters(page).first()).toBeVisible();
    expect(views.at(-1)?.split(' at ')[1]).toBe(seen?.split(' at ')[1]);
  });

  test('PP-13 takes the place of the list on a phone, and gives it back', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(RESULTS_IN_COLOGNE);
    await hydrated(page);
    await expect(region(page)).toBeHidden();
    await page.getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(clusters(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article').first()).toBeHidden();
    const shown = await region(page).boundingBox();
    expect(shown).toMatchObject({ x: 0, width: phone.width });
    expect(shown?.y).toBeLessThan(phone.height / 3);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Pflegeanbieter in Köln');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Liste anzeigen' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('the maps of the searches for work', () => {
  async function openWorkMap(page: Page, search: string, order = ''): Promise<void> {
    await page.goto(`/suche/${search}/k%C3%B6ln?radius=100${order}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(page.locator('.maplibregl-marker button').first()).toBeVisible({ timeout: 30_000 });
  }

  test('SR-15 SR-20 a pin lights the jobs of its place, and leads to them', async ({ page }) => {
    await openWorkMap(page, 'pflegejobs', '&sort=radiusAsc');
    await expect(page.getByRole('button', { name: /^\d+ Stellen: Karte hier vergrößern$/ }).first()).toBeVisible();
    const title = await page.getByRole('article').first().getByRole('heading').innerText();
    await page.getByRole('article').first().hover();
    const pin = pins(page).first();
    await pin.focus();
    await expect(page.locator('li[data-highlighted]').first().getByRole('heading')).toHaveText(title);
    await pin.press('Enter');
    await expect(page.locator('.maplibregl-popup').getByRole('link', { name: title }).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.maplibregl-popup').getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('AC-13 SR-20 SH-15 staff stand in towns, also after a failure, and a town leads to its search', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('status of 503');
    await openWorkMap(page, 'pflegepersonal');
    const call = '**/user/profile/search/map/**';
    await page.route(call, (route) => route.fulfill({ status: 503 }));
    await page
      .getByRole('button', { name: /Karte hier vergrößern$/ })
      .first()
      .click();
    const failure = region(page).getByRole('alert');
    await expect(failure).toContainText('Die Treffer konnten nicht auf die Karte geladen werden.');
    await page.unroute(call);
    await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(failure).toHaveCount(0);
    await expect(region(page)).toBeFocused();
    await page.getByRole('button', { name: 'Karte vergrößern' }).click();
    await expect(page.getByRole('button', { name: /Karte hier vergrößern$/ })).toHaveCount(0);
    const towns = pins(page)
      .filter({ hasText: /Pflegekr/ })
      .filter({ hasNotText: /^\d*Köln/ });
    const [, name = ''] = /^\d+([^,]+),/.exec((await towns.first().textContent()) ?? '') ?? [];
    const town = pins(page).filter({ hasText: `${name}, ` });
    await town.focus();
    await town.press('Enter');
    await page.locator('.maplibregl-popup').getByRole('link', { name: 'Hier suchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pflegepersonal in ${name}`);
    await region(page).getByRole('button', { name: 'Karte ausblenden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the map of a profile', () => {
  async function openProfileAtMap(page: Page): Promise<void> {
    await openProfile(page);
    await page.locator('#lage').scrollIntoViewIfNeeded();
  }

  for (const size of [{ width: 1280, height: 900 }, phone]) {
    const tag = size === phone ? '@full' : [];
    test(`PP-13 at ${size.width} px it loads nothing until the visitor comes near it`, { tag }, async ({ page }) => {
      const asked: string[] = [];
      await page.setViewportSize(size);
      await openProfile(page);
      page.on('request', (request) => asked.push(request.url()));
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => engine.test(url))).toEqual([]);
      await page.locator('#lage').scrollIntoViewIfNeeded();
      await expect.poll(() => asked.some((url) => url.includes('maplibre-gl-worker')), { timeout: 30_000 }).toBe(true);
    });
  }

  test('PP-13 is 515 px high, says that the place is approximate, and its popup stands 30 px away', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openProfileAtMap(page);
    const map = page.getByRole('region', { name: /^Karte: / });
    await expect(map).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Ungefähre Lage')).toBeVisible();
    const frame = await map.evaluate(
      (canvas) => canvas.closest('[class*="maplibregl-map"]')?.parentElement?.parentElement?.offsetHeight,
    );
    expect(frame).toBe(515);
    const mark = page.locator('.maplibregl-marker button');
    await mark.hover();
    await expect(page.locator('.maplibregl-popup-content')).toBeVisible();
    expect(await popupDistance(page, 'maplibregl', 'middle')).toBe(30);
  });

  test('PP-13 stands at zoom 15 where a style has streets', async ({ page }) => {
    const tiles: string[] = [];
    const style = {
      version: 8,
      sources: { streets: { type: 'raster', tiles: ['/test-tiles/{z}/{x}/{y}'], tileSize: 512 } },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
    };
    await page.route('**/api-backend/geo/map/', (route) =>
      route.fulfill({ json: { engine: 'style', style_url: '/test-style.json' } }),
    );
    await page.route('**/test-style.json', (route) => {
      style.sources.streets.tiles = [`${new URL(route.request().url()).origin}/test-tiles/{z}/{x}/{y}`];
      return route.fulfill({ json: style });
    });
    await page.route('**/test-tiles/**', (route) => {
      tiles.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/svg+xml', status: 204, body: '' });
    });
    await openProfileAtMap(page);
    await expect.poll(() => tiles.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(new Set(tiles.map((path) => path.split('/')[2]))).toEqual(new Set(['15']));
    await expect(page.getByText('Ungefähre Lage')).toHaveCount(0);
  });

  test('PP-13 says so when its style cannot be had, and tries again when asked', async ({ page, forgiven }) => {
    forgiven.push('status of 503');
    let isThere = false;
    await page.route('**/api-backend/geo/map/', (route) =>
      route.fulfill({ json: { engine: 'style', style_url: '/test-style.json' } }),
    );
    await page.route('**/test-style.json', (route) =>
      isThere ? route.fulfill({ json: { version: 8, sources: {}, layers: [] } }) : route.fulfill({ status: 503 }),
    );
    await openProfileAtMap(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Die Karte konnte nicht geladen werden.' });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    isThere = true;
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('region', { name: /^Karte: / })).toBeVisible();
    await expect(page.locator('.maplibregl-marker')).toHaveCount(1);
  });
});
