import type { Locator, Page } from '@playwright/test';
import type { CompanyPage } from '@care/contracts/schemas';
import { expectUsable } from '../support/accessible';
import { demo, fillSignIn, tabTo, tokenOf } from '../support/account';
import { askBackend } from '../support/backend';
import { expect, hydrated, main, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel-plus';

const region = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true });
const pencil = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: `${name} bearbeiten`, exact: true });
const save = (area: Locator) => area.getByRole('button', { name: 'Speichern', exact: true }).click();
const saved = (area: Locator) => area.getByText('Ihre Änderungen wurden gespeichert.');
const stored = () => askBackend<CompanyPage>('/company/by-slug/beispiel-plus/');

/** Puts the services back as they were, for the tests after this one. */
async function restore(page: Page, before: CompanyPage): Promise<void> {
  const { request } = page.context();
  const answer = await request.patch(`/api-backend/company/details/${before.id}/`, {
    headers: await tokenOf(request),
    data: { services: before.services },
  });
  expect(answer.status()).toBe(200);
}

test('PP-06 a manager comes over the sign-in, and edits her profile in place, also by keyboard', async ({ page }) => {
  const before = await stored();

  // SH-09: the link into a section leads a visitor by way of the sign-in to the right editor.
  await page.goto(`${PROFILE}?edit=images`);
  await expect(page).toHaveURL((url) => url.searchParams.get('callbackUrl') === `${PROFILE}?edit=images`);
  await hydrated(page);
  await fillSignIn(page, demo('inhaber-plus'));
  await expect(region(page, 'Galerie').getByRole('button', { name: 'Fotos auswählen' })).toBeInViewport();
  await region(page, 'Galerie').getByRole('button', { name: 'Fertig' }).click();
  await expect(pencil(page, 'Leistungen')).toBeVisible();
  await expectUsable(page);

  // PP-06: leaving with unsaved changes asks first.
  await pencil(page, 'Leistungen').click();
  await region(page, 'Leistungen').getByRole('textbox', { name: 'Weitere Leistung' }).fill('Nachtcafé');
  const question = page.waitForEvent('dialog');
  const leaving = page
    .getByRole('banner')
    .getByRole('link', { name: /Pflegefenster/ })
    .click();
  const dialog = await question;
  expect(dialog.message()).toContain('nicht gespeicherte Änderungen');
  await dialog.dismiss();
  await leaving;
  await save(region(page, 'Leistungen'));
  await expect(saved(region(page, 'Leistungen'))).toBeVisible();
  expect((await stored()).services).toContain('Nachtcafé');

  // PP-06 SH-13: a section is edited and confirmed with the keyboard alone.
  await pencil(page, 'Weitere Besonderheiten').focus();
  await page.keyboard.press('Enter');
  const area = region(page, 'Weitere Besonderheiten');
  await expect(area.getByRole('textbox', { name: 'Weitere Besonderheit' })).toBeFocused();
  await page.keyboard.type('Teststube');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('button', { name: '„Teststube“ entfernen' })).toBeVisible();
  await tabTo(page, area.getByRole('button', { name: 'Abbrechen' }));
  await page.keyboard.press('Enter');
  await expect(pencil(page, 'Weitere Besonderheiten')).toBeFocused();
  await tabTo(page, main(page).getByRole('button', { name: 'Arbeitgebervorteile: noch richtig' }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Vielen Dank. Arbeitgebervorteile: heute bestätigt.')).toBeVisible();

  await restore(page, before);
});
