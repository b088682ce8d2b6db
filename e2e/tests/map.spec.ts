import type { Page } from '@playwright/test';
import { faultsOf, setTextSize } from '../support/accessible';
import { drawing, drawnArea, openProfile, popupDistance, RESULTS_IN_COLOGNE } from '../support/maps';
import { expect, hydrated, openPage, phone, quiet, requestsOf, test } from '../support/visitor';

test.use(drawing);

const engine = /maplibre|\/company\/search\/map\/|\/geo\//;
const region = (page: Page) => page.getByRole('region', { name: 'Karte der Treffer' });
const pins = (page: Page) => page.locator('.maplibregl-marker button[aria-expanded]');
const clusters = (page: Page) => page.getByRole('button', { name: /Pflegeanbieter: Karte hier vergrößern/ });

test('PP-13 SR-04 SR-20 comes late, shows the circle, leads to profiles, searches, stays closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a map that moves is there at once
  const asked = requestsOf(page);
  const popup = page.locator('.maplibregl-popup').getByRole('dialog');

  // Nothing of it is requested while the document loads.
  // A picture of the list keeps the document from being loaded.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/default-.*\.svg|\/media\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(RESULTS_IN_COLOGNE, { waitUntil: 'commit' });
  await hydrated(page);
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (let time = 0; time < 3; time += 1) await idle();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked.filter((url) => engine.test(url))).toEqual([]);
  release();
  await expect(clusters(page).first()).toBeVisible();
  await expect(region(page).getByText('Ungefähre Lage')).toBeVisible();
  expect(asked.some((url) => url.includes('maplibre-gl-worker'))).toBe(true);
  const origins = new Set(asked.filter((url) => !/^(data|blob):/.test(url)).map((url) => new URL(url).origin));
  expect([...origins]).toEqual([new URL(page.url()).origin]);

  // It begins with the whole circle.
  const first = asked.find((url) => url.includes('/company/search/map/')) ?? '';
  const bbox = new URL(first).searchParams.get('bbox');
  const [west = 0, south = 0, east = 0, north = 0] = (bbox ?? '').split(',').map(Number);
  // 20 km around Köln (50.94 N, 6.96 E)
  expect(west).toBeLessThan(6.68);
  expect(east).toBeGreaterThan(7.24);
  expect(south).toBeLessThan(50.77);
  expect(north).toBeGreaterThan(51.11);

  // Card and pin are highlighted together.
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.hover();
  const pin = pins(page).filter({ hasText: name });
  await expect(pin).toBeVisible();
  await pin.dispatchEvent('pointerover');
  await expect(page.locator('li[data-highlighted]').getByRole('heading')).toHaveText(name);

  const open = async () => {
    const key = await pins(page).filter({ visible: true }).first().getAttribute('data-pin');
    const pin = page.locator(`[data-pin="${key}"]`);
    await pin.focus();
    await pin.press('Enter');
    await expect(popup).toBeFocused();
    return pin;
  };
  await test.step('a popup closes by its cross and Escape', async () => {
    const pin = await open();
    const profile = popup.getByRole('link', { name: /^Profil ansehen: / });
    await expect(profile).toHaveAttribute('href', /\/pflegeanbieter\/profiles\//);
    await expect(popup.getByText(/km entfernt$/)).toBeVisible();
    await expect(popup.locator('img')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cross = popup.getByRole('button', { name: 'Schließen' });
    expect(await cross.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await cross.click();
    await expect(popup).toHaveCount(0);
    await expect(pin).toBeFocused();
    await open();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(pin).toBeFocused();
  });
  const here = page.getByRole('button', { name: 'In diesem Bereich suchen' });

  // The part of the map is searched, keeps the place, and has an address.
  await page.getByRole('button', { name: 'Karte vergrößern' }).click();
  await here.click();
  await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/k%C3%B6ln\?bbox=[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflegeanbieter im Kartenausschnitt');
  await expect(page.getByRole('combobox', { name: /Ort/ }).first()).toHaveValue('Köln');
  await expect(here).toHaveCount(0);
  await expect(clusters(page).first()).toBeVisible();
  await page.getByRole('link', { name: /Filter „Kartenausschnitt“ entfernen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflegeanbieter in Köln');

  await test.step('closed, it loads nothing on the next visit, and can be opened again', async () => {
    await region(page).getByRole('button', { name: 'Karte schließen' }).click();
    await expect(page.locator('.maplibregl-map')).toHaveCount(0);
    // The former page may still load parts of its map.
    await page.goto('about:blank');
    const asked = requestsOf(page);
    await openPage(page, RESULTS_IN_COLOGNE);
    await quiet(page);
    expect(asked.filter((url) => engine.test(url))).toEqual([]);
    await region(page).getByRole('button', { name: 'Karte anzeigen' }).click();
    await expect(clusters(page).first()).toBeVisible();
  });

  // A new search closes the popup, and its circle is drawn.
  await open();
  await page.getByRole('radio', { name: '+50 km' }).click();
  await expect(page).toHaveURL(/radius=50/);
  await expect(popup).toHaveCount(0);
  await page.getByRole('button', { name: 'Karte schließen' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawnArea(page)).pixels, { message: 'the line' }).toBeGreaterThan(1000);
  const circle = await drawnArea(page);
  expect(circle.width / circle.canvasWidth).toBeGreaterThan(0.85);
});

test('PP-13 SR-20 on a phone it fills the screen, and a card of each hit can be turned', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, RESULTS_IN_COLOGNE);
  await expect(region(page)).toBeHidden();
  await page.getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(clusters(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeHidden();
  const shown = await region(page).boundingBox();
  expect(shown).toMatchObject({ x: 0, width: phone.width });
  expect(shown?.height).toBeGreaterThan(phone.height * 0.7);
  const cards = page.getByRole('region', { name: 'Treffer auf der Karte' });
  const position = cards.getByRole('status').filter({ hasText: / von / });
  await expect(position).toHaveText(/^1 von /);
  await expect(cards.getByRole('button', { name: 'Voriger Treffer' })).toBeDisabled();
  await cards.getByRole('button', { name: 'Nächster Treffer' }).click();
  await expect(position).toHaveText(/^2 von /);
  await cards.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  await expect(position).toHaveText(/^3 von /);
  const name = await cards.getByRole('article').nth(2).getByRole('heading').innerText();
  await expect(pins(page).filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Pflegeanbieter in Köln');
  expect(await faultsOf(page)).toEqual([]);
  const card = cards.getByRole('article').nth(2);
  await setTextSize(page, '200%');
  const half = (await card.boundingBox())!.width / 2;
  expect((await card.getByRole('heading').boundingBox())!.width, 'with enlarged text too').toBeGreaterThan(half);
  await setTextSize(page, '');
  await page.getByRole('button', { name: 'Liste anzeigen' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('AC-13 SR-20 SH-15 the map of staff opens, says when hits failed, and closes', async ({ page, forgiven }) => {
  forgiven.push('status of 503');
  await openPage(page, '/suche/pflegepersonal/k%C3%B6ln?radius=100');
  // The list of staff has the whole width until somebody opens the map.
  await page.getByRole('button', { name: 'Karte anzeigen' }).click();
  await expect(page.locator('.maplibregl-marker button').first()).toBeVisible();
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
  await region(page).getByRole('button', { name: 'Karte schließen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('PP-13 loads nothing until it is near, is 515 px high, says "approximate"; popup 30 px away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const asked = requestsOf(page);
  await openProfile(page);
  await quiet(page);
  expect(asked.filter((url) => engine.test(url))).toEqual([]);
  await page.locator('#lage').scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: /^Karte: / });
  await expect(map).toBeVisible();
  await expect(page.getByText('Ungefähre Lage')).toBeVisible();
  const frame = await map.evaluate(
    (canvas) => canvas.closest('[class*="maplibregl-map"]')?.parentElement?.parentElement?.offsetHeight,
  );
  expect(frame).toBe(515);
  const mark = page.locator('.maplibregl-marker button');
  await mark.hover();
  await expect(page.locator('.maplibregl-popup-content')).toBeVisible();
  // A click keeps the popup open: the page may still move the mark from under the pointer.
  await mark.click();
  await expect.poll(() => popupDistance(page, 'maplibregl', 'middle')).toBe(30);
});

const STREETS = 'PP-13 with streets it has zoom 15; if their style fails to load, an alert offers to load it again';
test(STREETS, { tag: '@full' }, async ({ page, forgiven }) => {
  forgiven.push('status of 503');
  const tiles: string[] = [];
  const style = (site: string) => ({
    version: 8,
    sources: { streets: { type: 'raster', tiles: [`${site}/test-tiles/{z}/{x}/{y}`], tileSize: 512 } },
    layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
  });
  let isThere = false;
  await page.route('**/api-backend/geo/map/', (route) =>
    route.fulfill({ json: { engine: 'style', style_url: '/test-style.json' } }),
  );
  await page.route('**/test-style.json', (route) =>
    isThere ? route.fulfill({ json: style(new URL(route.request().url()).origin) }) : route.fulfill({ status: 503 }),
  );
  await page.route('**/test-tiles/**', (route) => {
    tiles.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', status: 204, body: '' });
  });
  await openProfile(page);
  await page.locator('#lage').scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert').filter({ hasText: 'Die Karte konnte nicht geladen werden.' });
  await expect(alert).toBeVisible();
  isThere = true;
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('region', { name: /^Karte: / })).toBeVisible();
  await expect(page.locator('.maplibregl-marker')).toHaveCount(1);
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(new Set(tiles.map((path) => path.split('/')[2]))).toEqual(new Set(['15']));
  await expect(page.getByText('Ungefähre Lage')).toHaveCount(0);
});
