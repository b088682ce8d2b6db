import type { CompanyPage, OwnRatings } from '@care/contracts/schemas';
import type { Browser, Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import {
  fillSignIn,
  linkInMail,
  mailsTo,
  newAccount,
  registered,
  SECRET,
  signInAs,
  type Account,
} from '../support/account';
import { askBackend } from '../support/backend';
import { demo } from '../support/inbox';
import { fillInRating } from '../support/rating-form';
import { expect, hydrated, origin, test } from '../support/visitor';

const AREA = '/profile/company';
const PAGE = '/profile/company/bewertungen-einladen';
const LINK = '/einladung';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const addresses = (page: Page) => main(page).getByRole('textbox', { name: /^E-Mail-Adressen/ });
const premium = () => askBackend<CompanyPage>('/company/by-slug/beispiel/');

/** A page of somebody else, in a browser of its own. */
async function otherPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin(), viewport: desktop });
  await context.addInitScript(() => localStorage.setItem('pf-consent', '{"version":1}'));
  return context.newPage();
}

async function invite(owner: Page, emails: string[]): Promise<void> {
  await addresses(owner).fill(emails.join('\n'));
  await main(owner)
    .getByRole('checkbox', { name: /ausdrücklich zugestimmt/ })
    .check();
  await button(owner, 'Einladungen senden').click();
  await expect(main(owner).getByText(/^(Die Einladung ist|\d+ Einladungen sind) unterwegs\.$/)).toBeVisible();
}

/**
 * The ratings of the signed-in person. Their accounts are not confirmed, so the ratings are not public: other tests count
 * those of the provider at the same time.
 */
async function ownRatings(page: Page): Promise<OwnRatings['results']> {
  const { request } = page.context();
  const { accessToken } = (await (await request.get('/api/auth/session')).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await request.get('/api-backend/rating/list/user/', { headers });
  return ((await answer.json()) as OwnRatings).results;
}

/** Registers on the open page for care seekers, and follows the link to the sign-in. */
async function registerHere(page: Page, account: Account): Promise<void> {
  const field = (name: string | RegExp) => main(page).getByRole('textbox', { name });
  await field(/^Vorname/).fill('Gesa');
  await field(/^Nachname/).fill('Gast');
  await field(/^E-Mail/).fill(account.email);
  await field(/^Benutzername/).fill(account.username);
  await main(page).getByRole('textbox', { name: 'Passwort', exact: true }).fill(SECRET);
  await field(/^Passwort wiederholen/).fill(SECRET);
  await main(page)
    .getByRole('checkbox', { name: /^Ich habe die AGB/ })
    .check();
  await button(page, 'Jetzt kostenlos registrieren').click();
  const thanks = main(page).getByText(/^Vielen Dank für Ihre Registrierung\./);
  await expect(thanks).toBeVisible();
  await main(page).getByRole('link', { name: 'Jetzt anmelden' }).first().click();
}

test('PK-08 AC-16 an owner asks by mail for reviews; the person registers, writes one with the mark, and the link is used up', async ({
  page,
  browser,
}) => {
  const { id, name } = await premium();
  const account = newAccount('gast');
  const others = [1, 2, 3, 4].map(() => newAccount('gast').email);
  const guest = await otherPerson(browser);
  const text = `Auf Einladung ${account.username}`;
  let link = '';

  await test.step('AC-16 PK-08 from the company area to the form; what is missing is named', async () => {
    await signInAs(page, demo('inhaber-premium'), AREA);
    await main(page)
      .getByRole('region', { name: 'Bewertungen' })
      .getByRole('link', { name: 'Um Bewertungen bitten' })
      .click();
    await expect(page).toHaveURL(PAGE);
    await expect(main(page).getByText('Bitten Sie alle, nicht nur Zufriedene.')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await page.setViewportSize(desktop);
    await addresses(page).fill('keine-adresse');
    await button(page, 'Einladungen senden').click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await expect(main(page).getByRole('alert')).toContainText('Das sind keine gültigen E-Mail-Adressen: keine-adresse');
    await expectAccessible(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PK-08 the mail is shown before it is sent to five addresses', async () => {
    await main(page)
      .getByRole('textbox', { name: /^Ihre Worte/ })
      .fill('Danke für Ihren Besuch.');
    const preview = main(page).getByRole('region', { name: 'So sieht die E-Mail aus' });
    await expect(preview.getByText('Danke für Ihren Besuch.')).toBeVisible();
    await invite(page, [account.email, ...others]);
    const list = main(page).getByRole('region', { name: 'Verschickte Einladungen' });
    await expect(list.getByRole('listitem').first()).toContainText('5 Adressen');
    await expect(list).toContainText('Wie viele Bewertungen geschrieben wurden, steht hier ab fünf.');
    await expectAccessible(page);
    await page.setViewportSize(desktop);
  });

  await test.step('PK-08 the link says who asks; a visitor registers, signs in and comes to the form', async () => {
    link = await linkInMail(account, LINK);
    expect((await mailsTo(account.email))[0]?.text).toContain('Danke für Ihren Besuch.');
    await guest.goto(link);
    await hydrated(guest);
    await expect(main(guest).getByRole('heading', { level: 1, name: `Ihre Erfahrung mit ${name}` })).toBeVisible();
    await expectAccessible(guest);
    await expectToFit(guest);
    await guest.setViewportSize(desktop);
    await main(guest).getByRole('link', { name: 'Bewertung schreiben' }).click();
    await expect(guest).toHaveURL(/\/login\?callbackUrl=/);
    await main(guest).getByRole('link', { name: 'Jetzt kostenlos registrieren' }).click();
    await main(guest)
      .getByRole('link', { name: /Ich suche Pflege für mich oder für andere\./ })
      .click();
    await registerHere(guest, account);
    await fillSignIn(guest, account);
    await expect(guest).toHaveURL(
      (url) => url.pathname === `/pflegeanbieter/bewertung-abgeben/${id}` && url.searchParams.has('einladung'),
    );
    await expect(
      main(guest).getByText('Ihre Bewertung bekommt später das Zeichen „Kontakt nachgewiesen“.'),
    ).toBeVisible();
    await expectAccessible(guest);
    await guest.setViewportSize(desktop);
  });

  await test.step('PK-08 RV-02 the rating waits for the confirmation of the new account, and has no mark yet', async () => {
    await fillInRating(guest, text, 5);
    await button(guest, 'Bewertung abgeben').click();
    await expect(guest).toHaveURL(/\/profile\?success=rating-added$/);
    await expect(main(guest).getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
    expect(await ownRatings(guest)).toMatchObject([{ review_summary: text, status: 'PENDING', verification: 'NONE' }]);
  });

  await test.step('PK-08 the owner does not read that one person has written', async () => {
    await page.reload();
    const list = main(page).getByRole('region', { name: 'Verschickte Einladungen' });
    await expect(list).toContainText('Wie viele Bewertungen geschrieben wurden, steht hier ab fünf.');
    await expect(main(page)).not.toContainText(account.email);
  });

  await test.step('PK-08 the used link says so and still offers the normal way', async () => {
    const late = await otherPerson(browser);
    await late.goto(link);
    await expect(main(late).getByRole('heading', { level: 1, name: 'Die Einladung gilt nicht mehr' })).toBeVisible();
    await expectAccessible(late);
    await expect(main(late).getByRole('link', { name: 'Bewertung ohne Einladung schreiben' })).toHaveAttribute(
      'href',
      `/pflegeanbieter/bewertung-abgeben/${id}`,
    );
    await late.goto(`${LINK}?key=unbekannt`);
    await expect(main(late).getByRole('heading', { level: 1, name: 'Diese Einladung gibt es nicht' })).toBeVisible();
    await expectAccessible(late);
    await late.context().close();
  });

  await guest.context().close();
});

test('PK-08 who has rated before edits, and no further invitations are one press in the mail', async ({
  page,
  browser,
  forgiven,
}) => {
  forgiven.push('status of 422');
  const { id } = await premium();
  const account = await registered('CARE_SEEKER');
  const guest = await otherPerson(browser);
  await signInAs(page, demo('inhaber-premium'), PAGE);
  await invite(page, [account.email]);

  await test.step('PK-08 the same address is not asked again, and the page names it', async () => {
    await addresses(page).fill(account.email);
    await main(page)
      .getByRole('checkbox', { name: /ausdrücklich zugestimmt/ })
      .check();
    await button(page, 'Einladungen senden').click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await expect(main(page).getByRole('alert')).toContainText('In den letzten zwölf Monaten schon eingeladen');
    await expectAccessible(page);
    expect(await mailsTo(account.email)).toHaveLength(2);
  });

  await test.step('PK-08 RV-03 the account that has rated gets its rating, and keeps the link', async () => {
    const link = await linkInMail(account, LINK);
    await signInAs(guest, account, `/pflegeanbieter/bewertung-abgeben/${id}`);
    await fillInRating(guest, 'Schon vorher geschrieben');
    await button(guest, 'Bewertung abgeben').click();
    await expect(guest).toHaveURL(/success=rating-added$/);
    await guest.goto(link);
    await main(guest).getByRole('link', { name: 'Bewertung schreiben' }).click();
    await expect(main(guest).getByRole('heading', { level: 1, name: 'Bewertung bearbeiten' })).toBeVisible();
    await expect(main(guest).getByText('Die Einladung wird nicht benutzt.')).toBeVisible();
    await expectAccessible(guest);
    await guest.goto(link);
    await expect(main(guest).getByRole('link', { name: 'Bewertung schreiben' })).toBeVisible();
  });

  await test.step('PK-08 the link in the footer refuses all further invitations', async () => {
    await guest.goto(await linkInMail(account, '/api-backend/rating/invite/stop/'));
    await guest.getByRole('button', { name: 'Keine weiteren Einladungen' }).click();
    await expect(guest.getByText('An diese Adresse senden wir keine Einladungen zu Bewertungen mehr.')).toBeVisible();
    await guest.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(guest.getByRole('button', { name: 'Keine weiteren Einladungen' })).toBeVisible();
  });
  await guest.context().close();
});

test('PK-08 owners without Premium read what the package has; a visitor signs in first', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('callbackUrl') === PAGE);
  await signInAs(page, demo('inhaber-plus'), PAGE);
  await expect(main(page).getByRole('heading', { name: 'Einladungen gehören zum Paket Premium' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  await expectAccessible(page);
  await expectToFit(page);
});
