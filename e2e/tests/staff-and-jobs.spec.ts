import type { JobOfferSearchAnswer, JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { askBackend } from '../support/backend';
import { cards, expectAddress, pickCity } from '../support/results-page';
import { expect, hydrated, phone, test } from '../support/visitor';

const findStaff = (query: string) => askBackend<JobSeekerSearchAnswer>(`/user/profile/search/?${query}`);
const findJobs = (query: string) => askBackend<JobOfferSearchAnswer>(`/company/job-offer/search/?${query}`);
const HINT = 'Diese Auswahl lässt sich nicht mit anderen Qualifikationen kombinieren.';

test.describe('the tabs of the home page', () => {
  test('SH-02 SH-03 mark the present search; on its results the bar does', async ({ page }) => {
    for (const [path, name] of [
      ['/', 'Pflegeanbieter finden'],
      ['/pflegeanbieter', 'Pflegepersonal finden'],
      ['/pflegepersonal', 'Pflegejobs finden'],
    ] as const) {
      await page.goto(path);
      const tabs = page.getByRole('navigation', { name: 'Was suchen Sie?' });
      await expect(tabs.getByRole('link')).toHaveCount(3);
      await expect(tabs.locator('[aria-current]')).toHaveText(new RegExp(name));
    }
    await page.goto('/suche/pflegejobs/köln');
    await expect(page.getByRole('navigation', { name: 'Was suchen Sie?' })).toHaveCount(0);
    const marked = page.getByRole('banner').locator('[aria-current]');
    await expect(marked).toHaveText('Pflegejobs');
    await page.goto('/suche/pflegepersonal/köln');
    await expect(marked).toHaveText('Pflegepersonal');
  });

  test('SH-02 the third is only "Jobs" at 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Was suchen Sie?' });
    await expect(tabs.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Pflegepersonal finden', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(tabs.getByRole('link', { name: 'Pflegejobs finden' })).toBeVisible();
  });

  test('SH-19 every tab has banners for the other groups, and the newest articles', async ({ page }) => {
    await page.goto('/pflegepersonal');
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr neuer Arbeitsplatz in der Pflege' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kostenlos registrieren' })).toHaveAttribute('href', '/registration');
    await expect(page.getByRole('region', { name: 'Aus dem Pflegemagazin' }).getByRole('article')).toHaveCount(3);
  });

  test('SR-02 SR-11 from a tab to the staff of a town with two qualifications', async ({ page }) => {
    await page.goto('/pflegeanbieter');
    await hydrated(page);
    const form = page.getByRole('search', { name: 'Pflegepersonal suchen' });
    await pickCity(form, 'Köln', 'Köln');
    await form.getByText('Alle Qualifikationen').click();
    await form.getByRole('checkbox', { name: 'Examinierte/r Altenpfleger/in' }).check();
    await form.getByRole('checkbox', { name: 'Pflegehilfskraft' }).check();
    await expect(form.getByText('2 Qualifikationen')).toBeVisible();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Suchen' }).click();
    await expectAddress(page, '/suche/pflegepersonal/köln?qualifications=1,5');
    const { results } = await findStaff('city_slug=köln&qualifications=1,5');
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(
      results.map(({ visible_name }) => visible_name),
    );
  });
});

test.describe('staff results', () => {
  test('SR-14 SR-22 show the nearest people under their visible names, and lead to their profiles', async ({
    page,
  }) => {
    const { count, results } = await findStaff('city_slug=köln');
    await page.goto('/suche/pflegepersonal/köln');
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} Treffer`) })).toBeVisible();
    await expect(cards(page).getByRole('link')).toHaveText(results.map(({ visible_name }) => visible_name));
    await expect(cards(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `/pflegepersonal/profil/${results[0]?.slug}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  });

  test('SR-11 "none" out of the address disables the others', async ({ page }) => {
    await page.goto('/suche/pflegepersonal/köln?qualifications=8,2');
    await expectAddress(page, '/suche/pflegepersonal/köln?qualifications=8');
    const form = page.getByRole('search');
    await form.locator('summary').click();
    await expect(form.getByText(HINT)).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Keine besondere Qualifikation' })).toBeChecked();
    for (const box of await form.getByRole('checkbox', { disabled: true }).all()) await expect(box).not.toBeChecked();
    await expect(form.getByRole('checkbox', { disabled: true })).toHaveCount(7);
  });

  test('SR-04 on a phone the filters are in a sheet, and its button says how many hits they leave', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/suche/pflegepersonal/köln');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByText('Nur offen für Angebote').click();
    await expectAddress(page, '/suche/pflegepersonal/köln?open_for_offers=1');
    const { count } = await findStaff('city_slug=köln&open_for_offers=1');
    await sheet.getByRole('button', { name: `${count} Treffer anzeigen` }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filter „Nur offen für Angebote“ entfernen' })).toBeVisible();
  });
});

test.describe('job results', () => {
  test('SR-15 SR-12 SR-22 show what the employment filter and the order by pay find', async ({ page }) => {
    const { results } = await findJobs('city_slug=köln&employment=Vollzeit&sort=salaryDesc');
    await page.goto('/suche/pflegejobs/köln');
    await hydrated(page);
    await page.getByText('Beschäftigungsart').first().click();
    await page.getByRole('radio', { name: /^Vollzeit \(/ }).check();
    await expectAddress(page, '/suche/pflegejobs/köln?employment=Vollzeit');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('salaryDesc');
    await expectAddress(page, '/suche/pflegejobs/köln?employment=Vollzeit&sort=salaryDesc');
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(results.map(({ title }) => title));
    await expect(cards(page).first()).toContainText(results[0]?.company.name ?? '');
  });

  test('SR-19 SR-21 without a town, or with one that does not exist, the form says so', async ({ page }) => {
    await page.goto('/suche/pflegejobs?qualifications=1');
    await expect(page.getByText('Wählen Sie einen Standort aus').first()).toBeVisible();
    await page.goto('/suche/pflegejobs/xqwvz');
    await expectAddress(page, '/suche/pflegejobs?cityField=xqwvz');
    await expect(page.getByText(/Diesen Ort haben wir nicht gefunden/).first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SR-03 SR-11 the form of a tab is sent with its ticked qualifications', async ({ page }) => {
    await page.goto('/pflegepersonal');
    const form = page.getByRole('search', { name: 'Pflegejobs suchen' });
    await form.getByRole('combobox', { name: 'Ort oder PLZ' }).fill('50667');
    await form.locator('summary').click();
    await form.getByRole('checkbox', { name: 'Altenpflegehelfer/in', exact: true }).check();
    await form.getByRole('radio', { name: '+50 km' }).check();
    await form.getByRole('button', { name: 'Suchen' }).click();
    await expectAddress(page, '/suche/pflegejobs/köln?radius=50&qualifications=2');
    const { results } = await findJobs('city_slug=köln&radius=50&qualifications=2');
    await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(results.map(({ title }) => title));
  });
});
