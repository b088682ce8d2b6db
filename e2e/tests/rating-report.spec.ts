import type { CompanyPage, RatingListItem } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { askBackend, ratingsOf, searchCompanies } from '../support/backend';
import { demo, mailsTo, personElsewhere, signInAs } from '../support/account';
import { expect, test } from '../support/visitor';

const profilePath = (slug: string) => `/pflegeanbieter/profiles/${slug}`;
const companyOf = (slug: string) => askBackend<CompanyPage>(`/company/by-slug/${slug}/`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const block = (page: Page) => page.getByRole('region', { name: /Bewertung/ });
/** The rating with this summary on the open profile. */
const article = (page: Page, summary: string) => page.getByRole('article', { name: summary, exact: true });

const idsOfRatings = async ({ id }: CompanyPage) => (await ratingsOf(id)).results.map((rating) => rating.id);

/** A rating whose summary no other of its provider has, in a town of which no other test reads ratings, or their order. */
async function someRating(): Promise<{ company: CompanyPage; rating: RatingListItem }> {
  const { results } = await searchCompanies({ city_slug: 'bremen', page_size: 50 });
  const found = results.find(({ ratings_count: count }) => count > 3 && count <= 10);
  if (!found) throw new Error('nobody in Bremen has some ratings');
  const ratings = (await ratingsOf(found.id)).results;
  const isAlone = ({ review_summary: summary }: RatingListItem) =>
    ratings.filter(({ review_summary }) => review_summary === summary).length === 1;
  const rating = ratings.find(isAlone);
  if (!rating) throw new Error(`all ratings of ${found.name} have the same summary`);
  return { company: await companyOf(found.slug), rating };
}

const reportPath = ({ id }: { id: number }) => `/pflegeanbieter/bewertung/${id}/melden`;

/** Opens the case with this reference at the desk; the page is that of STAFF. */
async function openCase(page: Page, reference: string, state = 'OPEN'): Promise<void> {
  await page.goto(`/verwaltung?state=${state}&q=${reference}`);
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  await expect(page.getByText(reference).first()).toBeVisible();
}

async function decide(page: Page, decision: string, reason: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Entscheidung' });
  await form.getByRole('radio', { name: new RegExp(`^${decision}`) }).check();
  await form.getByRole('textbox', { name: /^Begründung/ }).fill(reason);
  await form.getByRole('button', { name: decision, exact: true }).click();
}

const reference = async (page: Page): Promise<string> =>
  /BW-\d{4}-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

test('RV-05 a reported rating, removed by two of STAFF, leaves profile and averages', async ({ page, browser }) => {
  const { company, rating } = await someRating();
  const { slug } = company;
  const reporter = `melderin-${Date.now().toString(36)}@example.org`;
  let ref = '';

  await test.step('the link at the rating leads to the form', async () => {
    await page.goto(profilePath(slug));
    await article(page, rating.review_summary).getByRole('link', { name: 'Bewertung melden' }).click();
    await expect(page).toHaveURL(reportPath(rating));
    await expect(page.getByRole('heading', { level: 1, name: 'Bewertung melden' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expectUsable(page);
  });

  await test.step('it is sent with name and address', async () => {
    await page.getByRole('radio', { name: 'Falsche Behauptungen' }).check();
    await page.getByRole('textbox', { name: /^Überschrift/ }).fill('So war es nicht');
    await page.getByRole('textbox', { name: /^Was ist nicht in Ordnung/ }).fill('Der letzte Satz stimmt nicht.');
    await page.getByRole('checkbox', { name: /^Ich versichere/ }).check();
    await page.getByRole('textbox', { name: /^Ihr Name/ }).fill('Nora Neu');
    await page.getByRole('textbox', { name: /^Ihre E-Mail-Adresse/ }).fill(reporter);
    await button(page, 'Meldung absenden').click();
    await expect(page.getByText(/^Vielen Dank für Ihre Meldung/)).toBeVisible();
    ref = await reference(page);
    await expect.poll(async () => (await mailsTo(reporter)).map(({ text }) => text).join()).toContain(ref);
  });

  const first = await personElsewhere(browser, 'redaktion', '/impressum');
  await test.step('the first person of STAFF reads the case and proposes the removal', async () => {
    await openCase(first, ref);
    await expect(first.getByText('Der letzte Satz stimmt nicht.')).toBeVisible();
    await decide(first, 'Entfernen vorschlagen', 'Der letzte Satz ist nachweislich falsch.');
    await expect(first.getByText('Wartet auf eine zweite Person.')).toBeVisible();
    expect(await idsOfRatings(company)).not.toContain(rating.id);
  });

  const second = await personElsewhere(browser, 'redaktion-zwei', '/impressum');
  await test.step('the second one agrees; the rating is gone, and the averages do not count it', async () => {
    const before = await companyOf(slug);
    await openCase(second, ref, 'SECOND_PERSON');
    await expect(second.getByText('Rika Prüfer schlägt das Entfernen vor.')).toBeVisible();
    const measures = second.getByRole('region', { name: 'Entscheidung' });
    await measures.getByRole('radio', { name: 'Endgültig entfernen' }).check();
    await measures.getByRole('textbox', { name: /^Ihre Anmerkung/ }).fill('Das Gutachten bestätigt es.');
    await measures.getByLabel(/^Ihr Passwort/).fill(demo('redaktion-zwei').password ?? '');
    await measures.getByRole('button', { name: 'Endgültig entfernen' }).click();
    await expect(second.getByText('Dieser Fall ist entschieden.')).toBeVisible();
    const after = await companyOf(slug);
    expect(after.ratings_count).toBe(company.ratings_count - 1);
    expect([after.ratings_count, after.average_rating]).toEqual([before.ratings_count, before.average_rating]);
    await expect
      .poll(async () => (await mailsTo(reporter)).map(({ text }) => text).join())
      .toContain('nicht mehr öffentlich');
  });

  await test.step('nobody finds it on the profile any more', async () => {
    await signInAs(page, demo('angehoerige'), profilePath(slug));
    await expect(block(page).getByRole('heading', { level: 2 })).toHaveText(`${company.ratings_count - 1} Bewertungen`);
    await expect(article(page, rating.review_summary)).toHaveCount(0);
    expect((await page.request.get(`/api-backend/rating/${rating.id}/`)).status()).toBe(404);
  });
  await first.context().close();
  await second.context().close();
});
