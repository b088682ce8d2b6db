import type { Page } from '@playwright/test';
import { desktop, expectAccessible } from '../support/accessible';
import { accountMenu, demo, signInAs, tabTo } from '../support/account';
import { expect, hydrated, openPage, phone, test } from '../support/visitor';

const banner = (page: Page) => page.getByRole('banner');
const mainLinks = (page: Page) => banner(page).getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');

/** The paths of all links of the header that are visible. */
const visiblePaths = (page: Page): Promise<string[]> =>
  banner(page)
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Expects no two links of the header to have the same target, except the logo and the link to the providers. */
async function expectNoneTwice(page: Page): Promise<void> {
  const [, ...paths] = await visiblePaths(page);
  expect(paths, 'links of the header').toEqual([...new Set(paths)]);
}

/** Expects the header to have one row and the page not to scroll sideways. */
async function expectOneRow(page: Page, width: number): Promise<void> {
  const { height, overflow } = await page.evaluate(() => ({
    height: document.querySelector('header')!.getBoundingClientRect().height,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(height, `height of the header at ${width}`).toBeLessThan(90);
  expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
}

const WIDTHS = [1280, 768, 390];

test('SH-03 a visitor has all main links in one row from 1280 px on, and below it a menu', async ({ page }) => {
  await openPage(page, '/impressum');
  await expect(mainLinks(page)).toHaveText([
    'Pflegeanbieter',
    'Pflegepersonal',
    'Pflegejobs',
    'Pflegeratgeber',
    'Pakete',
  ]);
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  await expectNoneTwice(page);
  const all = await visiblePaths(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectOneRow(page, width);
    if (width >= 1280) continue;
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect.poll(async () => (await visiblePaths(page)).toSorted()).toEqual(all.toSorted());
    await page.getByRole('button', { name: 'Menü schließen' }).click();
  }
  // Whichever of its links is marked.
  const WIDE = 1920;
  await page.setViewportSize({ width: WIDE, height: 1000 });
  for (const name of ['Pflegepersonal', 'Pflegeratgeber', 'Pakete']) {
    await mainLinks(page).filter({ hasText: name }).click();
    await expect(mainLinks(page).and(page.locator('[aria-current]'))).toHaveText(name);
    await expectOneRow(page, WIDE);
  }
});

test('SH-03 SH-04 a provider has tasks in order, no link twice, and an account menu by keyboard', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'));
  await expect(mainLinks(page)).toHaveText([/^Nachrichten/, /^Mein Unternehmen$/, /^Pflegepersonal$/, /^Merkliste/]);
  await expect(page.getByRole('button', { name: /^Menü/ })).toHaveCount(0);
  const entry = banner(page).getByRole('link', { name: 'Konto und Einstellungen' });
  const leave = banner(page).getByRole('button', { name: 'Abmelden' });
  await expect(leave).toHaveCount(0);

  // The account menu closes when the focus or the page changes.
  await tabTo(page, accountMenu(page));
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expectNoneTwice(page);
  await expectAccessible(page, [desktop]);
  await tabTo(page, entry);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, leave);
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await accountMenu(page).click();
  await banner(page).getByRole('link', { name: 'Pflegeratgeber' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pflegeratgeber' })).toBeVisible();
  await expect(entry).toBeHidden();

  const inBar = await visiblePaths(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectOneRow(page, width);
    if (width >= 1280) continue;
    await page.getByRole('button', { name: /^Menü öffnen/ }).click();
    for (const path of inBar.slice(1)) {
      await expect(banner(page).locator(`a[href="${path}"]`).filter({ visible: true }).last()).toBeVisible();
    }
    await expectNoneTwice(page);
    await page.getByRole('button', { name: /^Menü schließen/ }).click();
  }
});

test('SH-03 AC-14 nothing moves while session and messages are loaded, and a long number fits', async ({ page }) => {
  await signInAs(page, demo('inhaber-plus'));
  let letThrough = () => {};
  let held = Promise.resolve();
  await page.route(/\/message\/\?unread=/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response, json: { ...((await response.json()) as object), count: 1234 } });
  });
  const headline = page.getByRole('heading', { level: 1 });
  for (const viewport of [desktop, phone]) {
    const known = mainLinks(page).filter({ hasText: 'Merkliste' });
    const last = viewport === desktop ? known : page.getByRole('button', { name: 'Menü öffnen' });
    await page.setViewportSize(viewport);
    held = new Promise((resolve) => (letThrough = resolve));
    await page.goto('/impressum', { waitUntil: 'commit' });
    await expect(headline).toBeVisible();
    // Ends when no style sheet and no font is on its way any more.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await headline.boundingBox();
    await hydrated(page);
    await expect(last).toBeVisible();
    const place = await last.boundingBox();
    letThrough();
    await expect(banner(page).getByText('99+').filter({ visible: true })).toHaveCount(1);
    expect(await last.boundingBox()).toEqual(place);
    expect((await headline.boundingBox())?.y).toBe(before?.y);
    await expectOneRow(page, viewport.width);
  }
  await expect(page.getByRole('button', { name: /^Menü öffnen\s*,\s*1\.234 ungelesen$/ })).toBeVisible();
});
