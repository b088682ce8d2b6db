import { readFile } from 'node:fs/promises';
import type { Checkout } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit, expectWholeWords } from '../support/accessible';
import { fillSignIn, mailsTo } from '../support/account';
import { newOwner, tokenOf } from '../support/new-owner';
import { expect, hydrated, phone, test } from '../support/visitor';

const PAGE = '/profile/company/rechnungen';
const main = (page: Page) => page.getByRole('main');
const billing = { name: 'Testträger gGmbH', street: 'Lindenweg 22', zip_code: '50354', city: 'Hürth', vat_id: '' };

/** Orders a year without free days, and pays on the page of the test checkout. */
async function payYear(page: Page, company: number): Promise<void> {
  const { request } = page.context();
  const choice = { package: 'PLUS_TIER', period: 'YEARLY', company };
  const placed = await request.post('/api-backend/payment/checkout/', {
    headers: await tokenOf(request),
    data: { ...choice, billing, accept_terms: true, trial: false },
  });
  expect(placed.status()).toBe(201);
  await page.goto(((await placed.json()) as Checkout).access_url);
  await page.getByRole('button', { name: 'Testzahlung bestätigen' }).click();
  await expect(page.getByText('Die Testzahlung ist bestätigt.')).toBeVisible();
}

test('PK-07 PK-04 an owner pays, sees the invoice, downloads it and changes the buyer', async ({ page, forgiven }) => {
  test.slow();
  // A fault in the billing data.
  forgiven.push('status of 422');
  const { account, company } = await newOwner(page, 'dresden');

  await test.step('PK-07 before the first charge there is none', async () => {
    await page.goto('/profile/company');
    await main(page).getByRole('link', { name: 'Paket und Rechnungen' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(main(page).getByText('Noch keine Rechnungen.')).toBeVisible();
  });

  await payYear(page, company.id);
  await page.goto(PAGE);
  const row = page.getByRole('row', { name: /RE-\d{4}-\d{6}/ });

  await test.step('PK-07 the invoice stands in the list, beside package and buyer', async () => {
    await expect(row).toContainText('Plus, jährlich');
    await expect(row).toContainText('Bezahlt');
    await expect(row).toContainText(/510,51\s€/);
    await expect(page.getByRole('region', { name: 'Ihr Paket: Plus, jährlich' })).toContainText(/429\s€/);
    await expect(page.getByRole('region', { name: 'Rechnungsdaten' })).toContainText('Lindenweg 22, 50354 Hürth');
    await expectAccessible(page);
    await expectToFit(page);
    await expectWholeWords(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PK-07 the PDF has its data with it, and the mail has a link to the same file', async () => {
    const started = page.waitForEvent('download');
    await row.getByRole('link', { name: /als PDF herunterladen$/ }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^RE-\d{4}-\d{6}\.pdf$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(file.includes('factur-x.xml')).toBe(true);
    const linkIn = async () => {
      const mails = await mailsTo(account.email);
      return mails.map(({ text }) => /\S+\/payment\/invoice\/\S+/.exec(text)?.[0]).find((link) => link) ?? '';
    };
    await expect.poll(linkIn).not.toBe('');
    const { pathname, search } = new URL(await linkIn());
    const byMail = await page.request.get(pathname + search);
    expect((await byMail.body()).equals(file)).toBe(true);
  });

  await test.step('PK-07 the buyer of the next invoices is changed; a fault stands at its field', async () => {
    await page.getByRole('button', { name: 'Rechnungsdaten bearbeiten' }).click();
    const vatId = page.getByRole('textbox', { name: /^USt-IdNr\./ });
    await vatId.fill('DE12');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(vatId).toHaveAccessibleDescription(/Bitte prüfen Sie die USt-IdNr\./);
    await vatId.fill('DE123456789');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(main(page).getByText('Ihre Rechnungsdaten sind gespeichert.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rechnungsdaten' })).toContainText('DE123456789');
  });

  await test.step('PK-04 the package is canceled here as in the company area', async () => {
    await page.getByRole('button', { name: 'Paket kündigen' }).click();
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
    await expect(main(page).getByText('Ihr Paket ist gekündigt.')).toBeVisible();
    await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
    await expect(page.getByRole('button', { name: 'Paket kündigen' })).toBeVisible();
  });

  await test.step('PK-07 SH-09 on a phone a visitor signs in and comes back', async () => {
    await page.context().clearCookies();
    await page.setViewportSize(phone);
    await page.goto(PAGE);
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
    await hydrated(page);
    await fillSignIn(page, account);
    await expect(page).toHaveURL(PAGE);
    await expect(row).toBeVisible();
  });
});
