import type { Locator, Page } from '@playwright/test';
import { ratingsOf, searchCompanies } from '../support/backend';
import { cards, expectAddress, expectHits, pickCity } from '../support/results-page';
import { expect, openPage, quiet, test } from '../support/visitor';

const cologne = { city_slug: 'köln' };
const narrowed = { ...cologne, services: 'stationare-pflege', radius: 50, features: 1, sort: 'radiusAsc' };
const NARROWED_ADDRESS = '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50&features=1&sort=radiusAsc';
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function searchFromHome(page: Page): Promise<void> {
  await openPage(page, '/');
  const form = page.getByRole('search', { name: 'Pflegeanbieter suchen' });
  await pickCity(form, 'Köl', 'Köln');
  await expect(form.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
  await form.getByRole('button', { name: 'Suchen' }).click();
  await expectAddress(page, '/suche/pflegeanbieter/köln');
  await expectHits(page, await searchCompanies(cologne));
}

async function chooseCareForm(form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: 'Pflegeform' }).selectOption('Stationäre Pflege');
  await form.getByRole('button', { name: 'Suchen' }).click();
}

/** The next page begins at the top, and going back leads to the link that was followed. */
async function sortAndTurnPage(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Geringste Entfernung zuerst');
  await expectHits(page, await searchCompanies(narrowed));
  const next = page.getByRole('link', { name: 'Nächste Seite' });
  await next.scrollIntoViewIfNeeded();
  const leftAt = await scrolled(page);
  expect(leftAt).toBeGreaterThan(200);
  await next.click();
  await expectHits(page, await searchCompanies({ ...narrowed, page: 2 }));
  await expectAddress(page, `${NARROWED_ADDRESS}&page=2`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expectAddress(page, NARROWED_ADDRESS);
  await expect.poll(() => scrolled(page)).toBe(leftAt);
  await page.goForward();
  await expectAddress(page, `${NARROWED_ADDRESS}&page=2`);
}

/** The address that a link in the head names. */
const headLink = (page: Page, rel: string) =>
  page.locator(`head link[rel=${rel}]`).evaluate((link: HTMLLinkElement) => {
    const { pathname, search } = new URL(link.href);
    return decodeURIComponent(pathname + search);
  });

/**
 * Opens the last provider of the page that has ratings, reads them, and returns to the same position of the list, which
 * asks the backend nothing.
 */
async function readOneAndComeBack(page: Page): Promise<void> {
  const { results } = await searchCompanies({ ...narrowed, page: 2 });
  const chosen = results.findLast(({ ratings_count }) => ratings_count > 0);
  if (!chosen) throw new Error('nobody on this page was rated');
  const link = cards(page).getByRole('link', { name: chosen.name, exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const leftAt = await scrolled(page);
  expect(leftAt).toBeGreaterThan(200);

  await link.click();
  const headline = page.getByRole('heading', { level: 1, name: chosen.name });
  await expect(headline).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  const { count, results: ratings } = await ratingsOf(chosen.id);
  const block = page.getByRole('region', { name: count === 1 ? '1 Bewertung' : `${count} Bewertungen` });
  await expect(block.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
    ratings.map(({ review_summary }) => review_summary),
  );
  await quiet(page);

  const asked: string[] = [];
  page.on('request', (request) => {
    // The map and the ratings of a profile load when the browser is idle, and a profile counts its visit.
    if (/\/api-backend\/(?!media\/|geo\/|company\/visit\/|rating\/list\/|.*\/search\/map\/)/.test(request.url()))
      asked.push(request.url());
  });
  await page.goBack();
  await expectHits(page, await searchCompanies({ ...narrowed, page: 2 }));
  await expect.poll(() => scrolled(page)).toBe(leftAt);
  expect(asked).toEqual([]);
}

test('SR-04 SR-08 SR-17 a family searches, narrows, sorts, reads reviews, and comes back', async ({ page }) => {
  await test.step('the home page leads to the providers of Köln', () => searchFromHome(page));

  // When the radius grows, the search follows at once.
  await page.getByRole('search').getByRole('radio', { name: '+50 km' }).check();
  await expectAddress(page, '/suche/pflegeanbieter/köln?radius=50');
  await expectHits(page, await searchCompanies({ ...cologne, radius: 50 }));

  // A care form narrows it.
  await chooseCareForm(page.getByRole('search'));
  await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50');

  // And a feature.
  const filters = page.getByRole('form', { name: 'Filter' });
  await filters.getByText('Besonderheiten', { exact: true }).first().click();
  await filters.getByRole('checkbox', { name: /^Demenzpflege/ }).check();
  await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50&features=1');
  await page.keyboard.press('Escape');

  // The nearest come first, page by page, and the head follows.
  await sortAndTurnPage(page);
  await expect.poll(() => headLink(page, 'prev')).toBe(NARROWED_ADDRESS);
  expect(await headLink(page, 'next')).toBe(`${NARROWED_ADDRESS}&page=3`);

  await test.step('a provider shows what it offers and what people say, and back is back', () =>
    readOneAndComeBack(page));
});
