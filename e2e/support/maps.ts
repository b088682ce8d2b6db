import type { Page } from '@playwright/test';
import { browserOfTests } from '../../scripts/chromium.mjs';
import { searchCompanies } from './backend';
import { openPage } from './visitor';

/** Maps need WebGL. It runs in software, because test machines have no graphics card. */
export const drawing = {
  launchOptions: {
    executablePath: browserOfTests(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--disable-quic', '--disable-background-networking'],
  },
};

export const RESULTS_IN_COLOGNE = '/suche/pflegeanbieter/k%C3%B6ln';

/** Loads the profile of the first provider in Köln. */
export async function openProfile(page: Page): Promise<void> {
  const { results } = await searchCompanies({ city_slug: 'köln' });
  await openPage(page, `/pflegeanbieter/profiles/${results[0]?.slug}`);
}

/** The distance of a popup from the point of its marker, in whole pixels. */
export async function popupDistance(page: Page, engine: 'maplibregl' | 'mapboxgl', point: 'bottom' | 'middle') {
  const pin = await page.locator(`.${engine}-marker`).boundingBox();
  const card = await page.locator(`.${engine}-popup-content`).boundingBox();
  if (!pin || !card) throw new Error('there is no marker with a popup');
  const at = pin.y + (point === 'bottom' ? pin.height : pin.height / 2);
  return Math.round(Math.min(Math.abs(at - card.y - card.height), Math.abs(card.y - at)));
}

/** The searched area's line and the dot of its place. */
const AREA_BLUE = [0x23, 0x4b, 0x78] as const;

/**
 * How many pixels of the map have the colour of the searched area, and how wide they reach. Pins have the same colour, so
 * all marks are hidden from then on.
 */
export async function drawnArea(page: Page) {
  const canvas = page.locator('.maplibregl-canvas');
  await page.locator('.maplibregl-marker').evaluateAll((marks) => {
    for (const mark of marks) if (mark instanceof HTMLElement) mark.style.display = 'none';
  });
  const picture = (await canvas.screenshot()).toString('base64');
  return page.evaluate(
    async ([base64, colour]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('there is no canvas to read pixels from');
      context.drawImage(bitmap, 0, 0);
      const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const xs: number[] = [];
      for (let index = 0; index < data.length / 4; index++) {
        if (colour.every((value, channel) => Math.abs(value - (data[index * 4 + channel] ?? 0)) < 16))
          xs.push(index % width);
      }
      return { pixels: xs.length, width: Math.max(...xs) - Math.min(...xs), canvasWidth: width };
    },
    [picture, AREA_BLUE] as const,
  );
}
