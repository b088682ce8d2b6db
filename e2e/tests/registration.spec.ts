import type { Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { fillSignIn, linkInMail, newAccount, SECRET, signInByForm, tabTo } from '../support/account';
import { expect, hydrated, openPage, phone, test } from '../support/visitor';

const thanks = (page: Page) => page.getByText(/^Vielen Dank für Ihre Registrierung\./);
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const password = (page: Page) => page.getByRole('textbox', { name: 'Passwort', exact: true });
/** Reloads a form with unsent input, and accepts the question whether to leave it. */
const agreeToLeave = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: phone });

  test('AC-03 AC-18 AC-19 AC-20 a job seeker registers, confirms the mail and signs in', async ({ page, forgiven }) => {
    forgiven.push('status of 422');
    const account = newAccount('kraft');
    agreeToLeave(page);
    await openPage(page, '/registration');
    await expectAccessible(page, [phone]);
    await tabTo(page, page.getByRole('link', { name: /^Pflegekraft/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Kostenloses Profil anlegen' })).toBeVisible();

    const type = async (name: string | RegExp, text: string) => {
      await tabTo(page, textbox(page, name));
      await page.keyboard.type(text);
    };

    // What was typed survives a reload, passwords do not.
    await type(/^Vorname/, 'Katharina');
    await type(/^Nachname/, 'Wolken');
    await type(/^E-Mail/, account.email);
    await type(/^Benutzername/, account.username);
    await type(/^Telefon/, '0176 5550118');
    await tabTo(page, password(page));
    await page.keyboard.type(SECRET);
    await page.reload();
    await hydrated(page);
    await expect(textbox(page, /^Vorname/)).toHaveValue('Katharina');
    await expect(textbox(page, /^Telefon/)).toHaveValue('0176 5550118');
    await expect(password(page)).toHaveValue('');

    // A place is picked with the arrows; the rest is filled in.
    await tabTo(page, password(page));
    await page.keyboard.type(SECRET);
    await type(/^Passwort wiederholen/, SECRET);
    await tabTo(page, page.getByRole('checkbox', { name: 'Pflegehilfskraft' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('combobox', { name: '1. Ort' }));
    await page.keyboard.type('Rostock');
    await expect(page.getByRole('option', { name: /^Rostock/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: '1. Ort' })).toHaveValue('Rostock');
    await tabTo(page, page.getByRole('checkbox', { name: /^Ich habe die AGB/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Jetzt kostenlos registrieren' }));
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeVisible();
    await expect(textbox(page, /^Vorname/)).toHaveCount(0);

    // The link in the mail confirms the address by one press, once.
    const link = await linkInMail(account, '/e-mail-bestaetigen');
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
    await expect(confirm).toBeVisible();
    await expectAccessible(page, [phone]);
    await confirm.click();
    await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();

    // SH-03: signed in, the menu leads to the own profile.
    await signInByForm(page, account);
    await expect(page.getByText('Guten Tag, Katharina Wolken')).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('navigation', { name: 'Menü' });
    await expect(menu.getByRole('link', { name: 'Mein Profil' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Mein Unternehmen' })).toHaveCount(0);
  });
});

test('AC-02 AC-05 SH-09 a provider registers, also as a session ends', async ({ page, context, forgiven }) => {
  forgiven.push('status of 401');
  await page.setViewportSize(desktop);
  const account = newAccount('konto');
  agreeToLeave(page);

  // AC-02: the account.
  await openPage(page, '/registration/pflegeanbieter');
  await textbox(page, /^Vorname/).fill('Anke');
  await textbox(page, /^Nachname/).fill('Berger');
  await textbox(page, /^E-Mail/).fill(account.email);
  await textbox(page, /^Benutzername/).fill(account.username);
  await password(page).fill(SECRET);
  await textbox(page, /^Passwort wiederholen/).fill(SECRET);
  await page.getByRole('checkbox', { name: /^Ich habe die AGB/ }).check();
  await page.getByRole('button', { name: 'Jetzt kostenlos registrieren' }).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Anmelden und Einrichtung registrieren' }).click();
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/registration\/einrichtung$/);

  await expect(page.getByRole('heading', { level: 2, name: 'Adressdaten' })).toBeVisible();

  await textbox(page, /^Name der Einrichtung/).fill('Haus am Prüfstein');
  await textbox(page, /^Träger/).fill('Prüfstein gGmbH');
  await page.getByRole('combobox', { name: /^Adresse/ }).pressSequentially('Neusser Str. 118, 50733 Köln');
  await page.getByRole('option').first().click();
  await expect(textbox(page, /^Postleitzahl/)).toHaveValue('50733');
  await textbox(page, /^Telefon/).fill('0221 4711');
  await textbox(page, /^E-Mail/).fill('info@pruefstein.example');
  await textbox(page, /^Website/).fill('www.pruefstein.example');
  await page.getByRole('checkbox', { name: 'Kurzzeitpflege' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Paketauswahl' })).toBeFocused();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Neusser Straße 118, 50733 Köln' })).toBeVisible();
  await expectAccessible(page, [phone, desktop]);

  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: 'Erneut anmelden' });
  await expect(dialog).toBeVisible();
  await fillSignIn(dialog, account);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Einrichtung kostenlos registrieren' }).click();
  await expect(page).toHaveURL(/\/verifizierung-inhaberschaft\/\d+$/);
});
