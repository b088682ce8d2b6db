import type { Locator, Page } from '@playwright/test';
import type { CompanyPage } from '@care/contracts/schemas';
import { expectAccessible, setTextSize } from '../support/accessible';
import { demo, fillSignIn } from '../support/account';
import { askBackend, offersOf } from '../support/backend';
import { expect, openPage, phone, test } from '../support/visitor';

const PROFILE = '/pflegeanbieter/profiles/beispiel';
const BAND_HEIGHT = 240;
const companyAt = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
const card = (page: Page) => page.getByRole('region', { name: 'Kontakt' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Schnell Kontakt aufnehmen' });
const pictures = (page: Page) => page.getByRole('list', { name: 'Bilder und Videos' });

/** Whether the whole element is in the window without scrolling, and nothing covers its centre. */
async function expectInFirstView(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize()!;
  expect(box, String(element)).not.toBeNull();
  const { x, y, width: w, height: h } = box!;
  expect(x, `left edge of ${String(element)}`).toBeGreaterThanOrEqual(0);
  expect(y, `top of ${String(element)}`).toBeGreaterThanOrEqual(0);
  expect(x + w, `right edge of ${String(element)}`).toBeLessThanOrEqual(width);
  expect(y + h, `bottom of ${String(element)}`).toBeLessThanOrEqual(height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('PP-05 PP-14 PP-28 facts, rating, call, form and watch list need no scrolling, or a bar', async ({ page }) => {
  const { name, street } = await companyAt('beispiel');
  await openPage(page, PROFILE);
  const line = street.split(', ').slice(0, 2).join(', ');
  for (const element of [
    page.getByRole('heading', { level: 1, name }),
    page.getByRole('link', { name: /Zu den Bewertungen/ }),
    page.getByRole('main').getByText(line, { exact: true }).first(),
    page.getByText('Inhaberschaft bestätigt'),
    page.getByRole('term').first(),
    card(page).getByRole('link', { name: /^Anrufen/ }),
    card(page).getByRole('link', { name: 'Zum Nachrichtenformular' }),
    card(page).getByRole('button', { name: 'Auf diesem Gerät merken' }),
    card(page).getByRole('link', { name: /^Zur Website/ }),
    pictures(page),
  ])
    await expectInFirstView(page, element);
  expect((await pictures(page).boundingBox())?.height).toBeLessThanOrEqual(BAND_HEIGHT);
  const head = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const contact = (await card(page).boundingBox())!;
  expect(contact.x).toBeGreaterThan(head.x + head.width);
  expect(contact.y).toBeLessThan(head.y + head.height);
  await expect(page.getByText(/auf Anfrage/)).toHaveCount(0);
  await expectAccessible(page);

  for (const width of [320, 390, 768]) await expectBar(page, width);
  await page.setViewportSize(phone);
  await expectWordsInBar(page);
});

/** Expects the parts of a visitor's bar side by side, in at most two lines, without cut words. */
async function expectBar(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const parts = [
    bar(page).getByRole('link', { name: 'Anrufen' }),
    bar(page).getByRole('link', { name: 'Zum Nachrichtenformular' }),
    bar(page).getByRole('button', { name: 'Merken' }),
  ];
  for (const part of parts) {
    await expectInFirstView(page, part);
    const [inner, outer] = await part.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(inner, `text of ${String(part)}`).toBeLessThanOrEqual(outer);
  }
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const box of boxes) expect(box!.height, 'at most two lines').toBeLessThanOrEqual(width < 390 ? 90 : 62);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box!.x).toBeGreaterThanOrEqual(boxes[index]!.x + boxes[index]!.width);
  }
}

/** Expects the words of the bar to stay in their buttons with text of 200 %. */
async function expectWordsInBar(page: Page): Promise<void> {
  await setTextSize(page, '200%');
  for (const part of await bar(page).locator('a, button').all()) {
    const [words, button] = await part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [range.getBoundingClientRect().width, element.getBoundingClientRect().width];
    });
    expect(words, await part.innerText()).toBeLessThanOrEqual(button);
  }
  expect((await bar(page).boundingBox())!.height).toBeLessThan(phone.height / 4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('the bar of a phone', () => {
  test.use({ viewport: phone });

  test('SH-22 SH-09 a visitor of an offer signs in from the bar and returns to the application', async ({ page }) => {
    const offer = (await offersOf('beispiel-plus')).at(-1);
    if (!offer) throw new Error('there is no job offer to apply for');
    await openPage(page, `/pflegeanbieter/profiles/beispiel-plus/${offer.slug}`);
    for (const name of ['Anmelden und bewerben', 'Kostenlos registrieren'])
      await expectInFirstView(page, bar(page).getByRole('link', { name }));
    await bar(page).getByRole('link', { name: 'Anmelden und bewerben' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await fillSignIn(page, demo('pflegekraft'));
    await expect(page).toHaveURL(new RegExp(`/${offer.slug}#bewerben$`));
    const dialog = page.getByRole('dialog', { name: `Bewerbung als ${offer.title}` });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectInFirstView(page, bar(page).getByRole('button', { name: 'Jetzt bewerben' }));
  });
});
