import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawing, openProfile, popupDistance } from '../support/maps';
import { startMapbox, type MapboxStandIn } from '../support/mapbox';
import { withOwnShell } from '../support/own-shell';
import { expect } from '../support/visitor';

let mapbox: MapboxStandIn;
const test = withOwnShell(async () => {
  mapbox = await startMapbox();
  return {
    api: process.env.E2E_API ?? '',
    from: process.env.E2E_RELEASES,
    environment: { GEO_PROVIDER: 'mapbox', GEO_URL: mapbox.origin },
  };
});
test.use({ ...drawing, answer: 'not-asked' });
test.afterAll(() => mapbox.stop());
test.beforeEach(async ({ page }) => {
  mapbox.asked.length = 0;
  // The answer of a backend with GEO_PROVIDER=mapbox, which the backend's tests prove. All other answers are real.
  const answer = { engine: 'mapbox', token: 'pk.eyJ1IjoidGVzdCJ9.test', api_url: mapbox.origin };
  await page.route('**/api-backend/geo/map/', (route) => route.fulfill({ json: answer }));
});

const engineFile = /\/mapbox-gl[^/]*\.(js|css)/;
const gate = (page: Page) => page.getByText('Karte von Mapbox. Beim Laden werden Daten');
const map = (page: Page) => page.getByRole('region', { name: /^Karte: / });
const tilesAsked = () => mapbox.asked.filter(({ pathname }) => pathname.endsWith('.vector.pbf'));

const CONSENT = 'PP-13 SH-16 the map of Mapbox is requested only after consent, has zoom 15 and its popup 30 px away';
test(CONSENT, { tag: '@full' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openProfile(page);
  await page.locator('#lage').scrollIntoViewIfNeeded();
  await expect(gate(page)).toBeVisible();
  expect(await page.locator('section', { has: page.locator('#lage') }).innerText()).toMatch(/\d{5} Köln/);
  expect(mapbox.asked).toEqual([]);
  expect(files.filter((url) => engineFile.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Karte einmalig laden' }).click();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => tilesAsked().length).toBeGreaterThan(0);
  expect(new Set(tilesAsked().map(({ pathname }) => pathname.split('/')[3]))).toEqual(new Set(['15']));
  const style = mapbox.asked.find(({ pathname }) => pathname.startsWith('/styles/'));
  expect(style?.searchParams.get('access_token')).toMatch(/^pk\./);
  expect(files.some((url) => /maplibre/.test(url))).toBe(false);
  const frame = page.locator('.mapboxgl-map').locator('../..');
  expect(await frame.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(515);
  const pin = page.locator('.mapboxgl-marker').getByRole('button');
  // A click keeps the popup open: the page may still move the pin from under the pointer.
  await pin.click();
  await expect(page.locator('.mapboxgl-popup-content')).toBeVisible();
  await expect.poll(() => popupDistance(page, 'mapboxgl', 'bottom')).toBe(30);
  await expect(page.getByText('Ungefähre Lage')).toHaveCount(0);
  await expect(page.locator('.mapboxgl-ctrl-logo')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.mapboxgl-map').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
