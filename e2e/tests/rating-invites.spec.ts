import type { CompanyPage, OwnRatings } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { fillSignIn, linkInMail, mailsTo, newAccount, SECRET, signInAs, type Account } from '../support/account';
import { askBackend } from '../support/backend';
import { demo, visitorElsewhere } from '../support/inbox';
import { tokenOf } from '../support/new-owner';
import { fillInRating } from '../support/rating-form';
import { expect, hydrated, test } from '../support/visitor';

const AREA = '/profile/company';
const PAGE = '/profile/company/bewertungen-einladen';
const LINK = '/einladung';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const addresses = (page: Page) => main(page).getByRole('textbox', { name: /^E-Mail-Adressen/ });
const premium = () => askBackend<CompanyPage>('/company/by-slug/beispiel/');

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
  const answer = await request.get('/api-backend/rating/list/user/', { headers: await tokenOf(request) });
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
  const guest = await visitorElsewhere(browser);
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
  });

  await test.step('PK-08 the link says who asks; a visitor registers, signs in and comes to the form', async () => {
    link = await linkInMail(account, LINK);
    expect((await mailsTo(account.email))[0]?.text).toContain('Danke für Ihren Besuch.');
    await guest.goto(link);
    await hydrated(guest);
    await expect(main(guest).getByRole('heading', { level: 1, name: `Ihre Erfahrung mit ${name}` })).toBeVisible();
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
  });

  await test.step('PK-08 RV-02 the rating waits for the confirmation of the new account, and has no mark yet', async () => {
    await fillInRating(guest, text, 5);
    await button(guest, 'Bewertung abgeben').click();
    await expect(guest).toHaveURL(/\/profile$/);
    await expect(main(guest).getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
    expect(await ownRatings(guest)).toMatchObject([{ review_summary: text, status: 'PENDING', verification: 'NONE' }]);
  });

  await test.step('PK-08 the used link says so and still offers the normal way', async () => {
    const late = await visitorElsewhere(browser);
    await late.goto(link);
    await expect(main(late).getByRole('heading', { level: 1, name: 'Die Einladung gilt nicht mehr' })).toBeVisible();
    await expect(main(late).getByRole('link', { name: 'Bewertung ohne Einladung schreiben' })).toHaveAttribute(
      'href',
      `/pflegeanbieter/bewertung-abgeben/${id}`,
    );
    await late.context().close();
  });

  await guest.context().close();
});
