import type { UserDetails } from '@care/contracts/schemas';
import type { FrameLocator, Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { mailsTo } from '../support/account';
import { newOwner, tokenOf } from '../support/new-owner';
import { expect, hydrated, test } from '../support/visitor';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const order = (page: Page) => button(page, 'Zahlungspflichtig bestellen');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zahlung', exact: true });
const frame = (page: Page): FrameLocator => dialog(page).frameLocator('iframe[title="Zahlung"]');
const BOOKING = '/pakete?package=PLUS_TIER&period=MONTHLY';
/** German prices have a no-break space. */
const price = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

async function tierOf(page: Page): Promise<string> {
  const { request } = page.context();
  const details = await request.get('/api-backend/user/details/', { headers: await tokenOf(request) });
  return ((await details.json()) as UserDetails).backend_permission_group_name;
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await order(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('PK-01 PK-03 PK-04 an owner books Plus with trial, pays in the frame, cancels and resumes', async ({ page }) => {
  test.slow();
  const { account, company } = await newOwner(page, 'hamburg');

  await test.step('PK-01 "JETZT BUCHEN" starts the booking, all figures stand beside the button', async () => {
    await page.goto('/pakete');
    await hydrated(page);
    await page.getByRole('columnheader', { name: /^Plus/ }).getByRole('link', { name: 'Plus: JETZT BUCHEN' }).click();
    await expect(page).toHaveURL(BOOKING);
    await expect(order(page)).toBeVisible();
    const summary = page.getByRole('region', { name: '3. Prüfen und bestellen' });
    await expect(summary).toContainText(price('46,41 €'));
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PK-04 closing the frame asks first, and leaving keeps the entries', async () => {
    await page.getByRole('textbox', { name: /^Firma/ }).fill('Testträger gGmbH');
    await placeOrder(page);
    await expect(frame(page).getByText('Testzahlung.')).toBeVisible();
    await button(page, 'Zahlung schließen').click();
    const question = page.getByRole('dialog', { name: 'Möchten Sie die Zahlung wirklich abbrechen?' });
    await question.getByRole('button', { name: 'Weiter bezahlen' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Zahlung abbrechen' }).click();
    await expect(main(page).getByText('Ihre Zahlung wurde storniert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Firma/ })).toHaveValue('Testträger gGmbH');
    expect(await tierOf(page)).toBe('FREE_TIER');
  });

  await test.step('PK-04 a double click places one order; paid in the frame, the new tier is there at once', async () => {
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
    await page.setViewportSize(desktop);
    await main(page).getByRole('link', { name: 'Mein Unternehmen öffnen' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Ihr Paket: Plus' })).toBeVisible();
    await expect(main(page).getByText(/^Der kostenlose Test läuft bis/)).toBeVisible();
    const mails = async () => (await mailsTo(account.email)).map(({ text }) => text).join('\n');
    await expect.poll(mails).toContain(`gilt ab sofort für „${company.name}“`);
  });

  await test.step('PK-04 cancels with a question, and resumes', async () => {
    await button(page, 'Paket kündigen').click();
    await button(page, 'Jetzt kündigen').click();
    await expect(main(page).getByText('Ihr Paket ist gekündigt.')).toBeVisible();
    await expect(main(page).getByText(/^Gekündigt\. Ihr Paket gilt noch bis/)).toBeVisible();
    await button(page, 'Kündigung zurücknehmen').click();
    await expect(main(page).getByText('Die Kündigung ist zurückgenommen. Ihr Paket läuft weiter.')).toBeVisible();
    await expect(button(page, 'Paket kündigen')).toBeVisible();
  });
});
