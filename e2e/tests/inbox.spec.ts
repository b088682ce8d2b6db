import type { Page } from '@playwright/test';
import { expectUsable } from '../support/accessible';
import { demo, fillSignIn, mailsTo, personElsewhere, signInAs, tabTo } from '../support/account';
import { expect, main, routeOnce, test } from '../support/visitor';

const PROVIDER = '/pflegeanbieter/profiles/beispiel-plus';
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const inboxLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Nachrichten/ });
const comeIntoView = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function write(page: Page, subject: string, content: string): Promise<void> {
  const form = page.getByRole('region', { name: /^Nachricht an/ });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('textbox', { name: 'Vorname' }).fill('Anke');
  await form.getByRole('textbox', { name: 'Nachname' }).fill('Berger');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('anke.privat@example.org');
  await form.getByRole('textbox', { name: 'Betreff' }).fill(subject);
  await form.getByRole('textbox', { name: 'Ihre Nachricht' }).fill(content);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
}

test('AC-14 SH-03 SH-09 two people write to each other: badge, reply, mails', async ({ page, browser }) => {
  const subject = `Kurzzeitpflege ab ${Date.now().toString(36)}`;
  await signInAs(page, demo('angehoerige'), PROVIDER);
  await write(page, subject, 'Guten Tag,\nhaben Sie ab Januar einen Platz?');
  const owner = await personElsewhere(browser, 'inhaber-plus', '/nachrichten');
  const letter = main(owner).getByRole('link', { name: new RegExp(`${subject}$`) });

  // AC-14: the owner is told how much is unread, and sees it bold.
  await expect(inboxLink(owner)).toHaveAccessibleName(/^Nachrichten, \d+ ungelesen$/);
  await expect(letter).toHaveAccessibleName(`Ungelesen: ${subject}`);
  await expect(letter).toHaveCSS('font-weight', '700');

  // AC-14: opening it marks it read; contact data are there for the recipient.
  const read = owner.waitForResponse(
    (one) => one.request().method() === 'PATCH' && /\/message\/\d+\/$/.test(one.url()),
  );
  await letter.click();
  expect((await read).status()).toBe(200);
  await expect(main(owner).getByRole('heading', { level: 1, name: subject })).toBeVisible();
  const contact = main(owner).getByRole('region', { name: 'Kontaktdaten' });
  await expect(contact.getByRole('link', { name: 'anke.privat@example.org' })).toBeVisible();
  await expect(owner).toHaveTitle(new RegExp(`^${subject}`));
  await expectUsable(owner);

  // SH-09: a session that ends while answering, by keyboard, loses nothing.
  await tabTo(owner, main(owner).getByRole('textbox', { name: /Ihre Antwort/ }));
  await owner.keyboard.type('Ja, ab dem 7. Januar.');
  await owner.context().clearCookies();
  await routeOnce(owner, '**/reply/', (route) => route.fulfill({ status: 401, json: {} }));
  await tabTo(owner, main(owner).getByRole('button', { name: 'Antwort senden' }), 1);
  await owner.keyboard.press('Enter');
  const dialog = owner.getByRole('dialog', { name: 'Erneut anmelden' });
  await fillSignIn(dialog, demo('inhaber-plus'));
  await expect(dialog).toBeHidden();
  await press(owner, 'Antwort senden');
  await expect(main(owner).getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
  await expect(main(owner).getByRole('region', { name: 'Unterhaltung' }).getByRole('listitem')).toHaveCount(2);

  // AC-14: who wrote first reads the answer, and no contact data.
  await comeIntoView(page);
  await expect(inboxLink(page)).toHaveAccessibleName(/ungelesen$/);
  await inboxLink(page).click();
  await main(page)
    .getByRole('link', { name: `Ungelesen: AW: ${subject}` })
    .click();
  const conversation = main(page).getByRole('region', { name: 'Unterhaltung' });
  await expect(conversation.getByText('Ja, ab dem 7. Januar.')).toBeVisible();
  await expect(conversation.getByText('haben Sie ab Januar einen Platz?')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Kontaktdaten' })).toHaveCount(0);

  // AC-14: both were told by mail, without what was written.
  const mails = async (name: string) => (await mailsTo(demo(name).email)).map(({ text }) => text).join('\n');
  await expect.poll(() => mails('inhaber-plus')).toContain(subject);
  await expect.poll(() => mails('angehoerige')).toContain(`AW: ${subject}`);
  expect(await mails('inhaber-plus')).not.toContain('einen Platz');

  await owner.context().close();
});
