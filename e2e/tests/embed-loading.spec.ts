import type { Route } from '@playwright/test';
import { faultsOf } from '../support/accessible';
import {
  EVENTS,
  EVENTS_SCRIPT,
  eventsOf,
  loaded,
  NAME,
  profile,
  script,
  startForeignHost,
  TITLE,
  type ForeignHost,
} from '../support/foreign-host';
import { expect, phone, test } from '../support/visitor';

test.describe('the code and the HTML of a profile on other sites', () => {
  let host: ForeignHost;
  test.beforeAll(async () => {
    host = await startForeignHost({
      '/events.js': EVENTS,
      '/plain': {
        html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Pflegeheime</h1>${profile('view="full" heading-level="2"')}</main>`,
      },
      '/two': {
        html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Pflegeheime</h1>${profile('heading-level="2"')}${profile('view="full" heading-level="2"')}</main>`,
      },
      '/unknown': {
        html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Unbekannt</h1><pflege-profil slug="gibt-es-nicht"></pflege-profil></main>`,
      },
    });
  });
  test.afterAll(() => host.close());

  test('EM-05 hydrates without an exception while the visitor moves pointer and focus inside it', async ({
    page,
    complaints,
  }) => {
    // React's scheduler uses setImmediate if it exists. Here it runs nothing before the test allows it.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      let isHeld = true;
      const release = () => {
        isHeld = false;
        for (const run of held) setTimeout(run);
      };
      const setImmediate = (run: () => void) => (isHeld ? held.push(run) : setTimeout(run));
      Object.assign(window, { __scheduled: held, __release: release, setImmediate });
    });
    await page.goto(`${host.origin}/plain`);
    await page.waitForFunction(() => {
      const { __scheduled, __events } = window as unknown as { __scheduled: unknown[]; __events: unknown[] };
      return __scheduled.length + __events.length > 0;
    });
    const card = page.getByRole('article', { name: NAME });
    await card.getByRole('heading', { level: 2, name: NAME }).hover();
    await card.getByRole('link', { name: 'Kontakt aufnehmen' }).hover();
    await card
      .getByRole('link', { name: /^Vergrößern: / })
      .first()
      .focus();
    await page.keyboard.press('Tab');
    await page.evaluate(() => (window as unknown as { __release: () => void }).__release());
    await loaded(page);
    await card
      .getByRole('link', { name: /^Vergrößern: / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Bilder' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('EM-05 says what is wrong, keeps the link, and recovers without a reload of the page', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('404', 'net::ERR_FAILED', 'CORS');
    await page.goto(`${host.origin}/unknown`);
    await expect(page.getByText('Dieses Profil gibt es nicht.')).toBeVisible();
    expect(await eventsOf(page)).toEqual([['pp-error', { slug: 'gibt-es-nicht', kind: 'not-found' }]]);
    await page.route('**/fragment*', (route) => route.abort());
    await page.goto(`${host.origin}/plain`);
    await expect(page.getByRole('status')).toContainText('Das Profil ist gerade nicht erreichbar.');
    await expect(page.getByRole('link', { name: 'Profil ansehen' })).toBeVisible();
    expect((await eventsOf(page)).at(-1)).toEqual(['pp-error', { slug: 'beispiel', kind: 'offline' }]);
    await page.unroute('**/fragment*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await loaded(page);
  });

  test('EM-05 stays readable if its code did not load, and says how each try goes, without losing the focus', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    let answer = (route: Route) => route.abort();
    await page.route('**/live.js*', (route) => answer(route));
    await page.goto(`${host.origin}/plain`);
    const heading = page.getByRole('heading', { level: 2, name: NAME });
    const status = page.getByRole('status').filter({ hasText: 'Funktionen' });
    const again = status.getByRole('button', { name: 'Noch einmal versuchen' });
    await expect(status).toContainText('Einige Funktionen dieses Profils wurden nicht geladen.');
    await heading.evaluate((node) => node.setAttribute('data-first', ''));
    await page.getByText('weitere').click();
    for (const screen of [{ width: 1280, height: 900 }, phone]) {
      await page.setViewportSize(screen);
      expect(await faultsOf(page)).toEqual([]);
    }

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answer = async (route) => {
      await held;
      await route.abort();
    };
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText('Die Funktionen werden geladen …');
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    release();
    await expect(status).toContainText('Auch der 2. Versuch hat nicht geklappt.');
    await expect(again).toBeFocused();
    await expect(heading).toBeVisible();

    answer = (route) => route.continue();
    await page.keyboard.press('Enter');
    await loaded(page);
    await expect(status).toBeHidden();
    // The same HTML as before, with the focus inside, and what the visitor has opened.
    await expect(page.locator('.pp-root')).toBeFocused();
    await expect(heading).toHaveAttribute('data-first');
    await expect(page.locator('details')).toHaveAttribute('open');
    const failed = ['pp-error', { slug: 'beispiel', kind: 'code' }];
    expect((await eventsOf(page)).slice(0, 2)).toEqual([failed, failed]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Vergrößern: / }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Bilder' })).toBeVisible();
  });

  test('EM-05 makes all profiles of a page interactive when the code that had failed loads for one of them', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    await page.route('**/live.js*', (route) => route.abort());
    await page.goto(`${host.origin}/two`);
    const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
    await expect(again).toHaveCount(2);
    await page.unroute('**/live.js*');
    await again.first().click();
    await loaded(page, 2);
    await expect(again).toHaveCount(0);
    await expect(page.getByText('Einige Funktionen dieses Profils wurden nicht geladen.')).toHaveCount(0);
  });

  test('EM-05 keeps an interactive profile until its other view is there, and says that it loads that of another slug', async ({
    page,
  }) => {
    await page.goto(`${host.origin}/plain`);
    await loaded(page);
    let release: () => void = () => undefined;
    await page.route('**/fragment*', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    const change = async (name: string, value: string) => {
      const requested = page.waitForRequest('**/fragment*');
      await page
        .locator('pflege-profil')
        .evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
      await requested;
    };
    const card = page.getByRole('article', { name: NAME });
    const picture = card.getByRole('link', { name: /^Vergrößern: / }).first();
    await picture.focus();
    await change('heading-level', '4');
    await expect(card.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await expect(picture).toBeFocused();
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'Bilder' })).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await expect(card.getByRole('heading', { level: 4, name: NAME })).toBeVisible();
    await expect(page.locator('.pp-root')).toBeFocused();
    await loaded(page, 2);

    await picture.focus();
    await change('slug', 'beispiel-free');
    await expect(page.getByRole('status')).toHaveText('Das Profil wird geladen …');
    await expect(card).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    release();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.locator('.pp-root')).toBeFocused();
    await loaded(page, 3);
  });

  test('EM-05 becomes interactive with the file beside it if the release store does not have its own', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('status of 404');
    await page.route('**/einbinden/v/**', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${host.origin}/plain`);
    await loaded(page);
  });

  test('EM-05 a script of an earlier release, from a cache, gets the file of its own version', async ({ page }) => {
    await page.route('**/einbinden/1/live.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => () => undefined; // newer' }),
    );
    await page.goto(`${host.origin}/plain`);
    await loaded(page);
  });

  test('EM-05 does not run a file that was changed on its way', async ({ page, forgiven }) => {
    forgiven.push('Failed to find a valid digest', 'was not loaded');
    await page.route('**/live.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.__evil = true; export const start = () => () => undefined;',
      }),
    );
    await page.goto(`${host.origin}/plain`);
    await expect.poll(async () => (await eventsOf(page)).map(([name]) => name)).toContain('pp-error');
    expect(await page.evaluate(() => '__evil' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  });
});
