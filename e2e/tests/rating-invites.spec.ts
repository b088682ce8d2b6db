import type { CompanyPage, OwnRatings } from '@care/contracts/schemas';
import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { askBackend } from '../support/backend';
import {
  demo,
  fillSignIn,
  linkInMail,
  mailsTo,
  newAccount,
  registered,
  signInAs,
  tokenOf,
  visitorElsewhere,
} from '../support/account';
import { fillInRating } from '../support/rating-form';
import { expect, openPage, test } from '../support/visitor';

const AREA = '/profile/company';
const PAGE = '/profile/company/bewertungen-einladen';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const premium = () => askBackend<CompanyPage>('/company/by-slug/beispiel/');

/**
 * The ratings of the signed-in person. Their accounts are not confirmed, so the ratings are not public: other tests count
 * those of the provider at the same time.
 */
async function ownRatings(page: Page): Promise<OwnRatings['results']> {
  const { request } = page.context();
  const answer = await request.get('/api-backend/rating/list/user/', { headers: await tokenOf(request) });
  return ((await answer.json()) as OwnRatings).results;
}

test('PK-08 AC-16 an owner asks by mail for reviews; the person signs in and writes one', async ({ page, browser }) => {
  const { id, name } = await premium();
  const account = await registered('CARE_SEEKER');
  const others = [1, 2, 3, 4].map(() => newAccount('gast').email);
  const guest = await visitorElsewhere(browser);
  const text = `Auf Einladung ${account.username}`;

  await test.step('AC-16 PK-08 from the company area to the form', async () => {
    await signInAs(page, demo('inhaber-premium'), AREA);
    await main(page)
      .getByRole('region', { name: 'Bewertungen' })
      .getByRole('link', { name: 'Um Bewertungen bitten' })
      .click();
    await expect(page).toHaveURL(PAGE);
    await expect(main(page).getByText('Bitten Sie alle, nicht nur Zufriedene.')).toBeVisible();
    await expectUsable(page);
  });

  await test.step('PK-08 the mail is shown before it is sent to five addresses', async () => {
    await main(page)
      .getByRole('textbox', { name: /^Ihre Worte/ })
      .fill('Danke für Ihren Besuch.');
    const preview = main(page).getByRole('region', { name: 'So sieht die E-Mail aus' });
    await expect(preview.getByText('Danke für Ihren Besuch.')).toBeVisible();
    await main(page)
      .getByRole('textbox', { name: /^E-Mail-Adressen/ })
      .fill([account.email, ...others].join('\n'));
    await main(page)
      .getByRole('checkbox', { name: /ausdrücklich zugestimmt/ })
      .check();
    await button(page, 'Einladungen senden').click();
    await expect(main(page).getByText(/^\d+ Einladungen sind unterwegs\.$/)).toBeVisible();
    const list = main(page).getByRole('region', { name: 'Verschickte Einladungen' });
    await expect(list.getByRole('listitem').first()).toContainText('5 Adressen');
    await expect(list).toContainText('Wie viele Bewertungen geschrieben wurden, steht hier ab fünf.');
  });

  await test.step('PK-08 the link says who asks; a visitor signs in and comes to the form', async () => {
    const link = await linkInMail(account, '/einladung');
    expect((await mailsTo(account.email)).map((mail) => mail.text).join()).toContain('Danke für Ihren Besuch.');
    await openPage(guest, link);
    await expect(main(guest).getByRole('heading', { level: 1, name: `Ihre Erfahrung mit ${name}` })).toBeVisible();
    await main(guest).getByRole('link', { name: 'Bewertung schreiben' }).click();
    await expect(guest).toHaveURL(/\/login\?callbackUrl=/);
    await fillSignIn(guest, account);
    await expect(guest).toHaveURL(
      (url) => url.pathname === `/pflegeanbieter/bewertung-abgeben/${id}` && url.searchParams.has('einladung'),
    );
    await expect(
      main(guest).getByText('Ihre Bewertung bekommt später das Zeichen „Kontakt nachgewiesen“.'),
    ).toBeVisible();
  });

  await test.step('PK-08 RV-02 the rating waits for the confirmation of the account, and has no mark yet', async () => {
    await fillInRating(guest, text, 5);
    await button(guest, 'Bewertung abgeben').click();
    await expect(guest).toHaveURL(/\/profile$/);
    await expect(main(guest).getByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
    expect(await ownRatings(guest)).toMatchObject([{ review_summary: text, status: 'PENDING', verification: 'NONE' }]);
  });

  await guest.context().close();
});
