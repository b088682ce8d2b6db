import type { Page } from '@playwright/test';
import { searchCompanies } from '../support/backend';
import { cards, expectAddress, expectHits } from '../support/results-page';
import { expect, hydrated, mark, test } from '../support/visitor';

const UNRATED = 'Noch keine Bewertungen';
const UNKNOWN_CITY = 'Diesen Ort haben wir nicht gefunden. Bitte wählen Sie einen Ort aus den Vorschlägen aus.';
const cologne = { city_slug: 'köln' };
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test.describe('addresses of a search', () => {
  test('SR-01 services joined by + find the providers of any of them, in all of Germany', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/kurzzeitpflege+senioren-wg');
    await expect(
      page.getByRole('heading', { level: 1, name: /Kurzzeitpflege und Senioren-WG in Deutschland/ }),
    ).toBeVisible();
    await expectHits(page, await searchCompanies({ services: 'kurzzeitpflege,senioren-wg' }));
  });

  test('SR-01 SR-21 an unknown service or place goes to weitere-pflegeformen', async ({ page }) => {
    for (const unknown of ['wunderheilung', 'wunderheilung+xyz']) {
      await page.goto(`/suche/pflegeanbieter/${unknown}`);
      await expectAddress(page, `/suche/pflegeanbieter/weitere-pflegeformen?wort=${unknown.replace('+', ',')}`);
      await expect(page.getByText('„wunderheilung“ kennen wir nicht')).toBeVisible();
    }
    await expectHits(page, await searchCompanies({ services: 'weitere-pflegeformen' }));
  });

  test('SR-01 other spellings of a city redirect permanently to the canonical address', async ({ request }) => {
    const response = await request.get('/suche/pflegeanbieter/koeln?radius=50', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(decodeURI(response.headers().location ?? '')).toBe('/suche/pflegeanbieter/köln?radius=50');
  });

  const harmless = [
    { address: '/suche/pflegeanbieter/köln?sort=quatsch', leadsTo: '/suche/pflegeanbieter/köln' },
    { address: '/suche/pflegeanbieter/köln?radius=-5', leadsTo: '/suche/pflegeanbieter/köln' },
    { address: '/suche/pflegeanbieter/köln?features=99', leadsTo: '/suche/pflegeanbieter/köln' },
    { address: '/suche/pflegeanbieter/köln?page=-1&rating=elf&place=7', leadsTo: '/suche/pflegeanbieter/köln' },
  ];
  for (const { address, leadsTo } of harmless) {
    const tag = address.includes('place=') || address.includes('radius=') ? [] : '@full';
    test(`SR-04 ignores invalid values in ${address}`, { tag }, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expectAddress(page, leadsTo);
      await expectHits(page, await searchCompanies(cologne));
    });
  }

  test('SR-17 a page beyond the end shows the last one', async ({ page }) => {
    const { meta } = await searchCompanies(cologne);
    await page.goto('/suche/pflegeanbieter/köln?page=999');
    await expectAddress(page, `/suche/pflegeanbieter/köln?page=${meta.pages}`);
    await expectHits(page, await searchCompanies({ ...cologne, page: meta.pages }));
  });
});

test.describe('the form', () => {
  test('SR-07 refuses a radius without a city, says why and takes it back', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const form = page.getByRole('search');
    await form.getByRole('radio', { name: '+50 km' }).click();
    await expect(
      form.getByText('Bitte wählen Sie zuerst einen Ort aus, bevor Sie einen Umkreis festlegen.'),
    ).toBeVisible();
    await expect(form.getByRole('radio', { name: '+20 km' })).toBeChecked();
    await expect(form.getByRole('radio', { name: '+50 km' })).not.toBeChecked();
  });

  test('SR-06 names nothing below two characters, then towns with their state, and says when there is none', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await field.pressSequentially('K');
    await expect(suggestions(page)).toHaveCount(0);
    await field.pressSequentially('öln');
    await expect(suggestions(page).filter({ hasText: 'Köln Nordrhein-Westfalen' }).first()).toBeVisible();
    await field.fill('50667');
    await expect(suggestions(page).first()).toContainText('Köln');
    await field.fill('Xqwvz');
    await expect(page.getByText('Keine Ergebnisse gefunden').first()).toBeVisible();
  });

  test('SR-06 shows no error if suggestions fail', async ({ page, forgiven }) => {
    forgiven.push('net::ERR_FAILED');
    await page.goto('/');
    await hydrated(page);
    await page.route('**/city/suggest/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('combobox', { name: 'Ort oder PLZ' }).pressSequentially('Köl');
    await failed;
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  });

  test('SR-21 an unknown typed city is an error of its field, never a nationwide list', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await field.fill('Xqwvz');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(UNKNOWN_CITY));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expectAddress(page, '/');
  });

  test('SR-03 SR-21 the same form sent without script answers with the same words', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter?cityField=Xyzhausen&radiusField=20');
    await expect(page.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Xyzhausen');
    await expect(page.getByText(UNKNOWN_CITY).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('SR-21 a name that many towns have asks which one is meant', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('Frankfurt');
    await page.getByRole('button', { name: 'Suchen' }).click();
    const candidates = page.getByRole('list', { name: 'Meinten Sie einen dieser Orte?' }).getByRole('link');
    await expect(candidates.first()).toBeVisible();
    expect(await candidates.count()).toBeGreaterThan(1);
    await candidates.first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Pflegeanbieter in Frankfurt/ })).toBeVisible();
  });

  test('SR-05 is filled in from the address', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/betreutes-wohnen?city_slug=köln&radius=100');
    const form = page.getByRole('search');
    await expect(form.getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
    await expect(form.getByRole('combobox', { name: 'Pflegeform' })).toHaveValue('betreutes-wohnen');
    await expect(form.getByRole('radio', { name: '+100 km' })).toBeChecked();
  });
});

test.describe('the list', () => {
  test('SR-10 distances are an order only where there is a city to measure from', async ({ page }) => {
    const orders = page.getByRole('combobox', { name: 'Sortieren nach' }).getByRole('option');
    await page.goto('/suche/pflegeanbieter/betreutes-wohnen');
    await expect(orders).toHaveText(['Beste Bewertung zuerst', 'Niedrigste Bewertung zuerst']);
    await page.goto('/suche/pflegeanbieter/köln');
    await expect(orders).toHaveText([
      'Beste Bewertung zuerst',
      'Niedrigste Bewertung zuerst',
      'Größte Entfernung zuerst',
      'Geringste Entfernung zuerst',
    ]);
  });

  for (const sort of ['ratingDesc', 'ratingAsc']) {
    test(`SR-22 lists unrated providers last with ${sort}`, async ({ page }) => {
      const { meta } = await searchCompanies({ ...cologne, sort });
      const query = sort === 'ratingDesc' ? '' : `sort=${sort}&`;
      await page.goto(`/suche/pflegeanbieter/köln?${query}page=${meta.pages}`);
      await expectHits(page, await searchCompanies({ ...cologne, sort, page: meta.pages }));
      await expect(cards(page).last()).toContainText(UNRATED);
      await page.goto(`/suche/pflegeanbieter/köln?${query}`);
      await expect(cards(page)).toHaveCount(10);
      await expect(cards(page).filter({ hasText: UNRATED })).toHaveCount(0);
    });
  }

  test('SR-17 neighbours are named in the head and on the links', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln?page=2');
    await hydrated(page);
    const pathOf = (rel: string) =>
      page.locator(`head link[rel=${rel}]`).evaluate((link: HTMLLinkElement) => {
        const { pathname, search } = new URL(link.href);
        return decodeURIComponent(pathname) + search;
      });
    expect(await pathOf('prev')).toBe('/suche/pflegeanbieter/köln');
    expect(await pathOf('canonical')).toBe('/suche/pflegeanbieter/köln?page=2');
    expect(await pathOf('next')).toBe('/suche/pflegeanbieter/köln?page=3');
    const pages = page.getByRole('navigation', { name: 'Seiten' });
    await expect(pages.getByRole('link', { name: 'Seite 1', exact: true })).toHaveAttribute('rel', 'prev');
    await expect(pages.getByRole('link', { name: 'Seite 2, aktuelle Seite' })).toHaveAttribute('rel', 'canonical');
    await expect(pages.getByRole('link', { name: 'Seite 3', exact: true })).toHaveAttribute('rel', 'next');

    await pages.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect.poll(() => pathOf('prev')).toBe('/suche/pflegeanbieter/köln?page=2');
    expect(await pathOf('next')).toBe('/suche/pflegeanbieter/köln?page=4');
  });

  test('SR-13 a card says who hires, who is confirmed, and shows the own picture from Plus on', async ({ page }) => {
    // No other test rates a provider there, which would change the order.
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => searchCompanies({ city_slug: 'münster', page: number })),
    );
    const shown = answers.findIndex(
      ({ results }) => results.some((one) => one.job_offers_count > 0) && results.some((one) => one.main_image),
    );
    const { results } = answers[shown]!;
    await page.goto(`/suche/pflegeanbieter/münster?page=${shown + 1}`);
    for (const [index, company] of results.entries()) {
      const card = cards(page).nth(index);
      await card.scrollIntoViewIfNeeded();
      await expect(card).toContainText(company.services.map(({ name }) => name).join(' · '));
      const hires = card.getByRole('link', { name: `Wir stellen ein (${company.job_offers_count})` });
      await expect(hires).toHaveCount(company.job_offers_count > 0 ? 1 : 0);
      await expect(card.getByText('Inhaberschaft bestätigt')).toHaveCount(company.is_wpw_confirmed ? 1 : 0);
      const { subscription, main_image } = company;
      if (subscription === 'FREE_TIER') expect(main_image).toBeNull();
      await expect(card.getByRole('img', { name: main_image?.alt || 'kein Bild' })).toHaveCount(main_image ? 1 : 0);
      const drawn = new RegExp(`/default-${company.services[0]?.value ?? 'weitere-pflegeformen'}-\\d`);
      if (!main_image) await expect(card.locator('img').first()).toHaveAttribute('src', drawn);
    }
  });

  test('SR-19 no hits: the words, and ways out that lead to hits', async ({ page }) => {
    await page.goto('/suche/pflegeanbieter/köln?features=1,2,3,4,5,6,7,8,9,10');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ohne / })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('SR-18 the text about a town is server HTML; its code is fetched with the first use, and its links stay in the document', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The test may end before the last script of the next page has arrived.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const isFetched = async () => (await Promise.all(scripts)).some((script) => script.includes('Häufige Fragen'));
  await page.goto('/suche/pflegeanbieter/köln');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Pflege in Köln' });
  await expect(region).toBeVisible();
  expect(await isFetched()).toBe(false);
  const isSameDocument = await mark(page);
  await region.hover();
  await expect.poll(isFetched).toBe(true);
  await region.getByRole('link', { name: 'Tages- und Nachtpflege in Köln' }).click();
  await expectAddress(page, '/suche/pflegeanbieter/teilstationare-pflege?city_slug=köln');
  expect(await isSameDocument()).toBe(true);
});
