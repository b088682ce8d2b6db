import type { ArticleList } from '@care/contracts/schemas';
import { expectAccessible } from '../support/accessible';
import { askBackend } from '../support/backend';
import { expect, goInside, hydrated, mark, openPage, quiet, test } from '../support/visitor';

test('SH-01 SH-20 the magazine is loaded when read, newest first, and each article can be read', async ({ page }) => {
  const { results } = await askBackend<ArticleList>('/content/article/?limit=12');
  const [first] = results;
  if (!first) throw new Error('there are no articles');
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/shell\/page-/.test(request.url())) chunks.push(request.url());
  });
  await openPage(page, '/pakete');
  await quiet(page);
  expect(chunks, 'visitors of other pages download none of it').toEqual([]);
  const isSameDocument = await mark(page);
  await goInside(page, '/pflegemagazin');
  await expect(page.getByRole('heading', { level: 1, name: 'Pflegemagazin' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(results.map(({ title }) => title));
  await expect(cards.first().getByRole('time')).toHaveText(/^\d{1,2}\. \p{L}+ \d{4}$/u);
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page).toHaveTitle(`${first.title} · Pflegefenster`);
  expect(await isSameDocument()).toBe(true);
  await expect(page.getByRole('region', { name: 'Weitere Beiträge' }).getByRole('article')).toHaveCount(3);
  await page.goBack();
  await expect(cards).toHaveCount(results.length);
});

test('SH-20 the guide leads by six questions to counted searches', async ({ page }) => {
  await openPage(page, '/pflegeleitfaden');
  const answers = ['In der eigenen Wohnung', 'Vor allem tagsüber', 'Auf Dauer', 'Angehörige im selben Haushalt'];
  for (const [index, answer] of [...answers, 'Körperpflege und Medikamente', 'Sehr wichtig'].entries()) {
    await expect(page.getByText(`Frage ${index + 1} von 6`)).toBeVisible();
    await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: index === 5 ? 'Ergebnis ansehen' : `Weiter zu Frage ${index + 2}` }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Am besten passt: Teilstationäre Pflege' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Ort oder PLZ' }).fill('Köln');
  await page.getByRole('button', { name: 'Anbieter zählen' }).click();
  await expect(page.getByText('Gezählt im Umkreis von 20 km um Köln.')).toBeVisible();
  await expectAccessible(page);
  const found = page.getByRole('link', { name: /^[\d.]+ Tages- und Nachtpflegen ansehen$/ });
  const count = (await found.textContent())?.match(/^[\d.]+/)?.[0] ?? 'no number';
  await found.click();
  await expect(page).toHaveURL(/\/suche\/pflegeanbieter\/teilstationare-pflege\?city_slug=/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${count} Treffer` })
      .first(),
  ).toBeVisible();
});

test('SH-18 a page of the shell keeps its HTML until its code loads, and says if not', async ({ page, forgiven }) => {
  forgiven.push('net::ERR_FAILED');
  let isAway = true;
  await page.route(/\/shell\/page-legal\./, (route) => (isAway ? route.abort() : route.continue()));
  const headline = page.getByRole('heading', { level: 1, name: 'Impressum' });
  await page.goto('/impressum');
  await expect(headline).toBeVisible();
  isAway = false;
  await hydrated(page);
  await expect(headline).toBeVisible();

  isAway = true;
  await openPage(page, '/login');
  await goInside(page, '/agb');
  const retry = page.getByRole('button', { name: 'Erneut laden' });
  await expect(retry).toBeVisible();
  isAway = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible();
});
