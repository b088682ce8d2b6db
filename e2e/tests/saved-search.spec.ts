import { desktop, expectAccessible } from '../support/accessible';
import { linkInMail, newAccount, registered, signInAs } from '../support/account';
import { expect, openPage, phone, test } from '../support/visitor';

const RESULTS = '/suche/pflegejobs/köln?radius=50';

test('SR-04 AC-20 a visitor keeps a search by a confirmed address, a member in the account', async ({ page }) => {
  const visitor = newAccount('sucht');
  await openPage(page, RESULTS);
  await page.getByRole('button', { name: 'Suche speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suche speichern' });
  await expectAccessible(page, [phone, desktop]);
  await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill(visitor.email);
  await dialog.getByRole('combobox', { name: 'Wie oft?' }).selectOption('Wöchentlich');
  await dialog.getByRole('button', { name: 'Benachrichtigen' }).click();
  await expect(dialog.getByText(/^Bitte bestätigen Sie die Benachrichtigung/)).toBeVisible();

  await page.goto(await linkInMail(visitor, '/benachrichtigung-bestaetigen'));
  await page.getByRole('button', { name: 'Benachrichtigung bestätigen' }).click();
  await expect(
    page.getByText(/^Vielen Dank\. Wir schreiben Ihnen, wenn es Neues gibt: Pflegejobs in Köln/),
  ).toBeVisible();
  await expectAccessible(page, [phone, desktop]);
  await page.getByRole('link', { name: 'Treffer ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Köln');

  await signInAs(page, await registered('CARE_SEEKER'));
  await openPage(page, RESULTS);
  await page.getByRole('button', { name: 'Suche speichern' }).click();
  await dialog.getByRole('textbox', { name: /^Name der Suche/ }).fill('Stellen am Rhein');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('link', { name: 'Gespeicherte Suchen ansehen' }).click();
  const kept = page.getByRole('region', { name: 'Gespeicherte Suchen' });
  await expect(kept.getByRole('link', { name: 'Stellen am Rhein' })).toBeVisible();
  await kept.getByRole('button', { name: '„Stellen am Rhein“ entfernen' }).click();
  await kept.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(kept.getByRole('link', { name: 'Stellen am Rhein' })).toBeVisible();
});
