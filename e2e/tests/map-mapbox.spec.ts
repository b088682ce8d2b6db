import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawing, openProfile, popupDistance } from '../support/maps';
import { withOwnShell } from '../support/own-shell';
import { startStandIn, type StandIn } from '../support/stand-in';
import { expect, requestsOf } from '../support/visitor';

/** A stand-in for Mapbox's HTTP interface: a style, its source, and empty vector tiles. It records all requests. */
interface MapboxStandIn extends StandIn {
  asked: URL[];
}

const SOURCE = 'mapbox.mapbox-streets-v8';
const style = {
  version: 8,
  name: 'Streets',
  sources: { composite: { type: 'vector', url: `mapbox://${SOURCE}` } },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eeeae2' } },
    { id: 'roads', type: 'line', source: 'composite', 'source-layer': 'road', paint: { 'line-color': '#ffffff' } },
  ],
};

/** Mapbox's answer to a path. An empty tile is valid. */
function answerTo({ pathname, origin }: URL): object | Buffer | null {
  if (pathname === '/styles/v1/mapbox/streets-v12') return style;
  if (pathname === `/v4/${SOURCE}.json`) {
    const tiles = [`${origin}/v4/${SOURCE}/{z}/{x}/{y}.vector.pbf`];
    return { tilejson: '2.2.0', tiles, minzoom: 0, maxzoom: 16, attribution: '© Mapbox © OpenStreetMap' };
  }
  if (pathname.endsWith('.vector.pbf')) return Buffer.alloc(0);
  return pathname === '/map-sessions/v1' ? {} : null;
}

async function startMapbox(): Promise<MapboxStandIn> {
  const asked: URL[] = [];
  const standIn = await startStandIn((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(url);
    const answer = answerTo(url);
    response.setHeader('access-control-allow-origin', '*');
    if (answer === null) return void response.writeHead(404).end();
    if (Buffer.isBuffer(answer)) return void response.setHeader('content-type', 'application/x-protobuf').end(answer);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return { ...standIn, asked };
}

let mapbox: MapboxStandIn;
const test = withOwnShell(async () => {
  mapbox = await startMapbox();
  return { environment: { GEO_PROVIDER: 'mapbox', GEO_URL: mapbox.origin } };
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
  const files = requestsOf(page);
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
