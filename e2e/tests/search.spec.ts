import type { Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { cards, expectAddress } from '../support/results-page';
import { expect, hydrated, mark, test } from '../support/visitor';

const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('SR-07 SR-21 the form says that a radius needs a town, and asks which of many towns is meant', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const form = page.getByRole('search');
  const field = form.getByRole('combobox', { name: 'Ort oder PLZ' });
  await test.step('a radius without a town', async () => {
    await form.getByRole('radio', { name: '+50 km' }).click();
    await expect(
      form.getByText('Bitte wählen Sie zuerst einen Ort aus, bevor Sie einen Umkreis festlegen.'),
    ).toBeVisible();
    await expect(form.getByRole('radio', { name: '+20 km' })).toBeChecked();
    await expectAccessible(page);
  });
  await test.step('suggestions with their state, from the second letter on', async () => {
    await field.pressSequentially('K');
    await expect(suggestions(page)).toHaveCount(0);
    await field.pressSequentially('öln');
    await expect(suggestions(page).filter({ hasText: 'Köln Nordrhein-Westfalen' }).first()).toBeVisible();
    await suggestions(page).first().hover();
  });
  await test.step('a name that many towns have', async () => {
    await field.fill('Frankfurt');
    await page.getByRole('button', { name: 'Suchen' }).click();
    const candidates = page.getByRole('list', { name: 'Meinten Sie einen dieser Orte?' }).getByRole('link');
    await expect(candidates.nth(1)).toBeVisible();
    await candidates.first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Pflegeanbieter in Frankfurt/ })).toBeVisible();
  });
});

test('SR-19 PP-13 a search without hits has ways out that lead to hits; a browser that cannot draw a map says so beside the list', async ({
  page,
}) => {
  await page.goto('/suche/pflegeanbieter/köln?features=1,2,3,4,5,6,7,8,9,10');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ohne / })
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
  const map = page.getByRole('region', { name: 'Karte der Treffer' });
  await expect(map.getByText(/Die Karte konnte nicht geladen werden\./)).toBeVisible();
  await expect(map.getByRole('alert')).toHaveCount(0);
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
