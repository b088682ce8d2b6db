import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyPage } from '@care/contracts/schemas';
import { expectUsable } from '../support/accessible';
import { askBackend, searchCompanies } from '../support/backend';
import { demo, signInAs } from '../support/account';
import { expect, origin, phone, test } from '../support/visitor';

const SLUG = 'beispiel-plus';
const company = () => askBackend<CompanyPage>(`/company/by-slug/${SLUG}/`);

/** The link of the weekly mail, which is sent on Mondays only. */
async function linkOfMail({ id, owner }: CompanyPage): Promise<string> {
  const secret = (await readFile(path.join(process.env.E2E_DATA_DIR ?? '', 'auth.secret'), 'utf8')).trim();
  const text = [id, owner, 0, Date.now() + 60_000].join('.');
  const signature = createHmac('sha256', secret).update(`free-places:${text}`).digest('base64url');
  return `/api-backend/places/confirm/?key=${text}.${signature}`;
}

test('PL-01 PL-05 PL-08 places are stated, confirmed by mail, and found by a filter', async ({ page, browser }) => {
  await page.setViewportSize(phone);
  await signInAs(page, demo('inhaber-plus'), '/profile/company/preise-und-plaetze');
  await page.getByRole('spinbutton', { name: 'Plätze insgesamt' }).fill('40');
  const [first] = await page.getByRole('spinbutton', { name: /: frei$/ }).all();
  await first!.fill('0');
  await first!.press('ArrowUp');
  await expect(first!).toHaveValue('1');
  await page.getByRole('button', { name: 'Plätze speichern und bestätigen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'gespeichert und bestätigt' })).toBeFocused();
  await expectUsable(page);

  const stated = await company();
  const context = await browser.newContext({ baseURL: origin(), viewport: phone, javaScriptEnabled: false });
  const mail = await context.newPage();
  await mail.goto(await linkOfMail(stated));
  await expect(mail.getByRole('heading', { name: 'Stimmt das noch?' })).toBeVisible();
  expect((await company()).places).toEqual(stated.places);
  for (const count of await mail.getByRole('spinbutton').all()) await count.fill('0');
  await mail.getByRole('spinbutton').first().fill('7');
  await mail.getByRole('button', { name: 'Ja, stimmt so' }).click();
  await expect(mail.getByRole('heading', { name: /^Danke, bestätigt am/ })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Doch etwas ändern' })).toBeVisible();

  // HTML for visitors may be a minute old.
  await page.goto(`/pflegeanbieter/profiles/${SLUG}`);
  await expect(page.getByText('7 freie Plätze').first()).toBeVisible();
  await expect(page.getByText('heute bestätigt').first()).toBeVisible();
  expect((await searchCompanies({ q: stated.name, free_place: 1 })).results.map(({ slug }) => slug)).toContain(SLUG);
  await mail.setViewportSize({ width: 1280, height: 900 });
  await mail.goto(`/suche/pflegeanbieter/${stated.city_slug}`);
  await mail.getByRole('link', { name: /^Freier Platz bestätigt/ }).click();
  await expect(mail).toHaveURL(/free_place=1/);
  await expect(mail.getByRole('article').first()).toContainText(/bestätigt/);
  await context.close();
});
