import type { Browser, Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { mailsTo, signInAs } from '../support/account';
import { demo } from '../support/inbox';
import { expect, hydrated, leaveAgreeing, routeOnce, test } from '../support/visitor';

const AT = '/profile/company/unterstuetzung';
const OWNER = demo('inhaber-premium');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/** A text that is found again. */
const newText = (): string => `Frage ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

async function fillQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Thema' }).selectOption({ label: 'Stellenangebote' });
  await field(page, 'Ihr Anliegen').fill(text);
}

/** Sends the form and returns the reference. */
async function send(page: Page): Promise<string> {
  await button(page, 'Anfrage senden').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Anfrage ist bei uns.' })).toBeFocused();
  const reference = await page.getByText(/^(FR|VB)-\d{4}-\d{4,}$/).textContent();
  return reference ?? '';
}

const card = (page: Page, reference: string) =>
  page.getByRole('region', { name: 'Ihre Anfragen' }).getByRole('listitem').filter({ hasText: reference });

/** The mails about a request; a mail names it in its subject or its words. */
const mailsAbout = async (text: string): Promise<string[]> =>
  (await mailsTo(OWNER.email)).map((mail) => mail.text).filter((words) => words.includes(text));

/** Opens the case of a request at the desk, as STAFF in a browser of its own. */
async function openCase(browser: Browser, baseURL: string | undefined, reference: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const desk = await context.newPage();
  await signInAs(desk, demo('redaktion'), `/verwaltung?q=${reference}`);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /: Stellenangebote$/ })
    .click();
  await expect(desk.getByText('Anliegen')).toBeVisible();
  return desk;
}

async function decide(desk: Page, name: string, reason: string) {
  await desk.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await field(desk, /^(Begründung|Ihre Antwort|Kurze Antwort|Vermerk)/).fill(reason);
  await button(desk, name).click();
  await expect(desk.getByRole('status').filter({ hasText: 'Im Verlauf steht ein neuer Eintrag.' })).toBeFocused();
}

test.describe('questions and visits of Premium providers', () => {
  test('PK-08 SH-21 an owner asks once in spite of a lost answer, STAFF answers at the desk, and the answer is in the mail and on the page', async ({
    page,
    browser,
    baseURL,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    await signInAs(page, OWNER, '/profile/company');
    await page.getByRole('link', { name: 'Frage stellen oder Besuch vor Ort vereinbaren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unterstützung und Besuch vor Ort' })).toBeVisible();
    await expect(button(page, 'Anfrage senden')).toBeVisible();
    const banner = page.getByRole('main').getByRole('alert');
    const text = newText();

    await test.step('what is missing is listed', async () => {
      await button(page, 'Anfrage senden').click();
      await expect(banner).toBeFocused();
      await expect(banner.getByRole('link')).toHaveText([/^Thema/, /^Ihr Anliegen/]);
      await expectAccessible(page);
      await expectToFit(page);
      await page.setViewportSize(desktop);
    });

    await test.step('the answer is lost, leaving asks, and the draft is there after a reload', async () => {
      await fillQuestion(page, text);
      await routeOnce(page, '**/support-request/', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await button(page, 'Anfrage senden').click();
      await expect(banner).toContainText('Keine Verbindung.');
      await expect(banner).toBeFocused();
      const question = page.waitForEvent('dialog');
      const leaving = page
        .getByRole('navigation', { name: 'Sie befinden sich hier' })
        .getByRole('link', { name: 'Mein Unternehmen' })
        .click();
      await (await question).dismiss();
      await leaving;
      await expect(page).toHaveURL(AT);
      await leaveAgreeing(page, () => page.reload());
      await hydrated(page);
      await expect(field(page, 'Ihr Anliegen')).toHaveValue(text);
    });

    const reference = await send(page);
    await expect(page.getByRole('region', { name: 'Ihre Anfragen' }).getByText(text)).toHaveCount(1);
    await expect(card(page, reference)).toContainText('Eingegangen');
    await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
    const [receipt] = await mailsAbout(reference);
    expect(receipt).toContain('innerhalb von zwei Arbeitstagen');
    expect(receipt).not.toContain(text);

    const desk = await openCase(browser, baseURL, reference);
    await expect(desk.getByText(text)).toBeVisible();
    await expect(desk.getByText('Frage eines Anbieters').first()).toBeVisible();
    const answer = `Antwort auf ${text}`;
    await decide(desk, 'Per E-Mail antworten', answer);
    await desk.context().close();

    await expect.poll(async () => (await mailsAbout(answer)).length).toBe(1);
    await page.reload();
    await expect(card(page, reference)).toContainText('Beantwortet');
    await expect(card(page, reference)).toContainText(answer);
  });
});
