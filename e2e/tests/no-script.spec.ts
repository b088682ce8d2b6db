import { ratingsOf, searchCompanies, someProduct } from '../support/backend';
import { expectAddress, expectHits } from '../support/results-page';
import { expect, test } from '../support/visitor';

test.use({ javaScriptEnabled: false });

test('SR-03 SR-20 without script a search is filtered, sorted, turned, and its address shared', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('Köln');
  await form.getByRole('combobox', { name: 'Pflegeform' }).selectOption('Betreutes Wohnen');
  await form.getByRole('radio', { name: '+50 km' }).check();
  await form.getByRole('button', { name: 'Suchen' }).click();
  const ADDRESS = '/suche/pflegeanbieter/betreutes-wohnen?city_slug=köln&radius=50';
  await expectAddress(page, ADDRESS);
  const found = { city_slug: 'köln', services: 'betreutes-wohnen', radius: 50 };
  await expectHits(page, await searchCompanies(found));

  const filters = page.getByRole('form', { name: 'Filter' });
  await filters.getByText('Besonderheiten', { exact: true }).first().click();
  await filters.getByRole('checkbox', { name: /^Demenzpflege/ }).check();
  await filters
    .getByRole('button', { name: /Treffer anzeigen/ })
    .filter({ visible: true })
    .click();
  await expectAddress(page, `${ADDRESS}&features=1`);
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Geringste Entfernung zuerst');
  await page.getByRole('button', { name: 'Sortieren' }).click();
  await expectAddress(page, `${ADDRESS}&features=1&sort=radiusAsc`);
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2', exact: true }).click();
  await expectAddress(page, `${ADDRESS}&features=1&sort=radiusAsc&page=2`);
  await expectHits(page, await searchCompanies({ ...found, features: 1, sort: 'radiusAsc', page: 2 }));
});

test('RV-01 SH-13 PD-01 PK-01 without script ratings turn, questions open, packages have prices', async ({ page }) => {
  await page.goto('/pflegeanbieter/profiles/beispiel');
  const expectRatings = async (number: number) => {
    const { count, results } = await ratingsOf(1, number);
    const ratings = page.getByRole('region', { name: `${count} Bewertungen` }).getByRole('article');
    await expect(ratings.getByRole('heading', { level: 3 })).toHaveText(
      results.map(({ review_summary }) => review_summary),
    );
    const day = new Date(results[0]?.created_at ?? '').toLocaleDateString('de-DE', {
      dateStyle: 'long',
      timeZone: 'Europe/Berlin',
    });
    await expect(ratings.first().getByRole('time').first()).toHaveText(day);
  };
  await expectRatings(1);
  const pages = page.getByRole('navigation', { name: 'Seiten der Bewertungen' });
  await pages.getByRole('link', { name: 'Seite 2', exact: true }).click();
  await expectAddress(page, '/pflegeanbieter/profiles/beispiel?bewertungen=2');
  await expectRatings(2);

  const product = await someProduct();
  await page.goto(`/pflegeprodukte/${product.category.slug}/${product.slug}`);
  const [first] = product.qa;
  if (!first) throw new Error('the product has no questions');
  await expect(page.getByText(first.answer)).toBeHidden();
  await page.getByText(first.question).click();
  await expect(page.getByText(first.answer)).toBeVisible();

  await page.goto('/pakete');
  for (const text of [/^Free/, /^Plus.*39/, /^Premium.*68,09/])
    await expect(page.getByRole('columnheader').filter({ hasText: text })).toHaveCount(1);
});
