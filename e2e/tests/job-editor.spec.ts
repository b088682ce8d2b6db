import type { Locator, Page } from '@playwright/test';
import type { CompanyJobOffers, CompanyPage } from '@care/contracts/schemas';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { expect, origin, leaveAgreeing, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel-plus';
const JOBS = `${PROFILE}/stellenangebote`;
const TITLE = 'Altenpflegerin für die Spätrunde';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
const row = (page: Page, title: string): Locator => main(page).getByRole('listitem').filter({ hasText: title });

/** The headers of the signed-in person and the own offers of the tests. */
async function ownOffers(page: Page) {
  const { request } = page.context();
  const headers = await tokenOf(request);
  const { id } = await askBackend<CompanyPage>('/company/by-slug/beispiel-plus/');
  const answer = await request.get(`/api-backend/company/${id}/job-offers/`, { headers });
  const { results } = (await answer.json()) as CompanyJobOffers;
  return { request, headers, offers: results.filter(({ title }) => /Spätrunde/.test(title)) };
}

async function removeOwn(page: Page): Promise<void> {
  const { request, headers, offers } = await ownOffers(page);
  for (const { id } of offers) await request.delete(`/api-backend/company/job-offer/${id}/`, { headers });
}

test('PP-04 PP-19 PK-05 a manager writes a job offer, is checked, publishes, changes, pauses and deletes it', async ({
  page,
  forgiven,
}) => {
  forgiven.push('ERR_FAILED');
  await signInAs(page, demo('inhaber-plus'), '/impressum');
  await removeOwn(page);
  await page.goto(JOBS);

  await test.step('PK-05 the list says how many are used, and the editor that this one is the last', async () => {
    await expect(main(page).getByText('2 von 3 veröffentlicht.')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
    await main(page).getByRole('link', { name: 'Neues Stellenangebot' }).click();
    await expect(main(page).getByText('Mit diesem ist Ihr Plus-Paket ausgeschöpft.')).toBeVisible();
  });

  await test.step('PP-19 hints on title, wording and pay; one press mends', async () => {
    await field(page, 'Stellenbezeichnung').fill(TITLE);
    await field(page, 'Ihre Aufgaben').fill('Unser junges Team pflegt am Abend.');
    await main(page).getByRole('checkbox', { name: 'Pflegefachfrau/Pflegefachmann' }).check();
    await field(page, 'von (brutto, in Euro)').fill('20,50');
    await field(page, 'bis (brutto, in Euro)').fill('24');
    await button(page, '(m/w/d) ergänzen').click();
    await expect(field(page, 'Stellenbezeichnung')).toHaveValue(`${TITLE} (m/w/d)`);
    await expect(field(page, 'Stellenbezeichnung')).toBeFocused();
    await expect(main(page).getByText(/^Der Betrag liegt unter dem Pflegemindestlohn/)).toBeVisible();
    await button(page, '21,03 € übernehmen').click();
    await expect(field(page, 'von (brutto, in Euro)')).toHaveValue('21,03');
    await button(page, 'Ersetzen').click();
    await expect(field(page, 'Ihre Aufgaben')).toHaveValue('Unser eingespieltes Team pflegt am Abend.');
  });

  await test.step('SH-21 the entry survives a reload and a dead connection, and leaving asks first', async () => {
    await leaveAgreeing(page, () => page.reload());
    await expect(field(page, 'Stellenbezeichnung')).toHaveValue(`${TITLE} (m/w/d)`);
    await page.route('**/company/job-offer/', (route) => route.abort());
    await button(page, 'Als Entwurf speichern').click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/company/job-offer/');
    await expect(field(page, 'Ihre Aufgaben')).toHaveValue('Unser eingespieltes Team pflegt am Abend.');
    const question = page.waitForEvent('dialog');
    const leaving = main(page).getByRole('link', { name: 'Zu Ihren Stellenangeboten' }).click();
    const dialog = await question;
    expect(dialog.message()).toContain('nicht gespeicherte Änderungen');
    await dialog.dismiss();
    await leaving;
  });

  await test.step('PP-04 a draft has an address that only its owner reads', async () => {
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
    await expect(
      main(page).getByText('Ihr Stellenangebot ist veröffentlicht.').locator('..').locator('..'),
    ).toBeFocused();
    expect((await fetch(origin() + new URL(page.url()).pathname)).status).toBe(200);
  });

  await test.step('PP-19 extending, pausing and deleting with a question, from the list', async () => {
    await page.goto(JOBS);
    const own = row(page, 'Spätrunde');
    const act = async (name: string) => {
      // Until the list is read again, the buttons of the offer take no press.
      await expect(own.locator('[aria-busy="true"]')).toHaveCount(0);
      await own.getByRole('button', { name: new RegExp(`^${name}:`) }).click();
    };
    await act('Mehr');
    await act('Verlängern');
    await expect(main(page).getByText(/läuft jetzt bis zum/)).toBeVisible();
    await act('Pausieren');
    await expect(main(page).getByText(/ist pausiert und nicht mehr sichtbar\.$/)).toBeVisible();
    await expect(own.getByText('Pausiert', { exact: true })).toBeVisible();
    await expect(main(page).getByText('2 von 3 veröffentlicht.')).toBeVisible();
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
