import { readFile } from 'node:fs/promises';
import type { Checkout } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit, expectWholeWords } from '../support/accessible';
import { mailsTo } from '../support/account';
import { newOwner, tokenOf } from '../support/new-owner';
import { expect, test } from '../support/visitor';

const PAGE = '/profile/company/rechnungen';
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

test('PK-07 an owner pays, sees the invoice, and downloads it', async ({ page }) => {
  const { account, company } = await newOwner(page, 'dresden');

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
});
