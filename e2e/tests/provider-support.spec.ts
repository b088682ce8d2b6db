import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { demo, mailsTo, newAccount, personElsewhere, signInAs } from '../support/account';
import { expect, test } from '../support/visitor';

const OWNER = demo('inhaber-premium');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

const card = (page: Page, reference: string) =>
  page.getByRole('region', { name: 'Ihre Anfragen' }).getByRole('listitem').filter({ hasText: reference });

/** The mails about a request; a mail names it in its subject or its words. */
const mailsAbout = async (text: string): Promise<string[]> =>
  (await mailsTo(OWNER.email)).map((mail) => mail.text).filter((words) => words.includes(text));

test('PK-08 a Premium owner asks, STAFF answers at the desk, by mail and on the page', async ({ page, browser }) => {
  await signInAs(page, OWNER, '/profile/company');
  await page.getByRole('link', { name: 'Frage stellen oder Besuch vor Ort vereinbaren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unterstützung und Besuch vor Ort' })).toBeVisible();
  await expect(button(page, 'Anfrage senden')).toBeVisible();
  const text = `Frage ${newAccount('frage').username}`;
  await expectUsable(page);
  await page.getByRole('combobox', { name: 'Thema' }).selectOption({ label: 'Stellenangebote' });
  await field(page, 'Ihr Anliegen').fill(text);
  await button(page, 'Anfrage senden').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Anfrage ist bei uns.' })).toBeFocused();
  const reference = (await page.getByText(/^FR-\d{4}-\d{4,}$/).textContent()) ?? '';
  await expect(page.getByRole('region', { name: 'Ihre Anfragen' }).getByText(text)).toHaveCount(1);
  await expect(card(page, reference)).toContainText('Eingegangen');
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
  const [receipt] = await mailsAbout(reference);
  expect(receipt).toContain('innerhalb von zwei Arbeitstagen');
  expect(receipt).not.toContain(text);

  const desk = await personElsewhere(browser, 'redaktion', `/verwaltung?q=${reference}`);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /: Stellenangebote$/ })
    .click();
  await expect(desk.getByText(text)).toBeVisible();
  await expect(desk.getByText('Frage eines Anbieters').first()).toBeVisible();
  const answer = `Antwort auf ${text}`;
  await desk.getByRole('radio', { name: /^Per E-Mail antworten/ }).check();
  await field(desk, /^Ihre Antwort/).fill(answer);
  await button(desk, 'Per E-Mail antworten').click();
  await expect(desk.getByRole('status').filter({ hasText: 'Im Verlauf steht ein neuer Eintrag.' })).toBeFocused();
  await desk.context().close();

  await expect.poll(async () => (await mailsAbout(answer)).length).toBe(1);
  await page.reload();
  await expect(card(page, reference)).toContainText('Beantwortet');
  await expect(card(page, reference)).toContainText(answer);
});
