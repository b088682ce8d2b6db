import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../support/accessible';
import { searchCompanies } from '../support/backend';
import { withOwnShell } from '../support/own-shell';
import { startStandIn, type StandIn } from '../support/stand-in';
import { expect, goInside, openPage, phone, quiet } from '../support/visitor';

/** The addresses that were requested from the ad network. */
const asked: string[] = [];
let network: StandIn;

/** A site with a service of each kind. */
const test = withOwnShell(async () => {
  network = await startStandIn(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Werbung</title><p>Werbung');
  });
  return {
    environment: {
      STATISTICS: 'on',
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      AD_FRAME_URL: `${network.origin}/anzeige`,
    },
  };
});
test.afterAll(() => network.stop());
test.use({ answer: 'not-asked' });

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const settingsLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' });
const RESULTS = '/suche/pflegeanbieter/köln';

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as typeof window & { dataLayer?: { event: string }[] }).dataLayer ?? []);

/** Opens the first provider of a list, which statistics would count with consent. */
async function openFirstCard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pflegeanbieter\/profiles\//);
}

test('SH-16 asks with three equal answers; without consent nothing is fetched or sent', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const settingsCode: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/shell/consent-settings.')) settingsCode.push(pathname);
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto(RESULTS);
  await expect(banner(page)).toBeVisible();

  // Before an answer.
  await openFirstCard(page);
  await quiet(page);
  expect(await eventsOf(page)).toEqual([]);
  // Only the cookies that protect the sign-in are set; they end with the browser session.
  const kept = (await page.context().cookies()).filter(({ name, expires }) => !/^authjs\./.test(name) || expires > 0);
  expect(kept).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(settingsCode).toEqual([]);
  await expect(settingsLink(page)).toHaveAttribute('href', /\/datenschutz#cookie-einstellungen$/);

  // The answers have the same weight, and stay during navigation.
  await goInside(page, '/pakete');
  await expect(page).toHaveTitle(/Pakete/);
  const answers = banner(page).getByRole('button');
  await expect(answers).toHaveText(['Alle ablehnen', 'Auswahl treffen', 'Alle akzeptieren']);
  const looks = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return [backgroundColor, color, fontSize, borderColor, Math.round(width), Math.round(height)].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await expectUsable(page);

  // By keyboard they come right after the skip link, and closing the choice decides nothing.
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Auswahl treffen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Auswahl treffen' })).toBeFocused();

  // After a rejection.
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  await goInside(page, RESULTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Pflegeanbieter in Köln' })).toBeVisible();
  await openFirstCard(page);
  expect(await eventsOf(page)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(asked).toEqual([]);
});

test('SH-16 SR-16 AC-17 a choice by category lasts, brings clicks or an ad, and can end', async ({ page, context }) => {
  const otherTab = await context.newPage();
  for (const tab of [otherTab, page]) {
    await openPage(tab, RESULTS);
  }

  // Statistics alone report clicks, in this tab and the other.
  await banner(page).getByRole('button', { name: 'Auswahl treffen' }).click();
  await expect(settings(page).getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled();
  await settings(page)
    .getByRole('checkbox', { name: /^Statistik/ })
    .check();
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(banner(page)).toBeHidden();
  await openFirstCard(page);
  const [first] = (await searchCompanies({ city_slug: 'köln' })).results;
  expect(await eventsOf(page)).toMatchObject([
    { event: 'select_content', content_type: 'company', content_id: String(first?.id), city: first?.city },
  ]);
  await openFirstCard(otherTab);
  expect(await eventsOf(otherTab)).toMatchObject([{ event: 'select_content' }]);
  await otherTab.close();

  const ad = page.getByRole('region', { name: 'Anzeige' });

  // On a later visit it still counts, and there is no ad.
  await openPage(page, '/registration/pflegepersonal');
  await expect(ad).toHaveCount(0);
  expect(asked).toEqual([]);
  await settingsLink(page).click();
  await expect(settings(page).getByRole('checkbox', { name: /^Statistik/ })).toBeChecked();
  await expect(settings(page).getByRole('checkbox', { name: /^Werbung/ })).not.toBeChecked();

  // With consent to all, a labelled ad is beside the form.
  await settings(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await ad.scrollIntoViewIfNeeded();
  await expect(ad.getByText('Anzeige', { exact: true })).toBeVisible();
  await expect(ad.frameLocator('iframe').getByText('Werbung')).toBeVisible();
  expect(asked).toContain('/anzeige');

  // Taken back, it is gone and nothing is reported.
  await settingsLink(page).click();
  await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(settingsLink(page)).toBeFocused();
  await expect(ad).toHaveCount(0);
  await openPage(page, RESULTS);
  await openFirstCard(page);
  expect(await eventsOf(page)).toEqual([]);
  await expect(banner(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('SH-16 it shifts nothing, delays no visitor, and covers nothing that has the focus', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: [] as string[] };
      Object.assign(window, { __seen: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          seen.largest.push(entry.element?.closest('section')?.textContent ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(RESULTS);
    await expect(banner(page)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    const seen = await page.evaluate(
      () => (window as typeof window & { __seen?: { shift: number; largest: string[] } }).__seen,
    );
    expect(seen?.shift).toBeLessThan(0.02);
    expect(seen?.largest.filter((text) => text.includes('Ihre Privatsphäre'))).toEqual([]);

    // The page leaves room for the banner as soon as it has measured it.
    const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
    await expect.poll(room).toBeGreaterThan(0);
    const { y: top = 0, height = Infinity } = (await banner(page).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(phone.height / 4);
    for (const link of await page.getByRole('main').getByRole('article').getByRole('link').all()) {
      await link.focus();
      const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(top + 1);
    }
  });
});
