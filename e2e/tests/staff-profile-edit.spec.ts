import type { Page } from '@playwright/test';
import type { UserDetails } from '@care/contracts/schemas';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { confirmed, signInAs, tabTo } from '../support/account';
import { personElsewhere } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { expect, origin, phone, routeOnce, test } from '../support/visitor';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
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

/** A picture of one colour, encoded by the browser. */
async function picture(page: Page, side: number): Promise<Buffer> {
  const base64 = await page.evaluate((pixels) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
    canvas.getContext('2d')?.fillRect(0, 0, pixels, pixels);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, side);
  return Buffer.from(base64, 'base64');
}

test('AC-08 AC-11 the own profile is edited by keyboard, and gets a photo', async ({ page, forgiven }) => {
  forgiven.push('status of 500');
  await openOwn(page);

  await test.step('AC-15 the way back leads to the account; nothing is inaccessible or sticks out', async () => {
    await expect(main(page).getByRole('link', { name: 'Zurück zu Mein Konto' })).toHaveAttribute('href', '/profile');
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
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

  await test.step('AC-11 a photo: wrong type, too small, the right one, and deleted', async () => {
    const file = main(page).locator('input[type=file]');
    const upload = (buffer: Buffer, mimeType = 'image/png') => file.setInputFiles({ name: 'foto', mimeType, buffer });
    const alert = main(page).getByRole('alert');
    await upload(Buffer.from('GIF89a'), 'image/gif');
    await expect(alert.filter({ hasText: 'ungültiger Dateityp' })).toBeVisible();
    await upload(await picture(page, 199));
    await expect(alert.filter({ hasText: 'Das Bild muss zwischen' })).toBeVisible();
    await routeOnce(page, '**/media/user-profile/', (route) => route.fulfill({ status: 500, json: {} }));
    await upload(await picture(page, 400));
    await expect(alert.filter({ hasText: 'Die Datei konnte nicht hochgeladen werden.' })).toBeVisible();
    await upload(await picture(page, 400));
    await expect(main(page).getByRole('button', { name: 'Foto ersetzen' })).toBeVisible();
    await expect(main(page).getByRole('img').first()).toHaveJSProperty('complete', true);
    await press(page, 'Foto löschen');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(main(page).getByRole('button', { name: 'Foto hinzufügen' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('AC-10 AC-12 a list is saved; an employer writes, is listed as a visitor, blocked and unblocked', async ({
    page,
    browser,
    forgiven,
  }) => {
    forgiven.push('status of 404'); // of the hidden profile
    const path = await openOwn(page);
    const wish = `Wunsch ${Date.now().toString(36)}`;
    const employer = await personElsewhere(browser, 'inhaber-plus', path);

    await test.step('AC-10 a list is changed here and saved as a whole', async () => {
      await press(page, 'Besondere Wünsche bearbeiten');
      await part(page, 'Besondere Wünsche').getByRole('textbox', { name: 'Wunsch' }).fill(wish);
      await press(page, 'Übernehmen');
      await press(page, 'Speichern');
      await expect(saved(page)).toBeVisible();
      await expect(part(page, 'Besondere Wünsche')).toContainText(wish);
    });

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
      await main(page).getByRole('link', { name: 'So sehen Anbieter Sie' }).click();
      await expect(main(page).getByText('Ihr Profil ist verborgen. Diese Seite sehen nur Sie.')).toBeVisible();
      await page.reload();
      await main(page).getByRole('link', { name: 'Profil bearbeiten' }).click();
      await expect(visible).not.toBeChecked();
      await visible.click();
      await expect(main(page).getByText('Ihr Profil ist jetzt sichtbar.')).toBeVisible();
      expect(await statusForOthers()).toBe(200);
    });
    await employer.context().close();
  });
});
