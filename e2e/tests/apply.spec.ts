import type { ApplicationSent, CompanyPage, CompanySearchAnswer, OwnApplications } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { fillSignIn, signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { tokenOf } from '../support/new-owner';
import { expect, hydrated, phone, test } from '../support/visitor';

const PASSWORD = 'Pflege-Demo-2026';
const PROFILE = '/pflegeanbieter/profiles/beispiel';
const FREE_PROFILE = '/pflegeanbieter/profiles/beispiel-free';
const demo = (username: string) => ({ username, email: `${username}@demo.example`, password: PASSWORD });

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

/** Ends the session on the server, as if it had expired. The page is not informed. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
    await fetch('/api/auth/signout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    });
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
      await expectAccessible(page);
      await page.setViewportSize(desktop);
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
    await expectAccessible(page);

    await test.step('a second application is told of before anything is written', async () => {
      await page.keyboard.press('Escape');
      await applyButton(page).first().click();
      await expect(form(page).getByText(/^Sie haben sich hier am .+ beworben\.$/)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
      await expectAccessible(page);
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
      await endSession(page);
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

  test('PP-16 PP-28 the owner sees neither applying nor following', async ({ page }) => {
    const answersOf = (path: string) =>
      page.waitForResponse((one) => one.url().endsWith(path) && 'authorization' in one.request().headers());
    const isKnown = Promise.all(['/user/details/', '/company/by-slug/beispiel/'].map(answersOf));
    await signInAs(page, demo('inhaber-premium'), PROFILE);
    await isKnown;
    await expect(page.getByRole('region', { name: 'Kontakt' }).getByRole('button')).toHaveCount(1); // sharing
    await expect(applyButton(page)).toHaveCount(0);
    await expect(writeLinks(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Merkliste|merken/ })).toHaveCount(0);
  });
});

test.describe('prompts by role', () => {
  test('SH-22 visitors may register where a company lists its jobs, a company user registers a company', async ({
    page,
  }) => {
    await page.goto(`${PROFILE}/stellenangebote`);
    const prompt = page.getByRole('region', { name: 'Wie es weitergeht' });
    await expect(prompt.getByRole('link', { name: 'Kostenloses Profil anlegen' })).toHaveAttribute(
      'href',
      `/registration/pflegepersonal?callbackUrl=${encodeURIComponent(`${PROFILE}/stellenangebote`)}`,
    );
    await expectAccessible(page);
    await signInAs(page, demo('anbieter-neu'), `${PROFILE}/stellenangebote`);
    await expect(prompt.getByRole('link', { name: 'Einrichtung registrieren' })).toHaveAttribute(
      'href',
      '/registration/einrichtung',
    );
    await expect(prompt.getByRole('link', { name: 'Eigene Stellenanzeigen veröffentlichen' })).toBeVisible();
  });

  test('PP-18 a company user finds the link to claim a provider without an owner, a visitor does not', async ({
    page,
  }) => {
    const { results } = await askBackend<CompanySearchAnswer>('/company/search/?city_slug=k%C3%B6ln');
    const pages = await Promise.all(results.map(({ slug }) => companyAt(slug)));
    const unowned = pages.find(({ owner_state }) => owner_state === 'NONE');
    if (!unowned) throw new Error('everybody here has an owner');
    const path = `/pflegeanbieter/profiles/${unowned.slug}`;
    const claim = page.getByRole('link', { name: /^Ist das Ihre Einrichtung/ });
    await page.goto(path);
    await hydrated(page);
    await expect(claim).toHaveCount(0);
    await signInAs(page, demo('anbieter-neu'), path);
    await expect(claim).toHaveAttribute('href', `/verifizierung-inhaberschaft/${unowned.id}`);
  });
});
