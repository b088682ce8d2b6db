import type { Page } from '@playwright/test';
import type { UserDetails } from '@care/contracts/schemas';
import { expectUsable } from '../support/accessible';
import { confirmed, signInAs, tabTo, tokenOf } from '../support/account';
import { picture } from '../support/picture';
import { expect, main, test } from '../support/visitor';

const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const saved = (page: Page) => main(page).getByText('Ihre Änderungen wurden gespeichert.');
const aboutMe = (page: Page) => part(page, 'Über mich').getByRole('textbox', { name: /Über mich/ });

/** Signs in as a new job seeker and opens the own profile in edit mode. */
async function openOwn(page: Page): Promise<void> {
  await signInAs(page, await confirmed('JOB_SEEKER'), '/impressum');
  const { request } = page.context();
  const headers = await tokenOf(request);
  const { profile } = (await (await request.get('/api-backend/user/details/', { headers })).json()) as UserDetails;
  await page.goto(`/pflegepersonal/profil/${profile?.slug}?edit`);
  await expect(main(page).getByText('Sie bearbeiten Ihr Profil')).toBeVisible();
}

test('AC-08 AC-11 the own profile is edited by keyboard, and gets a photo', async ({ page }) => {
  await openOwn(page);

  // AC-15: the way back leads to the account; nothing is inaccessible or sticks out.
  await expect(main(page).getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
  await expectUsable(page);

  // AC-08: a part by keyboard alone: open, write, save, and at the top again.
  await tabTo(page, part(page, 'Über mich').getByRole('button', { name: 'Über mich bearbeiten' }));
  await page.keyboard.press('Enter');
  await expect(aboutMe(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mit der Tastatur geschrieben.');
  await tabTo(page, part(page, 'Über mich').getByRole('button', { name: 'Speichern' }));
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(part(page, 'Über mich')).toContainText('Mit der Tastatur geschrieben.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // AC-11: a photo is added.
  const file = main(page).locator('input[type=file]');
  const buffer = await picture(page, 'teal', 400);
  await file.setInputFiles({ name: 'foto', mimeType: 'image/png', buffer });
  await expect(main(page).getByRole('button', { name: 'Foto ersetzen' })).toBeVisible();
  await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
});
