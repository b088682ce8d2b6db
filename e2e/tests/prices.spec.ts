import type { CompanyPage } from '@care/contracts/schemas';
import { expectUsable } from '../support/accessible';
import { askBackend } from '../support/backend';
import { demo, signInAs, tokenOf } from '../support/account';
import { cards } from '../support/results-page';
import { expect, openPage, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';
const PRICES = [
  'prices_from',
  'price_care',
  'price_training',
  'price_lodging',
  'price_board',
  'price_investment',
] as const;

test('CO-04 CO-05 CO-07 CO-08 typed prices count in profile and filter', async ({ page, browser, forgiven }) => {
  // The screen changes before a preloaded picture is painted.
  forgiven.push('was preloaded using link preload');
  let withPrices = '';
  const before = await askBackend<CompanyPage>('/company/by-slug/beispiel/');
  await signInAs(page, demo('inhaber-premium'), '/profile/company');

  await test.step('CO-04 from the company area to the form', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Preise und Plätze' }).click();
    await page.getByRole('button', { name: 'Preise bearbeiten' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Preise gültig seit').fill('2026-07-01');
    const home = page.getByRole('group', { name: 'Stationäre Pflege', exact: true });
    await home.getByLabel(/^Eigenanteil an der Pflege/).fill('900');
    await home.getByLabel('Ausbildungsumlage').fill('');
    await home.getByLabel('Unterkunft').fill('300,50');
    await home.getByLabel('Verpflegung').fill('250');
    await home.getByLabel('Investitionskosten').fill('200');
    await expectUsable(page);
    await home.getByLabel('Investitionskosten').press('Enter');
    await expect(page.getByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
  });

  await test.step('CO-05 the profile shows the sum, and the calculator opens with the prices', async () => {
    await openPage(page, PROFILE);
    const costs = page.getByRole('region', { name: 'Kosten' });
    // HTML of the server may be a minute old; the code of the section comes with the first use of the page.
    await page.mouse.move(600, 400);
    await expect(costs).toContainText('1.515,50 €');
    const calculator = costs.getByRole('link', { name: 'Fünf Jahre berechnen' });
    withPrices = (await calculator.getAttribute('href')) ?? '';
    await calculator.click();
    // In the section, or at its address if the code of the section has not arrived yet.
    await expect(page.getByRole('heading', { name: 'Im Pflegeheim mit Pflegegrad 3' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Sie zahlen im ersten Monat 1.515,50 €');
  });

  await test.step('CO-05 CO-07 CO-08 without script: results by own share, and the calculator at its address', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto('/suche/pflegeanbieter/köln?grade=3&own_share=175000&sort=ownShareAsc');
    const found = cards(reader).filter({ hasText: before.name });
    await expect(found).toContainText('1.516 € Eigenanteil im Monat, Grad 3, 1. Jahr');
    await expect(reader.getByText(/Anbieter ohne Preis sind ausgeblendet/)).toBeVisible();
    await reader.getByRole('link', { name: 'Einblenden' }).click();
    await expect(reader).toHaveURL(/without_price=1/);
    await reader.goto(withPrices);
    await expect(reader.getByRole('main')).toContainText('Sie zahlen im ersten Monat 1.515,50 €');
    await context.close();
  });

  const data = Object.fromEntries(PRICES.map((name) => [name, before[name] ?? (name === 'prices_from' ? '' : null)]));
  const { request } = page.context();
  const url = `/api-backend/company/details/${before.id}/`;
  expect((await request.patch(url, { headers: await tokenOf(request), data })).status()).toBe(200);
});
