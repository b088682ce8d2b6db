import type { Page } from '@playwright/test';
import { hydrated } from './visitor';

/** Maps need WebGL. It runs in software, because test machines have no graphics card. */
export const drawing = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-quic', '--disable-background-networking'],
  },
};

export const RESULTS_IN_COLOGNE = '/suche/pflegeanbieter/k%C3%B6ln';

/** Loads the profile of the first provider in Köln as a new document. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto(RESULTS_IN_COLOGNE);
  const profile = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href');
  await page.goto(profile ?? '');
  await hydrated(page);
}

/** The distance of a popup from the point of its marker, in whole pixels. */
export async function popupDistance(page: Page, engine: 'maplibregl' | 'mapboxgl', point: 'bottom' | 'middle') {
  const pin = await page.locator(`.${engine}-marker`).boundingBox();
  const card = await page.locator(`.${engine}-popup-content`).boundingBox();
  if (!pin || !card) throw new Error('there is no marker with a popup');
  const at = pin.y + (point === 'bottom' ? pin.height : pin.height / 2);
  return Math.round(Math.min(Math.abs(at - card.y - card.height), Math.abs(card.y - at)));
}
