import type { JobSeeker, JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { askBackend } from '../support/backend';
import { addressOf, expectAddress, pickCity } from '../support/results-page';
import { expect, goInside, mark, openPage, test } from '../support/visitor';

const RESULTS = '/suche/pflegepersonal/köln?qualifications=5';

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

test('SH-02 SR-14 AC-13 AC-15 an employer finds and reads a profile, and returns to the list', async ({ page }) => {
  const jobSeeker = await somebody();
  const path = `/pflegepersonal/profil/${jobSeeker.slug}`;
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name, exact: true });
  const back = page.getByRole('link', { name: 'Zurück zu den Suchergebnissen' });
  await openPage(page, '/pflegeanbieter');
  const isSameDocument = await mark(page);
  const form = page.getByRole('search', { name: 'Pflegepersonal suchen' });
  await pickCity(form, 'Köln', 'Köln');
  await form.getByText('Alle Qualifikationen').click();
  await form.getByRole('checkbox', { name: 'Pflegehilfskraft' }).check();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Suchen' }).click();
  await expectAddress(page, RESULTS);
  await goInside(page, path);
  await expect(main.getByRole('heading', { level: 1, name: jobSeeker.visible_name })).toBeVisible();
  await expect(main.getByText('Name wird geschützt')).toBeVisible();
  for (const { address } of jobSeeker.localizations)
    await expect(part('Wo ich arbeiten möchte').getByText(address, { exact: false }).first()).toBeVisible();
  await expect(part('Zertifikate').getByRole('listitem')).toHaveText(jobSeeker.certificates);
  const contact = page.getByRole('complementary', { name: 'Kontakt' });
  await expect(contact).toContainText(/benötigen Sie das Plus-.* oder Premium-Paket/);
  await back.click();
  await expectAddress(page, RESULTS);
  expect(await isSameDocument()).toBe(true);

  // AC-15: opened from elsewhere, back leads to the list of the first town.
  await page.goto('/impressum');
  await openPage(page, path);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  await back.click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/suche\/pflegepersonal\/./);
});
