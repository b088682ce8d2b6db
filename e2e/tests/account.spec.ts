import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { registered, SECRET, signInByForm, signOut } from '../support/account';
import { expect, origin, test } from '../support/visitor';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test.describe('at a name, because no address of the network has passkeys,', () => {
  test.use({ baseURL: async ({}, use) => use(origin().replace('127.0.0.1', 'localhost')) });

  test('OP-70 OP-71 OP-72 a passkey of the device is added, signs in without a password, and confirms instead of it', async ({
    page,
  }) => {
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
