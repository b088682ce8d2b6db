import type { ApplicationSent, CompanyPage, OwnApplications } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { fillSignIn, signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { expect, phone, routeOnce, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';
const FREE_PROFILE = '/pflegeanbieter/profiles/beispiel-free';

const companyAt = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
const applyButton = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Jetzt bewerben' });
const writeLinks = (page: Page): Locator => page.getByRole('link', { name: 'Nachricht schreiben' });
const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Bewerbung als|Initiativbewerbung)/ });
const message = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Ihre Nachricht' });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Bewerbung absenden' });
const pdf = (name: string, text = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

test.describe('applying', () => {
  test('PP-16 SH-21 a job seeker applies for a position with a CV, and only once', async ({ page, forgiven }) => {
    forgiven.push('status of 415');
    const { job_offers } = await companyAt('beispiel');
    await signInAs(page, demo('pflegekraft'), `${PROFILE}/stellenangebote`);
    const headers = await tokenOf(page.request);
    const own = await page.request.get('/api-backend/user/application/', { headers });
    const applied = ((await own.json()) as OwnApplications).results.map(({ job_offer }) => job_offer?.id);
    const offer = job_offers.find(({ id }) => !applied.includes(id));
    if (!offer) throw new Error('there is no open position');
    await expect(applyButton(page).first()).toBeVisible();
    await expect(writeLinks(page)).toHaveCount(0);

    await page.goto(`${PROFILE}/${offer.slug}`);
    await applyButton(page).click();
    await expect(form(page).getByText('Sie bewerben sich als')).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue('pflegekraft@demo.example');
    await expectAccessible(page);
    await page.setViewportSize(desktop);

    await test.step('what is missing is said, and nothing is sent', async () => {
      await sendButton(page).click();
      const banner = form(page).getByRole('alert');
      await expect(banner).toContainText('Bitte füllen Sie alle Pflichtfelder aus.');
      await expect(banner).toBeFocused();
      await form(page)
        .getByLabel('Lebenslauf')
        .setInputFiles({ ...pdf('cv.png'), mimeType: 'image/png' });
      await expect(form(page).getByText('ungültiger Dateityp').last()).toBeVisible();
    });

    await test.step('a file that only claims to be a PDF is refused by the server at its field', async () => {
      await message(page).fill('Ich kann ab Januar anfangen.');
      await form(page).getByRole('checkbox').check();
      await form(page).getByLabel('Lebenslauf').setInputFiles(pdf('cv.pdf', 'kein PDF'));
      await sendButton(page).click();
      await expect(form(page).getByText('ungültiger Dateityp').last()).toBeVisible();
    });

    await test.step('the entry is there again after the dialog was closed', async () => {
      await page.keyboard.press('Escape');
      await expect(form(page)).toHaveCount(0);
      await expect(applyButton(page)).toBeFocused();
      await applyButton(page).click();
      await expect(message(page)).toHaveValue('Ich kann ab Januar anfangen.');
    });

    await form(page).getByLabel('Lebenslauf').setInputFiles(pdf('cv.pdf'));
    await form(page).getByRole('checkbox').check();
    const answer = page.waitForResponse((one) => one.url().endsWith('/application/'));
    await sendButton(page).click();
    await expect(form(page).getByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    expect(((await (await answer).json()) as ApplicationSent).status).toBe('SUBMITTED');

    await test.step('a second application is told of before anything is written', async () => {
      await page.keyboard.press('Escape');
      await applyButton(page).first().click();
      await expect(form(page).getByText(/^Sie haben sich hier am .+ beworben\.$/)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('PP-16 SH-09 works on a Free profile and by keyboard; the input is kept if the session ends', async ({
      page,
      forgiven,
    }) => {
      forgiven.push('status of 401');
      await signInAs(page, demo('pflegekraft'), FREE_PROFILE);
      const bar = page.getByRole('navigation', { name: 'Schnell Kontakt aufnehmen' });
      await applyButton(bar).press('Enter');
      await tabTo(page, message(page));
      await page.keyboard.type('Ich suche eine Stelle im Nachtdienst.');
      await tabTo(page, form(page).getByRole('checkbox'));
      await page.keyboard.press('Space');
      await page.context().clearCookies();
      await routeOnce(page, '**/application/', (route) => route.fulfill({ status: 401, json: {} }));
      await tabTo(page, sendButton(page));
      await page.keyboard.press('Enter');
      const again = page.getByRole('dialog', { name: 'Erneut anmelden' });
      await expect(again).toBeVisible();
      await fillSignIn(again, demo('pflegekraft'));
      await expect(again).toHaveCount(0);
      await expect(message(page)).toHaveValue('Ich suche eine Stelle im Nachtdienst.');
      await sendButton(page).click();
      await expect(form(page).getByText(/^Ihre Bewerbung wurde gesendet\./)).toBeVisible();
    });
  });
});
