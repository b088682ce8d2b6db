import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { ArticleList, GuideList } from '@care/contracts/schemas';
import { desktop, expectAccessible } from '../support/accessible';
import { askBackend } from '../support/backend';
import { expect, goInside, hydrated, mark, phone, quiet, test } from '../support/visitor';

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

    // All legal pages use one component, so two of them are enough in the normal run.
    const tag = path === '/impressum' || path === '/kontakt' ? [] : '@full';
    test(`SH-20 ${path} hydrates without warnings`, { tag }, async ({ page }) => {
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

  test('SH-01 the progress bar of a slow navigation is in a landmark, like all content', async ({ page }) => {
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
    await expect(page.getByText(/^Zuletzt geprüft am \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
  });

  test('SH-20 the guide leads by six questions to counted searches, and back to each answer', async ({ page }) => {
    await page.goto('/pflegeleitfaden');
    await hydrated(page);
    const answers = ['In der eigenen Wohnung', 'Vor allem tagsüber', 'Auf Dauer', 'Angehörige im selben Haushalt'];
    for (const [index, answer] of [...answers, 'Körperpflege und Medikamente', 'Sehr wichtig'].entries()) {
      await expect(page.getByText(`Frage ${index + 1} von 6`)).toBeVisible();
      if (index === 2) await expectAccessible(page);
      await page.getByRole('radio', { name: answer }).check();
      await page
        .getByRole('button', { name: index === 5 ? 'Ergebnis ansehen' : `Weiter zu Frage ${index + 2}` })
        .click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Am besten passt: Teilstationäre Pflege' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Ort oder PLZ' }).fill('Köln');
    await page.getByRole('button', { name: 'Anbieter zählen' }).click();
    await expect(page.getByText('Gezählt im Umkreis von 20 km um Köln.')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    const found = page.getByRole('link', { name: /^[\d.]+ Tages- und Nachtpflegen ansehen$/ });
    const count = (await found.textContent())?.match(/^[\d.]+/)?.[0] ?? 'no number';
    await page.goBack();
    await page.goForward();
    await found.click();
    await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/teilstationare-pflege\?city_slug=/);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${count} Treffer` })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Wann wird Hilfe gebraucht? Antwort ändern' }).click();
    await expect(page.getByRole('radio', { name: 'Vor allem tagsüber' })).toBeChecked();
  });

  test('SH-20 the guide says which answer is missing, and that it does not know a place', async ({ page }) => {
    await page.goto('/pflegeleitfaden?frage=2');
    await expect(page.getByText('Bitte wählen Sie eine Antwort.')).toBeVisible();
    const answers = 'ort=heim&zeit=immer&dauer=dauer&angehoerige=niemand&hilfe=vieles&gesellschaft=sehr';
    await page.goto(`/pflegeleitfaden?frage=ergebnis&${answers}&wo=Xyzabcstadt`);
    await expect(page.getByText('Diesen Ort haben wir nicht gefunden.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ort oder PLZ' })).toHaveValue('Xyzabcstadt');
  });

  test('SH-20 an article has its contents, its summary, related texts and a counted search', async ({ page }) => {
    await page.goto('/pflegeratgeber/leistungen-der-pflegekasse');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Kurz gesagt' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const summary = page.getByRole('region', { name: 'Kurz gesagt' });
    expect(await top(contents)).toBeCloseTo(await top(summary), 0);
    await page.setViewportSize(phone);
    expect(await top(contents), 'on a phone the summary comes first').toBeGreaterThan(await top(summary));
    await page.setViewportSize(desktop);
    await contents.getByRole('link', { name: 'Im Pflegeheim', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Im Pflegeheim', exact: true })).toBeInViewport();
    await expect(page.getByRole('row', { name: /Pflegegeld.*347.*990/ })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Pflegegrad beantragen: vom Anruf bis zum Bescheid' }).first(),
    ).toBeVisible();
    const { count } = await askBackend<{ count: number }>('/company/search/count/?services=ambulante-pflege');
    const number = new Intl.NumberFormat('de-DE').format(count);
    await expect(page.getByRole('link', { name: `${number} ambulante Pflegedienste ansehen` })).toBeVisible();
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

  test('SH-18 a page of the shell keeps its server HTML until its code has loaded', async ({ page, forgiven }) => {
    forgiven.push('net::ERR_FAILED');
    let isAway = true;
    await page.route(/\/shell\/page-legal\./, (route) => (isAway ? route.abort() : route.continue()));
    await page.goto('/impressum');
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    isAway = false;
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });

  test('SH-18 a page of the shell that fails to load shows an error, and a retry loads it', async ({
    page,
    forgiven,
  }) => {
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
    await quiet(page);
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
