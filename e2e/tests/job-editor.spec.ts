import type { Locator, Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { demo, signInAs, tabTo } from '../support/account';
import { expect, origin, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel-plus';
const JOBS = `${PROFILE}/stellenangebote`;
const TITLE = 'Altenpflegerin für die Spätrunde';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
const row = (page: Page, title: string): Locator => main(page).getByRole('listitem').filter({ hasText: title });

test('PP-04 PP-19 PK-05 an offer is written, checked for its wage, published, paused, deleted', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'), JOBS);

  await test.step('PK-05 the list says how many are used, and the editor that this one is the last', async () => {
    await expect(main(page).getByText('2 von 3 veröffentlicht.')).toBeVisible();
    await expectUsable(page);
    await main(page).getByRole('link', { name: 'Neues Stellenangebot' }).click();
    await expect(main(page).getByText('Mit diesem ist Ihr Plus-Paket ausgeschöpft.')).toBeVisible();
  });

  await test.step('PP-04 a draft has an address that only its owner reads', async () => {
    await field(page, 'Stellenbezeichnung').fill(`${TITLE} (m/w/d)`);
    await field(page, 'Ihre Aufgaben').fill('Unser eingespieltes Team pflegt am Abend.');
    await main(page).getByRole('checkbox', { name: 'Pflegefachfrau/Pflegefachmann' }).check();
    await field(page, 'von (brutto, in Euro)').fill('20,50');
    await field(page, 'bis (brutto, in Euro)').fill('24');
    await button(page, '21,03 € übernehmen').click();
    await button(page, 'Als Entwurf speichern').click();
    await expect(main(page).getByText(/^Entwurf gespeichert um \d\d:\d\d Uhr$/)).toBeVisible();
    await expect(page).toHaveURL(/\/altenpflegerin-fuer-die-spaetrunde-m-w-d(-\d+)?\?edit$/);
    expect((await fetch(origin() + new URL(page.url()).pathname)).status).toBe(404);
  });

  await test.step('PP-19 preview and publication', async () => {
    await button(page, 'Vorschau der ganzen Seite').click();
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(preview.getByText('21,03–24 € pro Stunde, brutto')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await button(page, 'Veröffentlichen').click();
    await expect(main(page).getByText('Ihr Stellenangebot ist veröffentlicht.')).toBeVisible();
    expect((await fetch(origin() + new URL(page.url()).pathname)).status).toBe(200);
  });

  await test.step('PP-19 pausing and deleting with a question, from the list', async () => {
    await page.goto(JOBS);
    const own = row(page, 'Spätrunde');
    await own.getByRole('button', { name: /^Mehr:/ }).click();
    await own.getByRole('button', { name: /^Pausieren:/ }).click();
    await expect(main(page).getByText(/ist pausiert und nicht mehr sichtbar\.$/)).toBeVisible();
    await expect(own.getByText('Pausiert', { exact: true })).toBeVisible();
    await expect(own.locator('[aria-busy="true"]')).toHaveCount(0);
    // By keyboard.
    await own.getByRole('button', { name: /^Löschen:/ }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Stellenangebot löschen' });
    await tabTo(page, question.getByRole('button', { name: 'Löschen' }));
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(/wurde gelöscht\.$/)).toBeVisible();
    await expect(own).toHaveCount(0);
  });
});
