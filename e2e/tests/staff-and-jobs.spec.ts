import type { JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { askBackend } from '../support/backend';
import { cards, expectAddress, pickCity } from '../support/results-page';
import { expect, hydrated, test } from '../support/visitor';

const findStaff = (query: string) => askBackend<JobSeekerSearchAnswer>(`/user/profile/search/?${query}`);

test('SH-02 SR-14 an employer goes from a tab of the home page to the staff of a town with two qualifications', async ({
  page,
}) => {
  await page.goto('/pflegeanbieter');
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: 'Was suchen Sie?' });
  await expect(tabs.locator('[aria-current]')).toHaveText(/Pflegepersonal finden/);
  // The third tab is short where three do not fit.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(tabs.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(tabs.getByRole('link', { name: 'Pflegejobs finden' })).toBeVisible();

  const form = page.getByRole('search', { name: 'Pflegepersonal suchen' });
  await pickCity(form, 'Köln', 'Köln');
  await form.getByText('Alle Qualifikationen').click();
  await form.getByRole('checkbox', { name: 'Examinierte/r Altenpfleger/in' }).check();
  await form.getByRole('checkbox', { name: 'Pflegehilfskraft' }).check();
  await expect(form.getByText('2 Qualifikationen')).toBeVisible();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Suchen' }).click();
  await expectAddress(page, '/suche/pflegepersonal/köln?qualifications=1,5');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('Pflegepersonal');
  const { results } = await findStaff('city_slug=köln&qualifications=1,5');
  await expect(cards(page).getByRole('link')).toHaveText(results.map(({ visible_name }) => visible_name));
  await expect(cards(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `/pflegepersonal/profil/${results[0]?.slug}`,
  );
});
