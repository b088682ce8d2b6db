import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { JobSeeker, JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { askBackend } from '../support/backend';
import { addressOf, expectAddress } from '../support/results-page';
import { expect, goInside, hydrated, mark, phone, test } from '../support/visitor';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RESULTS = '/suche/pflegepersonal/köln?radius=50';
const profilePathOf = ({ slug }: Pick<JobSeeker, 'slug'>) => `/pflegepersonal/profil/${slug}`;

/** A job seeker in Cologne whose profile has content in every section. */
async function somebody(): Promise<JobSeeker> {
  const { results: cards } = await askBackend<JobSeekerSearchAnswer>('/user/profile/search/?city_slug=köln&radius=50');
  for (const { slug } of cards) {
    const found = await askBackend<JobSeeker>(`/user/profile/by-slug/${slug}/`);
    const { qualifications, certificates, additional_requirements, description } = found;
    if ([qualifications, certificates, additional_requirements, description].every(({ length }) => length))
      return found;
  }
  throw new Error('nobody near Cologne has a full profile');
}

async function expectProfile(page: Page, jobSeeker: JobSeeker): Promise<void> {
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(main.getByRole('heading', { level: 1, name: jobSeeker.visible_name })).toBeVisible();
  await expect(main.getByText('Name wird geschützt')).toBeVisible();
  await expect(part('Qualifikation').getByRole('listitem')).toHaveText(
    jobSeeker.qualifications.map(({ name }) => name),
  );
  for (const { address } of jobSeeker.localizations)
    await expect(part('Wo ich arbeiten möchte').getByText(address, { exact: false }).first()).toBeVisible();
  await expect(part('Über mich')).toContainText(jobSeeker.description.trim());
  await expect(part('Zertifikate').getByRole('listitem')).toHaveText(jobSeeker.certificates);
  await expect(part('Besondere Wünsche').getByRole('listitem')).toHaveText(jobSeeker.additional_requirements);
}

const back = (page: Page) => page.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });

test.describe("a job seeker's public profile", () => {
  for (const viewport of [{ width: 1280, height: 900 }, phone, { width: 320, height: 700 }]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport });

      const title = 'AC-08 AC-13 shows everything it says within the width of the screen, for everybody';
      test(title, { tag: viewport === phone ? '@full' : [] }, async ({ page }) => {
        const jobSeeker = await somebody();
        await page.goto(profilePathOf(jobSeeker));
        await hydrated(page);
        await expectProfile(page, jobSeeker);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
      });
    });
  }

  test('AC-12 a visitor learns which package it takes, and gets there', async ({ page }) => {
    await page.goto(profilePathOf(await somebody()));
    await hydrated(page);
    const contact = page.getByRole('complementary', { name: 'Kontakt' });
    await expect(contact).toContainText('benötigen Sie das Plus- oder Premium-Paket');
    await contact.getByRole('link', { name: 'Pakete ansehen' }).click();
    await expectAddress(page, '/pakete');
  });

  test('AC-13 search engines are asked to leave it out', async ({ page }) => {
    await page.goto(profilePathOf(await somebody()));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  });

  test('AC-08 an unknown one is a German 404', async ({ page, forgiven }) => {
    forgiven.push('status of 404');
    const response = await page.goto('/pflegepersonal/profil/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  test('AC-15 back leads to the list as it was left, without loading the site again', async ({ page }) => {
    const jobSeeker = await somebody();
    await page.goto(RESULTS);
    await hydrated(page);
    const isSameDocument = await mark(page);
    await goInside(page, profilePathOf(jobSeeker));
    await expectProfile(page, jobSeeker);
    await back(page).click();
    await expectAddress(page, RESULTS);
    expect(await isSameDocument()).toBe(true);
    expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0);
  });

  test('AC-15 back leads to the list after a reload of the profile too', async ({ page }) => {
    await page.goto(RESULTS);
    await hydrated(page);
    await page.goto(profilePathOf(await somebody()));
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    await back(page).click();
    await expectAddress(page, RESULTS);
  });

  test('AC-15 without a list before, back leads to the list of the first town', async ({ page }) => {
    const jobSeeker = await somebody();
    await page.goto('/pakete');
    await page.goto(profilePathOf(jobSeeker));
    await hydrated(page);
    await back(page).click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/suche\/pflegepersonal\/./);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AC-08 AC-15 the profile and the way back are there', async ({ page }) => {
    const jobSeeker = await somebody();
    await page.goto(profilePathOf(jobSeeker));
    await expectProfile(page, jobSeeker);
    await expect(back(page)).toHaveAttribute('href', /^\/suche\/pflegepersonal\/./);
  });
});
