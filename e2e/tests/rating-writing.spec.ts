import type { Page } from '@playwright/test';
import type { CompanyPage } from '@care/contracts/schemas';
import { desktop, expectUsable } from '../support/accessible';
import { confirmed, fillSignIn, tabTo } from '../support/account';
import { askBackend, ratingsOf, searchCompanies } from '../support/backend';
import { ASPECTS, giveStars, starsOf } from '../support/rating-form';
import { expect, leaveAgreeing, main, openPage, origin, phone, test } from '../support/visitor';

const formOf = (company: { id: number }) => `/pflegeanbieter/bewertung-abgeben/${company.id}`;
const profileOf = (company: { slug: string }) => `/pflegeanbieter/profiles/${company.slug}`;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const summary = (page: Page) => main(page).getByRole('textbox', { name: /^Zusammenfassung/ });

async function averagesOf({ slug }: { slug: string }) {
  const { ratings_count, average_rating } = await askBackend<CompanyPage>(`/company/by-slug/${slug}/`);
  return { ratings_count, average_rating };
}

/** What visitors get: the list of the API, and the HTML of the profile, at an address that no cache has. */
async function publicTextsOf(company: { id: number; slug: string }): Promise<string[]> {
  const list = `${process.env.E2E_API}/api-backend/rating/list/${company.id}/`;
  const profile = `${origin()}${profileOf(company)}?bewertungen=1&edit=${Date.now()}`;
  return Promise.all([list, profile].map(async (url) => (await fetch(url)).text()));
}

/** A provider of a town of which no other test reads ratings, or their order. */
async function someCompany() {
  const { results } = await searchCompanies({ city_slug: 'essen' });
  if (!results[0]) throw new Error('there are too few providers');
  return results[0];
}

test('RV-02 RV-04 RV-07 RV-08 RV-10 AC-07 a visitor signs in, writes, edits and deletes a rating', async ({ page }) => {
  const account = await confirmed('CARE_SEEKER');
  const company = await someCompany();
  const before = await averagesOf(company);
  const text = `Ein guter Ort ${account.username}`;
  const own = main(page).getByRole('region', { name: 'Meine Bewertungen' });
  const article = main(page).locator('#ratings').getByRole('article', { name: text });

  // RV-08: from the profile over the sign-in to the form.
  await openPage(page, profileOf(company));
  await main(page).locator('#ratings').getByRole('link', { name: 'Bewertung abgeben' }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await fillSignIn(page, account);
  await expect(page).toHaveURL((url) => url.pathname === formOf(company));
  await expect(main(page).getByRole('heading', { level: 1, name: 'Bewertung abgeben' })).toBeVisible();
  await expect(main(page).getByText(company.name).last()).toBeVisible();
  await expectUsable(page);

  // RV-02: stars by keyboard, a comment, and the draft after a reload.
  await starsOf(page, 'Wohnen & Ambiente').getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(
    starsOf(page, 'Wohnen & Ambiente').getByRole('radio', { name: '2 von 5 Sternen: ausreichend' }),
  ).toBeChecked();
  await main(page).getByRole('combobox', { name: 'Ich bewerte als' }).selectOption('VISITOR');
  for (const aspect of ASPECTS) await giveStars(page, aspect, 5);
  await summary(page).fill(text);
  await button(page, 'Kommentar zu Essen & Trinken hinzufügen').click();
  await expect(main(page).getByRole('textbox', { name: 'Kommentar zu Essen & Trinken' })).toBeFocused();
  await page.keyboard.type('Mittags sehr gut.');
  await main(page).getByRole('textbox', { name: 'Ihre Erfahrung' }).fill('Meine Mutter ist angekommen.');
  await main(page).getByRole('textbox', { name: 'Angezeigter Name' }).fill('Angehörige aus Köln');
  await leaveAgreeing(page, () => page.reload());
  await expect(summary(page)).toHaveValue(text);

  // RV-02 AC-07: it is sent, and listed in the account.
  await button(page, 'Bewertung abgeben').click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(main(page).getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
  await expect(own.getByText(text)).toBeVisible();

  // RV-07 RV-10: everybody reads it on the profile with the chosen name, and the averages are right.
  const after = await averagesOf(company);
  const sum = (before.average_rating ?? 0) * before.ratings_count + 5;
  expect(after.ratings_count).toBe(before.ratings_count + 1);
  expect(after.average_rating).toBeCloseTo(sum / after.ratings_count, 1);
  for (const part of await publicTextsOf(company)) {
    expect(part).toContain(text);
    expect(part).not.toMatch(/\bAnke\b|Berger|"author":\d/);
  }
  expect((await publicTextsOf(company))[1]).toContain(`"reviewCount":${after.ratings_count}`);
  await own.getByRole('link', { name: company.name, exact: true }).click();
  await expect(article).toContainText('Besucher/in oder externe Person · Angehörige aus Köln');
  await expect(article).toContainText('online bewertet');
  await expect(
    main(page).getByRole('heading', { name: new RegExp(`^${after.ratings_count} Bewertung`) }),
  ).toBeVisible();
  await article.getByText('Einzelne Bewertungen anzeigen').click();
  await expect(article).toContainText('Mittags sehr gut.');
  await expect(article.getByRole('link', { name: /bearbeiten$/ })).toBeVisible();

  // RV-04 RV-07: edited from the profile by keyboard, on a phone.
  await page.setViewportSize(phone);
  await expect(article.getByRole('link', { name: /bearbeiten$/ })).toBeVisible();
  await article.getByRole('link', { name: /bearbeiten$/ }).click();
  await expect(page).toHaveURL(/\/pflegeanbieter\/bewertung\/\d+\/edit$/);
  await expect(summary(page)).toHaveValue(text);
  for (const aspect of ASPECTS) await giveStars(page, aspect, 1);
  await main(page).getByRole('checkbox', { name: 'Anonym bewerten' }).click();
  await expect(main(page).getByText('Bei Ihrer Bewertung steht „Anke B.“.')).toBeVisible();
  await tabTo(page, button(page, 'Änderungen speichern'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(main(page).getByText('Ihre Bewertung wurde geändert.')).toBeVisible();
  const { results } = await ratingsOf(company.id);
  expect(results[0]).toMatchObject({ review_summary: text, average_rating: 1, preferred_author_name: 'Anke B.' });
  await page.setViewportSize(desktop);

  // RV-04 RV-07: deleted from the account after a question; averages are as before.
  await own.getByRole('button', { name: /löschen$/ }).click();
  const question = page.getByRole('dialog', { name: 'Bewertung löschen?' });
  await question.getByRole('button', { name: 'Bewertung löschen' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(main(page).getByText('Die Bewertung wurde gestrichen.')).toBeVisible();
  await expect(own.getByText('Sie haben noch keine Bewertung geschrieben.')).toBeVisible();
  expect(await averagesOf(company)).toEqual(before);
  for (const part of await publicTextsOf(company)) expect(part).not.toContain(text);
});
