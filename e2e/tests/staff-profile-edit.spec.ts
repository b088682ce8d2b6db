import type { Page } from '@playwright/test';
import type { UserDetails } from '@care/contracts/schemas';
import { expectAccessible, expectToFit } from '../support/accessible';
import { confirmed, signInAs, tabTo } from '../support/account';
import { personElsewhere } from '../support/inbox';
import { picture } from '../support/picture';
import { tokenOf } from '../support/new-owner';
import { expect, origin, phone, test } from '../support/visitor';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const saved = (page: Page) => main(page).getByText('Ihre Änderungen wurden gespeichert.');
const aboutMe = (page: Page) => part(page, 'Über mich').getByRole('textbox', { name: /Über mich/ });

/** Signs in as a new job seeker and opens the own profile in edit mode. Returns its path. */
async function openOwn(page: Page): Promise<string> {
  await signInAs(page, await confirmed('JOB_SEEKER'), '/impressum');
  const { request } = page.context();
  const headers = await tokenOf(request);
  const { profile } = (await (await request.get('/api-backend/user/details/', { headers })).json()) as UserDetails;
  const path = `/pflegepersonal/profil/${profile?.slug}`;
  await page.goto(`${path}?edit`);
  await expect(main(page).getByText('Sie bearbeiten Ihr Profil')).toBeVisible();
  return path;
}

test('AC-08 AC-11 the own profile is edited by keyboard, and gets a photo', async ({ page }) => {
  await openOwn(page);

  await test.step('AC-15 the way back leads to the account; nothing is inaccessible or sticks out', async () => {
    await expect(main(page).getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
    await expectAccessible(page);
    await expectToFit(page);
  });

  await test.step('AC-08 a part by keyboard alone: open, write, save, and at the top again', async () => {
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
  });

  await test.step('AC-11 a photo is added', async () => {
    const file = main(page).locator('input[type=file]');
    const buffer = await picture(page, 'teal', 400);
    await file.setInputFiles({ name: 'foto', mimeType: 'image/png', buffer });
    await expect(main(page).getByRole('button', { name: 'Foto ersetzen' })).toBeVisible();
    await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('AC-12 an employer writes, is listed as a visitor, blocked and unblocked', async ({
    page,
    browser,
    forgiven,
  }) => {
    forgiven.push('status of 404'); // of the hidden profile
    const path = await openOwn(page);
    const employer = await personElsewhere(browser, 'inhaber-plus', path);

    await test.step('AC-12 an employer on Plus writes from the profile', async () => {
      await main(employer).getByRole('button', { name: 'Kontakt aufnehmen' }).click();
      const dialog = employer.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Wir würden Sie gern kennenlernen.');
      await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('paul@example.org');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(dialog.getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    });

    await test.step('AC-08 who looked and wrote is listed, shut out, and let in again', async () => {
      await page.reload();
      const visitors = part(page, 'Wer Ihr Profil angesehen hat');
      await expect(visitors.getByText('hat Ihnen geschrieben').first()).toBeVisible();
      await visitors
        .getByRole('button', { name: /sperren$/ })
        .first()
        .click();
      const release = part(page, 'Gesperrte Anbieter').getByRole('button', { name: /aufheben$/ });
      await expect(release).toBeVisible();
      await employer.goto(path);
      await expect(main(employer).getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
      await release.click();
      await expect(part(page, 'Gesperrte Anbieter')).toContainText('Sie haben niemanden gesperrt.');
    });

    await test.step('AC-08 a hidden profile is found by nobody but its owner', async () => {
      const visible = main(page).getByRole('switch', { name: 'Mein Profil ist für Pflegeanbieter sichtbar' });
      const statusForOthers = async () => (await fetch(origin() + path)).status;
      expect(await statusForOthers()).toBe(200);
      await visible.click();
      await expect(main(page).getByText('Ihr Profil ist jetzt verborgen.')).toBeVisible();
      expect(await statusForOthers()).toBe(404);
      await visible.click();
      await expect(main(page).getByText('Ihr Profil ist jetzt sichtbar.')).toBeVisible();
      expect(await statusForOthers()).toBe(200);
    });
    await employer.context().close();
  });
});
