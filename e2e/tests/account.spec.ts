import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { linkInMail, registered, SECRET, signInAs, signInByForm, signOut } from '../support/account';
import { expect, openPage, origin, phone, test } from '../support/visitor';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

const part = (page: Page, name: string) => page.getByRole('region', { name });
test('AC-07 a person takes the own data along, deletes the account, and keeps it then', async ({ page, forgiven }) => {
  forgiven.push('status of 403');
  const account = await registered('CARE_PROVIDER');
  await signInAs(page, account);
  await test.step('AC-07 the own data are put together as a file', async () => {
    await press(page, 'Meine Daten herunterladen');
    const file = page.getByRole('link', { name: 'ZIP-Datei herunterladen' });
    await expect(file).toBeVisible();
    const download = page.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });

  await test.step('AC-07 an account that is being deleted is locked, and can be kept', async () => {
    await press(page, 'Konto löschen');
    await page.getByRole('textbox', { name: /^Ihr Passwort/ }).fill(SECRET);
    await press(page, 'Konto löschen');
    await expect(page.getByText(/^Ihr Konto ist gesperrt und wird am .+ endgültig gelöscht\.$/)).toBeVisible();
    await expect(part(page, 'Benachrichtigungen')).toBeHidden();
    await press(page, 'Löschung rückgängig machen');
    await expect(part(page, 'Benachrichtigungen')).toBeVisible();
  });
});

test.describe('at a name, because no address of the network has passkeys,', () => {
  test.use({ baseURL: async ({}, use) => use(origin().replace('127.0.0.1', 'localhost')) });

  test('OP-70 OP-71 OP-72 a passkey is added, signs in without a password, and confirms like one', async ({ page }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    const account = await registered('CARE_SEEKER');
    await signInByForm(page, account, '/profile/sicherheit');
    await press(page, 'Passkey hinzufügen');
    await page.getByRole('textbox', { name: /^Name des Passkeys/ }).fill('Laptop');
    await page.getByLabel(/^Ihr Passwort/).fill(SECRET);
    await press(page, 'Passkey hinzufügen');
    await press(page, 'Ich habe die Codes aufbewahrt');
    await expect(page.getByRole('button', { name: '„Laptop“ umbenennen' })).toBeVisible();
    await expectUsable(page);
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/login?callbackUrl=/profile/sicherheit');
    await press(page, 'Mit Passkey anmelden');

    await press(page, '„Laptop“ entfernen');
    await press(page, 'Stattdessen mit Passkey bestätigen');
    await expect(page.getByText('Mit Passkey bestätigt.')).toBeVisible();
    await press(page, '„Laptop“ entfernen');
    await expect(page.getByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('AC-01 a forgotten password is replaced through the link in the mail', async ({ page }) => {
    const account = await registered('CARE_SEEKER');
    await openPage(page, '/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(account.email);
    await press(page, 'Link anfordern');
    await expect(page.getByText(/^Wenn zu dieser Adresse ein Konto besteht/)).toBeVisible();
    await page.goto(await linkInMail(account, '/passwort-neu'));
    const other = 'Ein ganz anderer Satz 27';
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(other);
    await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(other);
    await press(page, 'Passwort speichern');
    await expect(page.getByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Jetzt anmelden' }).click();
    await page.getByRole('textbox', { name: 'Benutzername oder E-Mail' }).fill(account.username);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(other);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Guten Tag, Anke Berger')).toBeVisible();
  });
});
