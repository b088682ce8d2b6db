import type { Page } from '@playwright/test';
import { searchCompanies } from '../support/backend';
import { expectAccessible, expectToFit } from '../support/accessible';
import { withOwnShell } from '../support/own-shell';
import { expect, goInside, hydrated, phone, quiet } from '../support/visitor';

/** A site with a service of each kind. */
const test = withOwnShell(() => ({
  api: process.env.E2E_API ?? '',
  from: process.env.E2E_RELEASES,
  environment: {
    STATISTICS: 'on',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
    AD_FRAME_URL: 'https://ads.example/show',
  },
}));

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const RESULTS = '/suche/pflegeanbieter/köln';

const eventsOf = (page: Page) =>
  page.evaluate(() => (window as typeof window & { dataLayer?: { event: string }[] }).dataLayer ?? []);

/** Opens the first provider of a list, which statistics would count with consent. */
async function openFirstCard(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/pflegeanbieter\//);
}

/** Opens a page, lets the time pass that the question waits for, and says whether its code was requested. */
async function isAskedAt(page: Page, address: string): Promise<boolean> {
  const requests: string[] = [];
  page.on('request', (one) => void requests.push(one.url()));
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward(5000);
  // A later request; the browser reports requests in their order.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  return requests.some((url) => url.includes('/shell/consent.'));
}

test.use({ answer: 'not-asked' });

test.describe('the question for consent', () => {
  test('SH-16 before an answer nothing foreign is asked for and nothing is reported', async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const settingsCode: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/shell/consent-settings.')) settingsCode.push(pathname);
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
    });
    await page.goto(RESULTS);
    await expect(banner(page)).toBeVisible();
    await openFirstCard(page);
    await quiet(page);
    expect(foreign).toEqual([]);
    expect(settingsCode).toEqual([]);
    expect(await eventsOf(page)).toEqual([]);
    // Only the cookies that protect the sign-in are set; they end with the browser session.
    const kept = (await page.context().cookies()).filter(({ name, expires }) => !/^authjs\./.test(name) || expires > 0);
    expect(kept).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('SH-16 its three answers have the same weight', async ({ page }) => {
    await page.goto('/');
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
  });

  test('SH-16 SR-16 after agreeing clicks are reported, in other tabs and on later visits too', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(RESULTS);
    await page.goto(RESULTS);
    await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(banner(page)).toBeHidden();
    await openFirstCard(page);
    const [first] = (await searchCompanies({ city_slug: 'köln' })).results;
    expect(await eventsOf(page)).toMatchObject([
      { event: 'select_content', content_type: 'company', content_id: String(first?.id), city: first?.city },
    ]);
    await openFirstCard(otherTab);
    expect(await eventsOf(otherTab)).toMatchObject([{ event: 'select_content' }]);
    await page.goto(RESULTS);
    await hydrated(page);
    await openFirstCard(page);
    expect(await eventsOf(page)).toHaveLength(1);
    await expect(banner(page)).toBeHidden();
  });

  test('SH-16 after rejection nothing is reported, and the banner is not shown again', async ({ page }) => {
    await page.goto(RESULTS);
    await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    await openFirstCard(page);
    expect(await eventsOf(page)).toEqual([]);
    expect(await isAskedAt(page, page.url())).toBe(false);
  });

  test('SH-16 a choice by category is kept and can be taken back from the footer', async ({ page }) => {
    await page.goto(RESULTS);
    await banner(page).getByRole('button', { name: 'Auswahl treffen' }).click();
    await expect(settings(page).getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled();
    for (const name of [/^Statistik/, /^Karten/, /^Werbung/]) {
      await expect(settings(page).getByRole('checkbox', { name })).not.toBeChecked();
    }
    await settings(page)
      .getByRole('checkbox', { name: /^Statistik/ })
      .check();
    await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(banner(page)).toBeHidden();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(settings(page).getByRole('checkbox', { name: /^Statistik/ })).toBeChecked();
    await expect(settings(page).getByRole('checkbox', { name: /^Karten/ })).not.toBeChecked();
    await settings(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(settings(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cookie-Einstellungen' })).toBeFocused();
    await openFirstCard(page);
    expect(await eventsOf(page)).toEqual([]);
  });

  test('SH-16 by keyboard: the answers come right after the skip link, and closing the choice decides nothing', async ({
    page,
  }) => {
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
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Auswahl treffen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
  });

  test('SH-16 stays during navigation, and is not shown to robots', async ({ page, browser }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await goInside(page, '/pakete');
    await expect(page).toHaveTitle(/Pakete/);
    await expect(banner(page)).toBeVisible();

    const robot = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(await isAskedAt(await robot.newPage(), page.url())).toBe(false);
    await robot.close();
    expect(await isAskedAt(await page.context().newPage(), page.url())).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('SH-16 it shifts nothing, is not what the visitor waits for, and covers nothing that has the focus', async ({
    page,
  }) => {
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

test('SH-16 the question and its settings have no accessibility fault', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Auswahl treffen' }).click();
  await expect(settings(page)).toBeVisible();
  await expectAccessible(page);
});

test.describe('a site without services that need consent', () => {
  test.use({ baseURL: process.env.E2E_ORIGIN });

  test('SH-16 asks nothing, and says so in the settings of the footer', async ({ page }) => {
    expect(await isAskedAt(page, '/')).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(settings(page)).toContainText('nichts eingerichtet, das Ihre Einwilligung braucht');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-16 shows no banner, and the footer links to the explanation', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(page).toHaveURL(/\/datenschutz#cookie-einstellungen$/);
    await expect(page.getByRole('heading', { name: /Ihre Einwilligung/ })).toBeVisible();
  });
});
