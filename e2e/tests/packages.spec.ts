import { expect, openPage, phone, test } from '../support/visitor';

test('PK-01 packages beside each other with booking always in reach; on a phone one at a time', async ({ page }) => {
  await openPage(page, '/pakete');
  const plus = page.getByRole('columnheader', { name: /^Plus/ });
  await page.getByRole('radio', { name: 'jährlich' }).check();
  await expect(plus).toContainText(/429\s€/);
  await page.getByRole('rowheader', { name: 'Persönlicher Support' }).scrollIntoViewIfNeeded();
  await expect(plus.getByRole('link', { name: 'Plus: JETZT BUCHEN' })).toBeInViewport();

  await page.setViewportSize(phone);
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const tabs = page.getByRole('tablist', { name: 'Paket wählen' });
  await tabs.getByRole('tab', { name: 'Premium' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Premium' });
  await expect(panel).toContainText(/749\s€/);
  const book = page.getByRole('link', { name: 'Premium: JETZT BUCHEN' });
  await expect(book).toBeInViewport();
  await panel.getByText('Widgets für Ihre Website').scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
  await book.click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpakete%3Fpackage%3DPREMIUM_TIER%26period%3DYEARLY$/);
});
