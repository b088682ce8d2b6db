import AxeBuilder from '@axe-core/playwright';
import type { ArticleList, GuideList } from '@care/contracts/schemas';
import { askBackend } from '../support/backend';
import { expect, goInside, hydrated, mark, phone, test } from '../support/visitor';

const legalPages = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', 'Allgemeine Geschäftsbedingungen'],
  ['/barrierefreiheit', 'Informationen zur Barrierefreiheit'],
  ['/so-sortieren-wir', 'So sortieren wir'],
  ['/so-pruefen-wir-bewertungen', 'So prüfen wir Bewertungen'],
  ['/kontakt', 'Kontakt'],
] as const;

test.describe('content of the shell', () => {
  for (const [path, title] of legalPages) {
    test(`SH-20 ${path} has its text without JavaScript`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.replaceAll('\u00ad', ''), 'the headline, without its soft hyphens').toContain(`>${title}</h1>`);
      expect(html.match(/<h2/g)?.length).toBeGreaterThan(2);
    });

    // They are one component with different texts.
    const tag = path === '/impressum' || path === '/kontakt' ? [] : '@full';
    test(`SH-20 ${path} comes to life without a word`, { tag }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    });
  }

  test('SH-20 what the operator has to fill in is marked', async ({ page }) => {
    await page.goto('/impressum');
    await expect(page.locator('mark').first()).toHaveText('[Betreiber: Name und Rechtsform eintragen]');
  });

  test('SH-01 the bar of a slow navigation stands in a landmark, as all content does', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api-backend/content/**', async (route) => {
      await held;
      await route.continue();
    });
    await goInside(page, '/pflegemagazin');
    await expect(page.getByRole('main').getByRole('progressbar')).toBeAttached();
    const { violations } = await new AxeBuilder({ page }).withRules('region').analyze();
    expect(violations).toEqual([]);
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: 'Pflegemagazin' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('SH-20 the magazine shows its articles as cards, newest first, and each can be read', async ({ page }) => {
    const { results } = await askBackend<ArticleList>('/content/article/?limit=12');
    await page.goto('/pflegemagazin');
    await hydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText(results.map(({ title }) => title));
    const [first] = results;
    if (!first) throw new Error('there are no articles');
    await expect(cards.first().getByRole('time')).toHaveText(/^\d{1,2}\. \p{L}+ \d{4}$/u);
    const isSameDocument = await mark(page);
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(page).toHaveTitle(`${first.title} · Pflegefenster`);
    expect(await isSameDocument()).toBe(true);
    await expect(page.getByRole('region', { name: 'Weitere Beiträge' }).getByRole('article')).toHaveCount(3);
    await page.goBack();
    await expect(cards).toHaveCount(results.length);
  });

  test('SH-20 the advisor shows its guides as cards, and each can be read', async ({ page }) => {
    const { results } = await askBackend<GuideList>('/content/guide/?limit=12');
    await page.goto('/pflegeratgeber');
    await expect(page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      results.map(({ title }) => title),
    );
    const [first] = results;
    if (!first) throw new Error('there are no guides');
    await page.goto(`/pflegeratgeber/${first.slug}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(page.getByText(/^Zuletzt aktualisiert am \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
  });

  test('SH-20 the guide leads by six questions to the searches of the care forms', async ({ page }) => {
    await page.goto('/pflegeleitfaden');
    await hydrated(page);
    await expect(page.getByText(/^Frage \d von 6$/)).toHaveCount(6);
    await page.getByRole('link', { name: 'Stationäre Pflege: Anbieter finden', exact: true }).click();
    await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/stationare-pflege$/);
  });

  for (const path of [
    '/pflegemagazin/gibt-es-nicht',
    '/pflegeratgeber/gibt-es-nicht',
    '/pflegemagazin?page=99',
    '/pflegeratgeber?page=99',
  ]) {
    test(`SH-01 ${path} is a German 404`, async ({ page, forgiven }) => {
      forgiven.push('status of 404');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    });
  }

  test('SH-18 a page of the shell whose code is late keeps its HTML and comes to life later', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    let isAway = true;
    await page.route(/\/shell\/page-legal\./, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/impressum');
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    isAway = false;
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });

  test('SH-18 a page of the shell that fails on the way says so, and a retry brings it', async ({ page, forgiven }) => {
    forgiven.push('net::ERR_FAILED');
    await page.goto('/');
    await hydrated(page);
    let isAway = true;
    await page.route(/\/shell\/page-legal\./, (route) => (isAway ? route.abort() : route.continue()));
    await goInside(page, '/agb');
    const retry = page.getByRole('button', { name: 'Erneut laden' });
    await expect(retry).toBeVisible();
    isAway = false;
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible();
  });

  test('SH-20 visitors of other pages download none of it', async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/\/shell\/page-/.test(request.url())) chunks.push(request.url());
    });
    await page.goto('/suche/pflegeanbieter/köln');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
  });
});

test.describe('the menu', () => {
  test.use({ viewport: phone });

  test('SH-04 opens and closes with its button, and closes with Escape and when the page changes', async ({ page }) => {
    await page.goto('/impressum');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'Pflegejobs' }).press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'Pflegeratgeber' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pflegeratgeber' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Pflegeratgeber' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});
