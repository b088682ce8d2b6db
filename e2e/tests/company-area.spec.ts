import type { CompanyFigures, CompanyPage, CompanySearchAnswer, RatingList } from '@care/contracts/schemas';
import type { Browser, Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit, expectWholeWords } from '../support/accessible';
import { signInAs, tabTo } from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { expect, origin, test } from '../support/visitor';

const AREA = '/profile/company';
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

/** The views of the running week, as the owner's browser gets them. */
async function viewsOf(page: Page, slug: string): Promise<number | undefined> {
  const { request } = page.context();
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  const { id } = await askBackend<CompanyPage>(`/company/by-slug/${slug}/`);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.get(`/api-backend/company/${id}/figures/`, { headers });
  return ((await answer.json()) as CompanyFigures).weeks.at(-1)?.views;
}

/** Opens the profile twice in a browser with this name, and waits until both visits were answered. */
async function visitTwice(browser: Browser, slug: string, userAgent: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin(), userAgent });
  await context.addInitScript(() => localStorage.setItem('pf-consent', '{"version":1}'));
  const page = await context.newPage();
  for (let time = 0; time < 2; time++) {
    const counted = page.waitForResponse('**/api-backend/company/visit/');
    await page.goto(`/pflegeanbieter/profiles/${slug}`);
    expect((await counted).status()).toBe(204);
  }
  await context.close();
}

test('AC-16 an owner sees figures, limits, gaps and links, also on a phone and by keyboard', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'), AREA);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('AC-16 use of the limits, job offers, and a way to everything', async () => {
    await expect(part(page, 'Ihr Paket: Plus').getByText(/^\d von 3$/)).toBeVisible();
    await expect(part(page, 'Ihr Paket: Plus').getByText(/^\d+ von 11$/)).toBeVisible();
    await expect(
      part(page, 'Stellenangebote')
        .getByRole('button', { name: /^Mehr:/ })
        .first(),
    ).toBeVisible();
    await expect(part(page, 'Alles an einem Ort').getByRole('link')).toHaveCount(10);
    await expectAccessible(page);
    await expectToFit(page);
    await expectWholeWords(page);
    await page.setViewportSize(desktop);
  });

  await test.step('AC-16 reviews without an answer lead to the form for it on the profile', async () => {
    const { id } = await askBackend<CompanyPage>('/company/by-slug/beispiel-plus/');
    const { count } = await askBackend<RatingList>(`/rating/list/${id}/`);
    const reviews = part(page, 'Bewertungen');
    await expect(reviews.getByText(`${count} Bewertungen`)).toBeVisible();
    const waiting = await reviews.getByText(/^(Eine wartet|\d+ warten) auf Ihre Antwort\.$/).textContent();
    const number = waiting?.startsWith('Eine') ? 'Eine Bewertung' : `${waiting?.split(' ')[0]} Bewertungen`;
    await expect(part(page, 'Das wartet auf Sie').getByRole('link', { name: `${number} ohne Antwort` })).toBeVisible();
    const newest = reviews.getByRole('list').getByRole('link').first();
    const name = (await newest.textContent()) ?? '';
    await newest.click();
    await expect(page).toHaveURL(/\/pflegeanbieter\/profiles\/beispiel-plus(\?bewertungen=\d+)?#rating-\d+$/);
    const article = main(page).getByRole('article', { name }).first();
    await expect(article.getByRole('button', { name: 'Antworten' })).toBeInViewport();
    await page.goBack();
    await expect(reviews.getByText(/auf Ihre Antwort\.$/)).toBeVisible();
  });

  await test.step('AC-16 another figure is chosen by keyboard and stays in the address', async () => {
    const figures = part(page, 'Was Ihr Profil bewirkt');
    await tabTo(page, figures.getByRole('link', { name: 'Suchtreffer' }), 90);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?zahl=treffer$/);
    await expect(figures.getByRole('heading', { name: 'Suchtreffer je Woche' })).toBeVisible();
    await figures.getByRole('link', { name: '12 Monate' }).click();
    await expect(page).toHaveURL(/\?zahl=treffer&zeitraum=monate$/);
    await page.reload();
    await expect(figures.getByRole('heading', { name: 'Suchtreffer je Monat' })).toBeVisible();
    await figures.getByText('Alle Werte als Tabelle').click();
    await expect(figures.getByRole('columnheader', { name: 'Monat', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(desktop);
  });

  await test.step('AC-16 the link that changes the package comes to the package', async () => {
    await page.goto(`${AREA}?package=change`);
    await expect(part(page, 'Ihr Paket: Plus')).toBeFocused();
  });
});

test('AC-16 a visit counts once for each browser and day, never for the owner or a program', async ({
  page,
  browser,
}) => {
  const slug = 'beispiel-plus';
  await signInAs(page, demo('inhaber-plus'), AREA);
  const before = (await viewsOf(page, slug)) ?? 0;
  const own = page.waitForResponse('**/api-backend/company/visit/');
  await page.goto(`/pflegeanbieter/profiles/${slug}`);
  expect((await own).status()).toBe(204);
  await visitTwice(browser, slug, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect(await viewsOf(page, slug)).toBe(before);
  await visitTwice(browser, slug, `Mozilla/5.0 Firefox/150 (Test ${Date.now()})`);
  expect(await viewsOf(page, slug)).toBe(before + 1);

  await test.step('AC-16 a page of results counts its providers as found, in one request', async () => {
    const counted = page.waitForRequest('**/api-backend/company/hits/');
    await page.goto('/suche/pflegeanbieter/köln');
    const shown = await askBackend<CompanySearchAnswer>('/company/search/?city_slug=köln');
    expect((await counted).postDataJSON()).toEqual({ companies: shown.results.map(({ id }) => id) });
    expect((await (await counted).response())?.status()).toBe(204);
  });
});

test('AC-16 PP-20 the owner of a free profile reads what the tier does not include', async ({ page }) => {
  await signInAs(page, demo('inhaber-free'), AREA);
  const jobs = part(page, 'Stellenangebote');
  await expect(jobs.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
  await expect(jobs.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  await expect(part(page, 'Bewertungen').getByText('Nur plus- und premium-stufe kann antworten geben.')).toBeVisible();
  await expectAccessible(page);
});

test('AC-16 SH-09 somebody without a company reads how to get one, and a visitor signs in first', async ({ page }) => {
  await page.goto(AREA);
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprofile%2Fcompany$/);
  await signInAs(page, demo('anbieter-neu'), AREA);
  await expect(main(page).getByText('Zu Ihrem Konto gehört noch keine Einrichtung.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Einrichtung registrieren' })).toBeVisible();
  await expectAccessible(page);
});
