import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { nextFault, pagesOf, reload, UNAVAILABLE } from '../support/fault-cases';
import { withOwnShell } from '../support/own-shell';
import type { Shell } from '../support/site';
import { expect, goInside, hydrated, mark } from '../support/visitor';

const test = withOwnShell(() => ({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES }));

/** Longer than the time limit for one file of a slice, which is 8 s. */
const WAIT_FOR_FILE_MS = 9000;

/**
 * Ends each of the three attempts to load a file that is never answered. It moves the clock of the page, which must be
 * installed, past the time limit as soon as the file has been requested.
 */
async function giveUpThreeTimes(page: Page, asked: string[]): Promise<void> {
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => new Set(asked).size, 'each try is a request of its own').toBe(tries);
    await page.clock.fastForward(WAIT_FOR_FILE_MS);
  }
}

/** The reviews have no page of their own. */
const { 'mf-reviews': _slot, ...pages } = pagesOf;

test.describe('a slice that is down', () => {
  test.beforeEach(({ forgiven }) => void forgiven.push('status of 404', 'Refused to execute script'));

  /** Moves a slice's files away. The returned function moves them back. */
  async function takeDown(shell: Shell, slice: string) {
    const folder = path.join(shell.releases, slice);
    await rename(folder, `${folder}.away`);
    return () => rename(`${folder}.away`, folder);
  }

  for (const [slice, { path: target, shows }] of Object.entries(pages)) {
    test(`SH-18 ${slice}: message, the rest works, retry without reloading`, async ({ page, shell }) => {
      const start = slice === 'mf-packages' ? '/login' : '/pakete';
      await page.goto(start);
      await hydrated(page);
      const isSameDocument = await mark(page);
      const bringBack = await takeDown(shell, slice);
      try {
        await goInside(page, target);
        await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
        await expect(page).toHaveTitle(/Diese Seite ist gerade nicht erreichbar/);
        await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
      } finally {
        await bringBack();
      }
      await page.getByRole('button', reload).click();
      await expect(page.locator(shows).first()).toBeVisible();
      await expect(page).not.toHaveTitle(/nicht erreichbar/);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('SH-18 mf-reviews: the profile stays whole, only its ratings fail and come back', async ({ page, shell }) => {
    await page.goto('/pakete');
    await hydrated(page);
    const isSameDocument = await mark(page);
    const bringBack = await takeDown(shell, 'mf-reviews');
    try {
      await goInside(page, '/pflegeanbieter/profiles/beispiel');
      await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
      await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    } finally {
      await bringBack();
    }
    await page.getByRole('link', { name: 'Zum Nachrichtenformular' }).first().click();
    const message = page.getByRole('textbox', { name: 'Ihre Nachricht' });
    await message.fill('Haben Sie noch');
    await page.getByRole('button', reload).click();
    await expect(page.locator('div:focus #ratings'), 'the focus stays in the place of the button').toBeVisible();
    await expect(message).toHaveValue('Haben Sie noch');
    expect(await isSameDocument()).toBe(true);
  });

  test('SH-18 an error in mf-reviews affects its own slot only, is reported, and the next page shows the slot', async ({
    page,
    shell,
    forgiven,
  }) => {
    forgiven.push('TypeError: Cannot read properties of');
    const list = '**/api-backend/rating/list/**';
    await page.goto('/pakete');
    await hydrated(page);
    // The answer comes when the slot shows that it is loading, so that it has rendered before.
    await page.route(list, async (route) => {
      await page.locator('#ratings').waitFor();
      await route.fulfill({ json: { count: 1, results: [{ id: 1 }], meta: {} } });
    });
    const reported = nextFault(page);
    await goInside(page, '/pflegeanbieter/profiles/beispiel');
    await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    expect(await reported).toMatchObject({ slice: 'mf-reviews', phase: 'running', class: 'TypeError' });
    // The log names the place in the source, found with the source maps of the release.
    await expect.poll(shell.output).toMatch(/"places":\[[^\]]*"mf-reviews\/[\w/-]+\.tsx?:\d+:\d+/);
    await page.unroute(list);
    await goInside(page, '/pflegeanbieter/profiles/beispiel-plus');
    await expect(page.locator('#ratings')).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeHidden();
  });

  test('SH-18 server HTML stays until its code has loaded late, and keeps the input of that time', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    let isDown = true;
    await page.route('**/releases/mf-search/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/suche/pflegeanbieter/köln');
    await expect(page.getByRole('heading', { level: 1, name: /Pflegeanbieter in Köln/ })).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
    const isSameDocument = await mark(page);
    const field = page.getByRole('combobox', { name: 'Ort oder PLZ' });
    await field.fill('Bon');
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const isAlive = () =>
      page.locator('main h1').evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
    await expect.poll(isAlive).toBe(true);
    await expect(field).toHaveValue('Bon');
    expect(await isSameDocument()).toBe(true);
  });

  for (const file of ['remoteEntry', 'expose-']) {
    const title = `SH-18 a ${file} file that was changed on its way is not run: message, report, and the rest works`;
    test(title, { tag: file === 'remoteEntry' ? [] : '@full' }, async ({ page, forgiven }) => {
      forgiven.push('Failed to find a valid digest');
      await page.goto('/pakete');
      await hydrated(page);
      const isSameDocument = await mark(page);
      const changed = new RegExp(`/releases/mf-account/.*/${file}`);
      await page.route(changed, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.__evil = true' }),
      );
      const reported = nextFault(page);
      await goInside(page, '/login');
      await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
      expect(await reported).toMatchObject({
        slice: 'mf-account',
        version: expect.stringMatching(/^1\.0\.0-/),
        phase: 'fetch',
        class: 'network',
      });
      expect(await page.evaluate(() => '__evil' in window)).toBe(false);
      await goInside(page, '/pakete');
      await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
      await page.unroute(changed);
      await goInside(page, '/login');
      await expect(page.getByRole('heading', { level: 1, name: /Anmelden/ })).toBeVisible();
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('SH-18 a remoteEntry and a chunk that were changed in the store are not run, and the page is readable', async ({
    page,
    shell,
    forgiven,
  }) => {
    forgiven.push('Failed to find a valid digest');
    const folder = path.join(shell.releases, 'mf-products');
    await cp(folder, `${folder}.good`, { recursive: true });
    try {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!file.includes('/web/') || !/\.js(\.br|\.gz)?$/.test(file)) continue;
        if (file.endsWith('.js')) await writeFile(path.join(folder, file), 'window.__evil = true');
        else await rm(path.join(folder, file));
      }
      const release = (await readFile(path.join(shell.releases, 'registry.json'), 'utf8')).match(
        /mf-products[^}]*?"version": ?"([^"]+)"/,
      )?.[1];
      await page.goto('/pflegeprodukte/pflegebetten');
      await expect(page.getByRole('heading', { level: 1, name: /Pflegebetten/ })).toBeVisible();
      await expect.poll(() => shell.output()).toContain(`"slice":"mf-products","version":"${release}","phase":"fetch"`);
      await page.getByRole('link', { name: 'Pakete' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
      expect(await page.evaluate(() => '__evil' in window)).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
      await rename(`${folder}.good`, folder);
    }
  });

  /** The parts of mf-account's code that a visitor waits for at /login. */
  for (const file of ['remoteEntry', 'expose-login']) {
    const title = `SH-18 a ${file} file that hangs is given up, and "Erneut laden" asks for it anew`;
    test(title, { tag: file === 'remoteEntry' ? [] : '@full' }, async ({ page }) => {
      await page.clock.install();
      await page.goto('/pakete');
      await hydrated(page);
      const isSameDocument = await mark(page);
      let isHanging = true;
      const asked: string[] = [];
      await page.route(new RegExp(`/releases/mf-account/.*/${file}`), (route) => {
        asked.push(route.request().url());
        // The request is never answered.
        return isHanging ? undefined : route.continue();
      });
      await goInside(page, '/login');
      await giveUpThreeTimes(page, asked);
      await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
      expect(new Set(asked).size, 'there is no fourth try').toBe(3);
      expect(await page.locator('head script[src*="mf-account"]').count()).toBe(0);
      isHanging = false;
      await page.getByRole('button', reload).click();
      await expect(page.getByRole('heading', { level: 1, name: /Anmelden/ })).toBeVisible();
      expect(asked).toHaveLength(4);
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('SH-18 the load of a lazy chunk that hangs is aborted, and the next attempt requests it again', async ({
    page,
  }) => {
    await page.clock.install();
    const loaded = new Set<string>();
    const remember = (request: Request) => void loaded.add(request.url());
    page.on('request', remember);
    await page.goto('/pflegeanbieter/profiles/beispiel');
    await hydrated(page);
    page.off('request', remember);
    let isHanging = true;
    const asked: string[] = [];
    await page.route(/\/releases\/mf-provider-profile\/.*\/\d+\.\w+\.js/, (route) => {
      const url = route.request().url();
      if (!loaded.has(url)) asked.push(url);
      return isHanging && !loaded.has(url) ? undefined : route.continue();
    });
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await page.getByRole('link', { name: 'Zum Nachrichtenformular' }).first().click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.clock.fastForward(WAIT_FOR_FILE_MS);
    await expect(again).toBeVisible();
    isHanging = false;
    await again.click();
    await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toBeVisible();
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('SH-18 a slice that threw while rendering works after a retry, in the same document', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('TypeError: Cannot read properties of');
    const list = '**/api-backend/rating/list/**';
    await page.goto('/pakete');
    await hydrated(page);
    const isSameDocument = await mark(page);
    let bad = 0;
    await page.route(list, (route) => {
      bad++;
      return route.fulfill({ json: { count: 1, results: [{ id: 1 }], meta: {} } });
    });
    await goInside(page, '/pflegeanbieter/profiles/beispiel');
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    const badBefore = bad;
    await page.getByRole('button', reload).click();
    await expect.poll(() => bad).toBeGreaterThan(badBefore);
    // Clicks during a retry have no effect.
    await expect(page.getByRole('button', reload)).not.toHaveAttribute('aria-busy');
    await expect(page.getByText(UNAVAILABLE), 'the answer is as bad as before').toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', reload).click();
    await expect(page.locator('#ratings')).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

  test('SH-18 a page that threw while rendering works after a retry, in the same document', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('TypeError');
    const list = /\/api-backend\/package/;
    await page.goto('/login');
    await hydrated(page);
    const isSameDocument = await mark(page);
    await page.route(list, (route) => route.fulfill({ json: [null] }));
    await goInside(page, '/pakete');
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', reload).click();
    await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('a slot whose code is late', () => {
  const profile = '/pflegeanbieter/profiles/beispiel';
  /** Its list of ratings is in the server's HTML. */
  const ratings = '#ratings';
  const mfReviews = /\/releases\/mf-reviews\/.*\/expose-/;
  /** A preload hint for a file that hangs delays the document's `load` event only. */
  const untilParsed = { waitUntil: 'domcontentloaded' } as const;
  /** Opens the profile. Returns after how many milliseconds the header reacts. */
  const openProfile = async (page: Page) => {
    const begin = Date.now();
    await page.goto(profile, untilParsed);
    await hydrated(page);
    return Date.now() - begin;
  };

  for (const [fault, answer] of Object.entries({
    'is missing': (route: Route) => route.fulfill({ status: 404 }),
    hangs: () => undefined,
    'is cut off': (route: Route) => route.abort('connectionreset'),
  })) {
    const title = `SH-18 the page does not wait for a slot whose code ${fault}; its HTML stays, then it says so, and a retry loads it`;
    test(title, { tag: fault === 'is cut off' ? '@full' : [] }, async ({ page, forgiven }) => {
      forgiven.push('status of 404', 'net::ERR', 'was preloaded using link preload but not used');
      const usual = await openProfile(page);
      let isBroken = true;
      const asked: string[] = [];
      await page.route(mfReviews, (route) => {
        asked.push(route.request().url());
        return isBroken ? answer(route) : route.continue();
      });
      await page.clock.install();
      // Far below the 3 s that the page would wait for its own code.
      expect(await openProfile(page)).toBeLessThan(usual + 1500);
      const isSameDocument = await mark(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Beispielhof' })).toBeVisible();
      if (fault === 'hangs') {
        await expect(page.locator(ratings), 'its HTML stays meanwhile').toBeVisible();
        await giveUpThreeTimes(page, asked);
      }
      await expect(page.getByText(UNAVAILABLE)).toBeVisible();
      await expect(page.locator(ratings)).toHaveCount(0);
      isBroken = false;
      await page.getByRole('button', reload).click();
      await expect(page.locator(ratings)).toBeVisible();
      await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('SH-18 a slot that hangs does not delay a navigation', async ({ page }) => {
    await page.route(mfReviews, () => undefined);
    await page.goto(profile, untilParsed);
    await hydrated(page);
    await expect(page.locator(ratings)).toBeVisible();
    await page.getByRole('link', { name: 'Pakete' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Pakete/ })).toBeVisible();
  });
});
