import type { ApplicationSent, CompanyPage, OwnApplications } from '@care/contracts/schemas';
import type { Locator, Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { signInAs } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { expect, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';

const companyAt = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
const applyButton = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Jetzt bewerben' });
const writeLinks = (page: Page): Locator => page.getByRole('link', { name: 'Nachricht schreiben' });
const form = (page: Page): Locator => page.getByRole('dialog', { name: /^(Bewerbung als|Initiativbewerbung)/ });
const message = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Ihre Nachricht' });
const sendButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Bewerbung absenden' });
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
});

test.describe('applying', () => {
  test('PP-16 a job seeker applies for a position with a CV, and only once', async ({ page }) => {
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

    await message(page).fill('Ich kann ab Januar anfangen.');
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
});
