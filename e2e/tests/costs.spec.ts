import { expectUsable } from '../support/accessible';
import { expect, openPage, test } from '../support/visitor';

test('CO-01 CO-03 by keyboard costs at home are computed in the browser, and nothing is sent', async ({ page }) => {
  await openPage(page, '/kosten');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('radio', { name: 'Im Pflegeheim' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('929,50');
  await page.keyboard.press('Enter');
  const result = page.getByRole('heading', { level: 2, name: 'Zu Hause mit Pflegegrad 4' }).locator('..');
  await expect(result).toBeFocused();
  // Half of the care service is used, so half of the allowance is paid.
  await expect(result).toContainText('Sie bekommen im Monat ausgezahlt 400 €');
  await expectUsable(page);
  expect(page.url()).toMatch(/\/kosten$/);
  expect(sent.filter((request) => /929|pflegegrad|grade/i.test(request))).toEqual([]);
});
