import { ratingsOf, searchCompanies, someProduct } from '../support/backend';
import { cards, expectAddress, expectHits } from '../support/results-page';
import { expect, test } from '../support/visitor';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('SH-01 SR-17 results show ten cards, and the numbers below lead to the next ten', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln');
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2', exact: true }).click();
    await expectAddress(page, '/suche/pflegeanbieter/köln?page=2');
    await expectHits(page, await searchCompanies({ city_slug: 'köln', page: 2 }));
  });

  test('PP-05 RV-01 SH-13 a profile shows what people say, and when, with the month in full', async ({ page }) => {
    await page.goto('/pflegeanbieter/profiles/beispiel');
    const { count, results } = await ratingsOf(1);
    const ratings = page.getByRole('region', { name: `${count} Bewertungen` });
    await expect(ratings.getByRole('article')).toHaveCount(results.length);
    await expect(ratings.getByRole('article').first()).toContainText(results[0]?.review_summary ?? '');
    const day = new Date(results[0]?.created_at ?? '').toLocaleDateString('de-DE', {
      dateStyle: 'long',
      timeZone: 'Europe/Berlin',
    });
    await expect(ratings.getByRole('article').first().getByRole('time').first()).toHaveText(day);
  });

  test('RV-01 the ratings have further pages', async ({ page }) => {
    await page.goto('/pflegeanbieter/profiles/beispiel');
    const pages = page.getByRole('navigation', { name: 'Seiten der Bewertungen' });
    await pages.getByRole('link', { name: 'Seite 2', exact: true }).click();
    await expectAddress(page, '/pflegeanbieter/profiles/beispiel?bewertungen=2');
    const { count, results } = await ratingsOf(1, 2);
    const ratings = page.getByRole('region', { name: `${count} Bewertungen` });
    await expect(ratings.getByRole('article')).toHaveCount(results.length);
    await expect(ratings.getByRole('article').first()).toContainText(results[0]?.review_summary ?? '');
  });

  test('SR-03 the form of the home page finds providers', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('search');
    await form.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('Köln');
    await form.getByRole('combobox', { name: 'Pflegeform' }).selectOption('Betreutes Wohnen');
    await form.getByRole('radio', { name: '+50 km' }).check();
    await form.getByRole('button', { name: 'Suchen' }).click();
    await expectAddress(page, '/suche/pflegeanbieter/betreutes-wohnen?city_slug=köln&radius=50');
    await expectHits(page, await searchCompanies({ city_slug: 'köln', services: 'betreutes-wohnen', radius: 50 }));
  });

  test('SR-03 SR-09 filters and order are sent as forms', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln');
    const filters = page.getByRole('form', { name: 'Filter' });
    await filters.getByText('Besonderheiten', { exact: true }).first().click();
    await filters.getByRole('checkbox', { name: /^Demenzpflege/ }).check();
    await filters
      .getByRole('button', { name: /Treffer anzeigen/ })
      .filter({ visible: true })
      .click();
    await expectAddress(page, '/suche/pflegeanbieter/köln?features=1');
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Geringste Entfernung zuerst');
    await page.getByRole('button', { name: 'Sortieren' }).click();
    await expectAddress(page, '/suche/pflegeanbieter/köln?features=1&sort=radiusAsc');
    await expectHits(page, await searchCompanies({ city_slug: 'köln', features: 1, sort: 'radiusAsc' }));
  });

  test('PD-01 a question opens', async ({ page }) => {
    const product = await someProduct();
    await page.goto(`/pflegeprodukte/${product.category.slug}/${product.slug}`);
    const [first] = product.qa;
    if (!first) throw new Error('the product has no questions');
    await expect(page.getByText(first.answer)).toBeHidden();
    await page.getByText(first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
  });

  test('PK-01 all packages are there with their prices', async ({ page }) => {
    await page.goto('/pakete');
    await expect(page.getByRole('columnheader')).toHaveText([/Free/, /Plus.*39/, /Premium.*68,09/]);
  });
});
