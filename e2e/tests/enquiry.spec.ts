import { expectAccessible, expectUsable } from '../support/accessible';
import { linkInMail, newAccount, personElsewhere, tabTo, visitorElsewhere } from '../support/account';
import { expect, hydrated, openPage, test } from '../support/visitor';

const DAY = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

test('EQ-01 EQ-03 EQ-06 EQ-07 EQ-08 EQ-10 EQ-14 a visitor asks two providers at once', async ({ page, browser }) => {
  const { email } = newAccount('CARE_SEEKER');
  const account = { username: '', email, password: '' };

  // The boxes of the results lead to the form, which names the receivers.
  await openPage(page, '/suche/pflegeanbieter/köln');
  await page.getByRole('link', { name: 'Mehrere zugleich anfragen' }).click();
  await page
    .getByRole('checkbox', { name: /^Für Anfrage auswählen/ })
    .first()
    .check();
  await page.getByRole('link', { name: '1 Anbieter anfragen' }).click();
  await expect(page).toHaveURL(/\/anfrage\?an=\d+$/);
  await openPage(page, '/anfrage?an=1&an=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Anfrage an 2 Anbieter');
  await expect(page.getByRole('region', { name: 'Geht an' })).toContainText('Antwortet meist in 2 Tagen');
  await expectUsable(page);

  // Nothing is sent before the mail is confirmed.
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('combobox', { name: /^Was wird gesucht/ }).selectOption('Stationäre Pflege');
  await page.getByRole('radio', { name: 'Wir planen in Ruhe' }).check();
  await page.getByLabel(/^Ab wann/).fill(DAY);
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email);
  await page.getByRole('checkbox', { name: /auf ihre Warteliste/ }).check();
  await page.getByRole('checkbox', { name: /gehen: Seniorenzentrum Beispielhof/ }).check();
  await page.getByRole('button', { name: 'Anfrage an 2 Anbieter senden' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeVisible();

  const privatePage = await linkInMail(account, '/anfrage/ansehen');

  // The link shows, its button sends; the answer is stored nowhere.
  const response = await page.goto(privatePage);
  expect(await response?.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await hydrated(page);
  await page.getByRole('button', { name: 'Jetzt an 2 Anbieter senden' }).click();
  await expect(page.getByText('Ihre Anfrage ist gesendet')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Wer hat was bekommen' }).getByRole('row')).toHaveCount(3);
  await expectUsable(page);

  // A provider puts the person on the waiting list, and sees nobody else.
  const owner = await personElsewhere(browser, 'inhaber-premium', '/nachrichten');
  await owner
    .getByRole('link', { name: /Anfrage: Stationäre Pflege/ })
    .first()
    .click();
  await expect(owner.getByRole('main')).toContainText(email.toLowerCase());
  await expect(owner.getByRole('main')).not.toContainText('Musterwerk');
  await owner.getByRole('radio', { name: 'Auf die Warteliste nehmen' }).check();
  await owner.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(owner.getByText(/steht seit .* auf Ihrer Warteliste/)).toBeVisible();
  await expectAccessible(owner);
  await owner.context().close();

  // The person sees it, and withdraws after one question.
  const elsewhere = await visitorElsewhere(browser);
  await elsewhere.goto(privatePage);
  await expect(elsewhere.getByText('Sie stehen auf der Warteliste')).toBeVisible();
  await hydrated(elsewhere);
  const withdraw = elsewhere.getByRole('button', { name: 'Platz gefunden: alle zurückziehen' });
  await withdraw.press('Enter');
  const agree = elsewhere.getByRole('dialog').getByRole('button', { name: 'Alle zurückziehen' });
  await tabTo(elsewhere, agree);
  await agree.press('Enter');
  await expect(elsewhere.getByText('Ihre Anfrage ist zurückgezogen')).toBeVisible();
  await elsewhere.context().close();
});
