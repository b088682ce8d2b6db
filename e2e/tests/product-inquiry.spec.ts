import type { ProductInquiryAnswer } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { desktop } from '../support/accessible';
import { demo, mailsTo, newAccount, signInAs } from '../support/account';
import { someProduct } from '../support/backend';
import { expect, openPage, test } from '../support/visitor';

const form = (page: Page): Locator => page.getByRole('region', { name: 'Beratung anfragen' });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Anfrage senden' });
const field = (page: Page, name: string | RegExp): Locator => form(page).getByRole('textbox', { name });
const street = (page: Page): Locator => form(page).getByRole('combobox', { name: 'Straße und Hausnummer' });
const terms = (page: Page): Locator => form(page).getByRole('checkbox', { name: /^Ich stimme den Allgemeinen/ });
const contact = (page: Page): Locator => form(page).getByRole('checkbox', { name: /^Ich bin damit einverstanden/ });
const success = (page: Page): Locator => form(page).getByText('Ihre Produktanfrage wurde gesendet.');

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Vorname').fill('Anke');
  await field(page, 'Nachname').fill('Berger');
  await street(page).fill('Neusser Straße 118');
  await field(page, 'PLZ und Ort').fill('50733 Köln');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Ihr Anliegen').fill('Passt das Bett in ein kleines Zimmer?');
  await terms(page).check();
}

test('PD-01 PD-02 PD-03 PD-04 a product is found and asked about; STAFF answers at the desk', async ({ page }) => {
  const { email } = newAccount('anfrage');
  const product = await someProduct();
  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  // The form is far below, so that its code is not needed yet.
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, '/pflegeprodukte');
  await page.getByRole('link', { name: product.category.name, exact: true }).click();
  await page.getByRole('link', { name: product.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  const before = scripts.length;
  await page.getByRole('main').getByRole('link', { name: 'Beratung anfragen' }).click();
  await expect(page).toHaveURL(/#beratung$/);
  await expect(form(page)).toBeFocused();
  await expect(form(page)).toBeInViewport();
  await expect(sendButton(page)).toBeVisible();
  expect(scripts.length, 'a reader of the product does not download the form').toBeGreaterThan(before);
  await page.setViewportSize(desktop);
  await expect(form(page).getByRole('heading', { level: 3, name: product.title })).toBeVisible();
  await fillIn(page, email);
  await field(page, 'Telefon (optional)').fill('0221 4711');
  await contact(page).check();
  const request = page.waitForRequest((one) => one.url().endsWith('/product/inquiry/'));
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  const sent = await request;
  expect(sent.postDataJSON()).toMatchObject({ product: product.id, email, communication_consent: true });
  const { reference } = (await (await sent.response())?.json()) as ProductInquiryAnswer;
  await expect(form(page).getByText(`Ihr Aktenzeichen: ${reference}`)).toBeVisible();

  // The mail has the reference and nothing that was typed.
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(reference);
  expect(mail?.text).not.toMatch(/Anke|Neusser|Zimmer/);

  // STAFF finds it at the desk and answers.
  await signInAs(page, demo('redaktion'), `/verwaltung?q=${reference}`);
  await page.getByRole('link', { name: product.title }).click();
  await expect(page.getByText('Passt das Bett in ein kleines Zimmer?')).toBeVisible();
  await expect(page.getByText('Kontakt per E-Mail und Telefon erlaubt')).toBeVisible();
  await page.getByRole('radio', { name: /^Per E-Mail antworten/ }).check();
  await page.getByRole('textbox', { name: /^Ihre Antwort/ }).fill('Ja, es passt ab zwölf Quadratmetern.');
  await page.getByRole('button', { name: 'Per E-Mail antworten' }).click();
  await expect(page.getByText('Per E-Mail beantwortet').first()).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const texts = (await mailsTo(email)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('Ja, es passt ab zwölf Quadratmetern.'))).toHaveLength(1);
});
