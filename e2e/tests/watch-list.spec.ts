import type { CompanySearchAnswer } from '@care/contracts/schemas';
import type { Locator, Page, Request } from '@playwright/test';
import { desktop, expectUsable, expectWholeWords } from '../support/accessible';
import { fillSignIn, registered, SECRET } from '../support/account';
import { askBackend } from '../support/backend';
import { expect, goInside, openPage, phone, quiet, test } from '../support/visitor';

const LIST_PATH = '/pflegeanbieter/merkliste';
const profileOf = (slug: string): string => `/pflegeanbieter/profiles/${slug}`;

/** Providers with different names, because the tests find them by name. */
async function someCompanies(count: number) {
  const { results } = await askBackend<CompanySearchAnswer>('/company/search/?city_slug=hamburg&page_size=30');
  return [...new Map(results.map((company) => [company.name, company])).values()].slice(0, count);
}

/** The button beside the profile. On a phone the bar at the bottom has another one. */
const heart = (page: Page, name: string): Locator =>
  page.getByRole('complementary').getByRole('button', { name, exact: true });
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Remembers a provider without an account. Returns how many scripts the press loaded. */
async function remember(page: Page, slug: string): Promise<number> {
  await openPage(page, profileOf(slug));
  await expect(heart(page, 'Auf diesem Gerät merken')).toBeVisible();
  await quiet(page);
  let scripts = 0;
  page.on('request', (one) => one.resourceType() === 'script' && scripts++);
  await heart(page, 'Auf diesem Gerät merken').click();
  await expect(heart(page, 'Von diesem Gerät entfernen')).toBeFocused();
  return scripts;
}

/** Expects all columns of the comparison to have room on paper, with whole words. */
async function expectRoomOnPaper(page: Page): Promise<void> {
  const paper = { width: 718, height: 1047 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').last()).toBeVisible();
  const { x, width } = (await table.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(paper.width);
  await expectWholeWords(page, [paper]);
  await page.emulateMedia({ media: null });
}

test('PP-17 PP-28 is kept in the browser, compared and taken into an account', async ({ page }) => {
  const [first, second, third] = await someCompanies(3);
  if (!first || !second || !third) throw new Error('there are too few providers');

  // A heart on the profile; its code comes with the first press.
  expect(await remember(page, first.slug)).toBeGreaterThan(0);
  await expect(heart(page, 'Auf die Merkliste')).toHaveCount(0);
  for (const { slug } of [second, third]) await remember(page, slug);

  // The list shows them, latest first.
  await page.getByRole('link', { name: 'Zur Merkliste' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
  await expect(page.getByText('3 gespeicherte Pflegeanbieter')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gemerkt (3)' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText(third.name);
  await expectUsable(page);

  // Three of them: a table on the desktop, two beside each other on a phone.
  for (const { name } of [first, third, second])
    await page.getByRole('checkbox', { name: `Auswählen: ${name}` }).check();
  await page.getByRole('link', { name: 'Jetzt vergleichen' }).click();
  await expect(page).toHaveURL(new RegExp(`vergleich=${first.id},${third.id},${second.id}$`));
  await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Drei Anbieter im Vergleich');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Adresse unterschiedlich/ })).toBeVisible();
  await expectUsable(page);
  await page.setViewportSize(phone);
  await expect(table.getByRole('columnheader'), 'the corner cell is hidden visually only').toHaveCount(3);
  const right = table.getByRole('combobox', { name: 'Pflegeanbieter in Spalte 2' });
  await right.selectOption({ label: second.name });
  await expect(table.getByRole('columnheader').last()).toContainText(second.name);
  await expect(table.getByRole('link', { name: `Profil: ${second.name}` })).toBeVisible();
  await expect(table.getByRole('link', { name: `Profil: ${third.name}` })).toBeHidden();
  await page.setViewportSize(desktop);

  // Four have room for all words on a wide screen and on paper.
  await goInside(page, `${LIST_PATH}?vergleich=1,2,3,4`);
  const long = page.getByRole('rowheader', { name: /^Überdurchschnittlicher Personalschlüssel/ });
  await expect(long).toBeVisible();
  await expectWholeWords(page, [desktop]);
  await expectRoomOnPaper(page);
  await page.setViewportSize(desktop);

  // After signing in it asks before it takes the list into the account.
  const account = await registered('CARE_SEEKER');
  await page.goto(LIST_PATH);
  await page.getByRole('link', { name: 'Anmelden und übernehmen' }).click();
  await fillSignIn(page, { ...account, password: SECRET });
  await expect(page.getByText('In diesem Browser sind noch 3 Pflegeanbieter ohne Konto gemerkt.')).toBeVisible();
  await expect(page.getByText('0 gespeicherte Pflegeanbieter')).toBeVisible();
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(cards(page)).toHaveCount(3);
  expect(await page.evaluate(() => localStorage.getItem('pf-watch-list'))).toBeNull();
});

test.describe('bookmarks of a visitor on result cards', () => {
  test.use({ viewport: phone });

  test('PP-28 are kept without a request, and other tabs follow', async ({ page }) => {
    await openPage(page, '/suche/pflegeanbieter/hamburg');
    const bookmarks = page.getByRole('button', { name: /^Auf diesem Gerät merken: / });
    await expect(bookmarks).toHaveCount(10);
    await quiet(page);
    const requests: string[] = [];
    // A press scrolls to the card, and then its picture loads. The first press also loads scripts of the page, which
    // reports by itself what it has loaded.
    const isOwn = (one: Request) => !/^(script|image)$/.test(one.resourceType()) && !one.url().endsWith('/telemetry/');
    page.on('request', (one) => isOwn(one) && requests.push(one.url()));
    for (const place of [0, 1]) {
      await bookmarks.nth(place).click();
      await expect(bookmarks.nth(place)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(bookmarks.first(), 'red is the colour of the heart').toHaveCSS('color', 'rgb(35, 75, 120)');
    expect(requests).toEqual([]);

    const other = await page.context().newPage();
    await other.goto('/suche/pflegeanbieter/hamburg');
    const pressed = other.getByRole('button', { name: /^Auf diesem Gerät merken: /, pressed: true });
    await expect(pressed).toHaveCount(2);
    await pressed.first().click();
    await expect(bookmarks.first()).toHaveAttribute('aria-pressed', 'false');
    await other.close();
  });
});
