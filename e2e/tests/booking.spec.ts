import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../support/accessible';
import { mailsTo, newOwner } from '../support/account';
import { expect, main, openPage, test } from '../support/visitor';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const order = (page: Page) => button(page, 'Zahlungspflichtig bestellen');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zahlung', exact: true });
const frame = (page: Page): FrameLocator => dialog(page).frameLocator('iframe[title="Zahlung"]');
const BOOKING = '/pakete?package=PLUS_TIER&period=MONTHLY';
/** German prices have a no-break space. */
const price = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('PK-01 PK-03 PK-04 an owner books Plus with trial, pays once, and has the tier at once', async ({ page }) => {
  const { account, company } = await newOwner(page, 'hamburg');

  // PK-01: "JETZT BUCHEN" starts the booking, all figures stand beside the button.
  await openPage(page, '/pakete');
  await page.getByRole('columnheader', { name: /^Plus/ }).getByRole('link', { name: 'Plus: JETZT BUCHEN' }).click();
  await expect(page).toHaveURL(BOOKING);
  await expect(order(page)).toBeVisible();
  const summary = page.getByRole('region', { name: '3. Prüfen und bestellen' });
  await expect(summary).toContainText(price('46,41 €'));
  await expectUsable(page);

  // PK-04: a double click places one order; paid in the frame, the new tier is there at once.
  await page.getByRole('textbox', { name: /^Firma/ }).fill('Testträger gGmbH');
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  const orders = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/payment/checkout/')) return;
    orders.add(((await response.json()) as { order: string }).order);
  });
  await order(page).dblclick();
  await frame(page).getByRole('button', { name: 'Testzahlung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Zahlung.' })).toBeVisible();
  await expect.poll(() => orders.size).toBe(1);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Mein Unternehmen öffnen' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Ihr Paket: Plus' })).toBeVisible();
  await expect(main(page).getByText(/^Der kostenlose Test läuft bis/)).toBeVisible();
  const mails = async () => (await mailsTo(account.email)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(`gilt ab sofort für „${company.name}“`);
});
