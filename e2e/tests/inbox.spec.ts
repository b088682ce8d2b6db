import type { Page } from '@playwright/test';
import { desktop, expectAccessible, expectToFit } from '../support/accessible';
import { fillSignIn, signInAs, tabTo } from '../support/account';
import { applyWithFile, demo, offersOf, personElsewhere } from '../support/inbox';
import { expect, hydrated, phone, quiet, routeOnce, test } from '../support/visitor';

const PROVIDER = '/pflegeanbieter/profiles/beispiel-plus';
const main = (page: Page) => page.getByRole('main');
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

test('AC-14 SH-03 SH-09 two people write to each other: badge, folders, reply, archive, block, report, mails', async ({
  page,
  browser,
}) => {
  const subject = `Kurzzeitpflege ab ${Date.now().toString(36)}`;
  await signInAs(page, demo('angehoerige'), PROVIDER);
  await write(page, subject, 'Guten Tag,\nhaben Sie ab Januar einen Platz?');
  const owner = await personElsewhere(browser, 'inhaber-plus', '/nachrichten');
  const letter = main(owner).getByRole('link', { name: new RegExp(`${subject}$`) });

  await test.step('AC-14 the owner is told how much is unread, and sees it bold', async () => {
    await expect(inboxLink(owner)).toHaveAccessibleName(/^Nachrichten, \d+ ungelesen$/);
    await expect(letter).toHaveAccessibleName(`Ungelesen: ${subject}`);
    await expect(letter).toHaveCSS('font-weight', '700');
    await expectAccessible(owner);
    await expectToFit(owner);
    await owner.setViewportSize(desktop);
  });

  await test.step('AC-14 opening it marks it read; contact data are there for the recipient', async () => {
    const read = owner.waitForResponse(
      (one) => one.request().method() === 'PATCH' && /\/message\/\d+\/$/.test(one.url()),
    );
    await letter.click();
    expect((await read).status()).toBe(200);
    await expect(main(owner).getByRole('heading', { level: 1, name: subject })).toBeVisible();
    const contact = main(owner).getByRole('region', { name: 'Kontaktdaten' });
    await expect(contact.getByRole('link', { name: 'anke.privat@example.org' })).toBeVisible();
    await expect(owner).toHaveTitle(new RegExp(`^${subject}`));
    await owner.reload();
    await expect(main(owner).getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(owner).toHaveTitle(new RegExp(`^${subject}`));
    await expectAccessible(owner);
    await expectToFit(owner);
    await owner.setViewportSize(desktop);
  });

  await test.step('SH-09 a session that ends while answering, by keyboard, loses nothing', async () => {
    await tabTo(owner, main(owner).getByRole('textbox', { name: /Ihre Antwort/ }));
    await owner.keyboard.type('Ja, ab dem 7. Januar.');
    await owner.context().clearCookies();
    await routeOnce(owner, '**/reply/', (route) => route.fulfill({ status: 401, json: {} }));
    await tabTo(owner, main(owner).getByRole('button', { name: 'Antwort senden' }), 1);
    await owner.keyboard.press('Enter');
    const dialog = owner.getByRole('dialog', { name: 'Erneut anmelden' });
    await expectAccessible(owner, [phone, desktop]);
    await fillSignIn(dialog, demo('inhaber-plus'));
    await expect(dialog).toBeHidden();
    await press(owner, 'Antwort senden');
    await expect(main(owner).getByText('Ihre Nachricht wurde gesendet.')).toBeVisible();
    await expect(main(owner).getByRole('region', { name: 'Unterhaltung' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('AC-14 who wrote first reads the answer, and no contact data', async () => {
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
    await main(page).getByRole('link', { name: 'Posteingang' }).click();
    await expect(main(page).getByRole('link', { name: `AW: ${subject}`, exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Gesendet' }).click();
    await expect(main(page).getByRole('link', { name: subject, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(desktop);
  });
  await test.step('AC-14 the mails about both are in the outbox, without what was written', async () => {
    const told = async (address: string) => {
      await page.goto(`/api-backend/outbox/?to=${encodeURIComponent(address)}`);
      return page.locator('article').filter({ has: page.getByRole('heading', { name: /^Neue Nachricht/ }) });
    };
    await expect(async () => {
      const toOwner = (await told('inhaber-plus@demo.example')).filter({ hasText: subject });
      await expect(toOwner.first()).toBeVisible({ timeout: 1000 });
      await expect(toOwner.first()).not.toContainText('einen Platz');
      const toWriter = (await told('angehoerige@demo.example')).filter({ hasText: `AW: ${subject}` });
      await expect(toWriter.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page
      .locator('article', { hasText: `AW: ${subject}` })
      .getByRole('link', { name: /nachrichten/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/nachrichten\/\d+$/);
  });

  await test.step('AC-14 archive and back, report, block and no longer', async () => {
    await press(owner, 'Archivieren');
    await expect(main(owner).getByText('Die Nachricht liegt jetzt im Archiv.')).toBeVisible();
    await press(owner, 'Rückgängig machen');
    await expect(main(owner).getByText('Die Nachricht liegt wieder im Posteingang.')).toBeVisible();
    await press(owner, 'Nachricht melden');
    const report = owner.getByRole('dialog', { name: 'Nachricht melden' });
    await report.getByRole('textbox', { name: /Ihre Begründung/ }).fill('Werbung');
    await expectAccessible(owner);
    await owner.setViewportSize(desktop);
    await report.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(main(owner).getByText(/^Vielen Dank für Ihre Meldung/)).toBeVisible();
    await press(owner, 'Absender blockieren');
    await owner.getByRole('dialog').getByRole('button', { name: 'Blockieren', exact: true }).click();
    await expect(main(owner).getByText('Sie haben diesen Absender blockiert.')).toBeVisible();
    await expect(main(owner).getByRole('textbox', { name: /Ihre Antwort/ })).toHaveCount(0);
    await press(owner, 'Blockierung aufheben');
    await expect(main(owner).getByRole('textbox', { name: /Ihre Antwort/ })).toBeVisible();
  });
  await owner.context().close();
});

test('AC-14 visitors load neither the code of the count nor its data', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/pakete');
  await hydrated(page);
  await comeIntoView(page);
  await quiet(page);
  expect(asked.filter((url) => /inbox-label|member|unread/.test(url))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('AC-14 PP-16 an application is read with its file, invited, and withdrawn', async ({ page, browser }) => {
    const offer = (await offersOf('beispiel-plus')).at(-1);
    if (!offer) throw new Error('there is no job offer to apply for');
    await signInAs(page, demo('pflegekraft'), '/nachrichten');
    await applyWithFile(page, offer.id);
    const owner = await personElsewhere(browser, 'inhaber-plus', '/nachrichten');
    await owner.setViewportSize(phone);
    await owner.goto('/nachrichten?folder=applications');
    await expect(main(owner).getByRole('navigation').locator('a[aria-current]')).toBeInViewport({ ratio: 0.95 });
    const received = main(owner).getByRole('article').filter({ hasText: offer.title });
    await expect(received.getByText('Eingegangen')).toBeVisible();
    await expectAccessible(owner, [phone]);

    await received.getByRole('link', { name: /^Nachricht von/ }).click();
    await expect(main(owner).getByRole('region', { name: 'Bewerbung' }).getByText('Gelesen')).toBeVisible();
    const download = owner.waitForEvent('download');
    await main(owner)
      .getByRole('button', { name: /^Lebenslauf\.pdf herunterladen/ })
      .click();
    expect((await download).suggestedFilename()).toBe('Lebenslauf.pdf');
    await press(owner, 'Einladen');
    await expectAccessible(owner, [phone]);
    await owner.getByRole('dialog').getByRole('button', { name: 'Einladen', exact: true }).click();
    await expect(
      main(owner)
        .getByRole('region', { name: 'Bewerbung' })
        .getByText(/^Stand: Einladung$/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await comeIntoView(page);
    await expect(inboxLink(page)).toHaveAccessibleName(/^Nachrichten, \d+ ungelesen$/);
    await inboxLink(page).click();
    await expect(
      main(page)
        .getByRole('link', { name: /^Ungelesen: Einladung von/ })
        .first(),
    ).toBeVisible();
    await main(page).getByRole('link', { name: 'Meine Bewerbungen' }).click();
    const own = main(page)
      .getByRole('article')
      .filter({ hasText: offer.title })
      .filter({ hasText: offer.company.name });
    await expect(own.getByText(/^Stand: Einladung$/)).toBeVisible();
    await expectAccessible(page, [phone]);
    await expectToFit(page);
    await page.setViewportSize(phone);
    await own.getByRole('button', { name: 'Bewerbung zurückziehen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bewerbung zurückziehen' }).click();
    await expect(own.getByText(/^Stand: Zurückgezogen$/)).toBeVisible();
    await owner.context().close();
  });

  test('AC-14 going back leads to the place in the list where one was', async ({ page }) => {
    await signInAs(page, demo('pflegekraft'), '/nachrichten');
    const letters = main(page).getByRole('listitem').locator('a[href^="/nachrichten/"]');
    await expect(letters.first()).toBeVisible();
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 120));
    const leftAt = await page.evaluate(() => scrollY);
    // In view, so that the click does not scroll.
    await letters.nth(1).click();
    await expect(main(page).getByRole('region', { name: 'Unterhaltung' })).toBeVisible();
    await page.goBack();
    await expect(letters.first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
  });
});
