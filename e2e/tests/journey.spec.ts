import type { Locator, Page } from '@playwright/test';
import { ratingsOf, searchCompanies } from '../support/backend';
import { addressOf, cards, expectAddress, expectHits, pickCity } from '../support/results-page';
import { expect, hydrated, phone, test } from '../support/visitor';

const cologne = { city_slug: 'köln' };
const narrowed = { ...cologne, services: 'stationare-pflege', radius: 50, features: 1, sort: 'radiusAsc' };
const NARROWED_ADDRESS = '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50&features=1&sort=radiusAsc';

async function searchFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
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

async function sortAndTurnPage(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Geringste Entfernung zuerst');
  await expectHits(page, await searchCompanies(narrowed));
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2', exact: true }).click();
  await expectHits(page, await searchCompanies({ ...narrowed, page: 2 }));
  await expectAddress(page, `${NARROWED_ADDRESS}&page=2`);
}

/** Opens the last provider of the page that has ratings, reads them, and returns to the same position of the list. */
async function readOneAndComeBack(page: Page): Promise<void> {
  const { results } = await searchCompanies({ ...narrowed, page: 2 });
  const chosen = results.findLast(({ ratings_count }) => ratings_count > 0);
  if (!chosen) throw new Error('nobody on this page was rated');
  const link = cards(page).getByRole('link', { name: chosen.name, exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate(() => scrollY);
  expect(leftAt).toBeGreaterThan(200);

  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: chosen.name })).toBeVisible();
  for (const { name } of chosen.services) {
    await expect(page.getByRole('region', { name: 'Leistungen' }).getByText(name, { exact: true })).toBeVisible();
  }
  const { count, results: ratings } = await ratingsOf(chosen.id);
  const block = page.getByRole('region', { name: count === 1 ? '1 Bewertung' : `${count} Bewertungen` });
  await expect(block.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
    ratings.map(({ review_summary }) => review_summary),
  );

  await page.goBack();
  await expectHits(page, await searchCompanies({ ...narrowed, page: 2 }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
}

test('SR-01 SR-04 SR-06 SR-07 SR-09 SR-10 SR-13 SR-17 PP-05 RV-01 from a city to the ratings of a provider and back', async ({
  page,
}) => {
  await test.step('given the home page, two letters more and a pick lead to the providers of Köln', () =>
    searchFromHome(page));
  await test.step('when the radius grows, the search follows at once', async () => {
    await page.getByRole('search').getByRole('radio', { name: '+50 km' }).check();
    await expectAddress(page, '/suche/pflegeanbieter/köln?radius=50');
    await expectHits(page, await searchCompanies({ ...cologne, radius: 50 }));
  });
  await test.step('and a care form narrows it', async () => {
    await chooseCareForm(page.getByRole('search'));
    await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50');
  });
  await test.step('and a feature', async () => {
    const filters = page.getByRole('form', { name: 'Filter' });
    await filters.getByText('Besonderheiten', { exact: true }).first().click();
    await filters.getByRole('checkbox', { name: /^Demenzpflege/ }).check();
    await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50&features=1');
    await page.keyboard.press('Escape');
  });
  await test.step('and the nearest come first, page by page', () => sortAndTurnPage(page));
  await test.step('then a provider shows what it offers and what people say, and back is back', () =>
    readOneAndComeBack(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('SR-01 SR-04 SR-07 SR-09 SR-10 SR-17 PP-05 RV-01 the same way leads through two sheets', async ({ page }) => {
    await test.step('given the providers of Köln', () => searchFromHome(page));
    await test.step('when the search is changed in its sheet', async () => {
      await page.getByRole('link', { name: /^Suche ändern/ }).click();
      await chooseCareForm(page.getByRole('dialog', { name: 'Suche ändern' }));
      await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln');
    });
    await test.step('and narrowed in the sheet of filters, whose button says how many are left', async () => {
      await page.getByRole('button', { name: 'Filter' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await sheet.getByRole('radio', { name: '+50 km' }).check();
      await sheet.getByRole('checkbox', { name: /^Demenzpflege/ }).check();
      const { count } = await searchCompanies({ ...narrowed, sort: 'ratingDesc' });
      await sheet.getByRole('button', { name: `${count} Treffer anzeigen` }).click();
      await expect(sheet).toBeHidden();
      await expectAddress(page, '/suche/pflegeanbieter/stationare-pflege?city_slug=köln&radius=50&features=1');
    });
    await test.step('and sorted', () => sortAndTurnPage(page));
    await test.step('then a provider can be read, and back is back', () => readOneAndComeBack(page));
  });
});

test('SR-04 a shared link of a filtered search shows the same list to another person', async ({ page, browser }) => {
  await page.goto(`${NARROWED_ADDRESS}&page=2`);
  await hydrated(page);
  await expectHits(page, await searchCompanies({ ...narrowed, page: 2 }));
  const somebodyElse = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await somebodyElse.newPage();
  await theirs.goto(page.url());
  expect(addressOf(theirs)).toBe(addressOf(page));
  await expectHits(theirs, await searchCompanies({ ...narrowed, page: 2 }));
  await somebodyElse.close();
});

test('SR-04 removing a filter and undoing all of them widen the list again', async ({ page }) => {
  await page.goto(NARROWED_ADDRESS);
  await hydrated(page);
  await page.getByRole('link', { name: 'Filter „Demenzpflege“ entfernen' }).click();
  await expectAddress(page, NARROWED_ADDRESS.replace('&features=1', ''));
  await expectHits(
    page,
    await searchCompanies({ ...cologne, services: 'stationare-pflege', radius: 50, sort: 'radiusAsc' }),
  );
});
