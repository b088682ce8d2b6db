import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { nextFault, pagesOf, reload, START, UNAVAILABLE } from '../support/fault-cases';
import { ownShellTest as test } from '../support/own-shell';
import type { Shell } from '../support/site';
import { expect, goInside, hydrated, mark } from '../support/visitor';

/** Longer than the time limit for one file of a slice, which is 8 s. */
const WAIT_FOR_FILE_MS = 9000;
const PROFILE = pagesOf['mf-reviews'].path;

/** A page that the server renders, and one that it leaves to the browser. */
const pages = { 'mf-search': pagesOf['mf-search'], 'mf-account': pagesOf['mf-account'] };

/** Moves a slice's files away. The returned function moves them back. */
async function takeDown(shell: Shell, slice: string) {
  const folder = path.join(shell.releases, slice);
  await rename(folder, `${folder}.away`);
  return () => rename(`${folder}.away`, folder);
}

/** Opens a page without slices. Returns whether it is still the same document. */
async function openFrame(page: Page): Promise<() => Promise<boolean>> {
  await page.goto(START);
  await hydrated(page);
  return mark(page);
}

test('SH-18 whichever slice is down, its page says so, the rest works, and a retry shows it without reloading', async ({
  page,
  shell,
  forgiven,
}) => {
  forgiven.push('status of 404', 'Refused to execute script');
  const isSameDocument = await openFrame(page);
  for (const [slice, { path: target, shows }] of Object.entries(pages))
    await test.step(slice, async () => {
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
      await goInside(page, START);
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    });
  expect(await isSameDocument()).toBe(true);
});

test('SH-18 a slot that is down or throws leaves its page whole, is reported with its place in the source, and comes back', async ({
  page,
  shell,
  forgiven,
}) => {
  forgiven.push('status of 404', 'Refused to execute script', 'TypeError: Cannot read properties of');
  const isSameDocument = await openFrame(page);
  const ratings = page.locator('#ratings');

  await test.step('its code is gone: what was typed elsewhere on the page stays over the retry, and so does the focus', async () => {
    const bringBack = await takeDown(shell, 'mf-reviews');
    try {
      await goInside(page, PROFILE);
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
    await message.fill('');
  });

  await test.step('it throws in each render until its data is right', async () => {
    await goInside(page, START);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    const list = '**/api-backend/rating/list/**';
    let bad = 0;
    // The first answer comes when the slot shows that it is loading, so that it has rendered before.
    await page.route(list, async (route) => {
      if (bad++ === 0) await ratings.waitFor();
      await route.fulfill({ json: { count: 1, results: [{ id: 1 }], meta: {} } });
    });
    const reported = nextFault(page);
    await goInside(page, '/pflegeanbieter/profiles/beispiel-plus');
    await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
    expect(await reported).toMatchObject({ slice: 'mf-reviews', phase: 'running', class: 'TypeError' });
    await expect.poll(shell.output).toMatch(/"places":\[[^\]]*"mf-reviews\/[\w/-]+\.tsx?:\d+:\d+/);
    const badBefore = bad;
    await page.getByRole('button', reload).click();
    await expect.poll(() => bad).toBeGreaterThan(badBefore);
    // Clicks during a retry have no effect.
    await expect(page.getByRole('button', reload)).not.toHaveAttribute('aria-busy');
    await expect(page.getByText(UNAVAILABLE), 'the answer is as bad as before').toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', reload).click();
    await expect(ratings).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeHidden();
  });
  expect(await isSameDocument()).toBe(true);
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

test('SH-18 SH-10 scripts that were changed in the store are not run, and their page is readable', async ({
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

test('SH-18 the load of a lazy chunk that hangs is aborted, and the next attempt requests it again', async ({
  page,
}) => {
  await page.clock.install();
  const loaded = new Set<string>();
  const remember = (request: Request) => void loaded.add(request.url());
  page.on('request', remember);
  await page.goto(PROFILE);
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

test('SH-18 the page does not wait for a slot whose code hangs; its HTML stays, then it says so, and a retry loads it', async ({
  page,
}) => {
  await page.clock.install();
  // The limit after which a page stops waiting for its own code. Here only code that has loaded ends the wait.
  await page.addInitScript(() => {
    const usual = window.setTimeout;
    const withoutLimit = (run: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === 3000 ? 0 : usual(run, ms, ...given);
    window.setTimeout = withoutLimit as typeof window.setTimeout;
  });
  let isHanging = true;
  const asked = new Set<string>();
  await page.route(/\/releases\/mf-reviews\/.*\/expose-/, (route) => {
    asked.add(route.request().url());
    return isHanging ? undefined : route.continue();
  });
  const ratings = page.locator('#ratings');
  // A preload hint for a file that hangs delays the document's `load` event only.
  await page.goto(PROFILE, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(ratings).toBeVisible();

  await test.step('a navigation is not delayed either', async () => {
    await goInside(page, START);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await goInside(page, PROFILE);
    await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
  });
  const isSameDocument = await mark(page);
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => asked.size, 'each try is a request of its own').toBe(tries);
    await page.clock.fastForward(WAIT_FOR_FILE_MS);
  }
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  await expect(ratings).toHaveCount(0);
  isHanging = false;
  await page.getByRole('button', reload).click();
  await expect(ratings).toBeVisible();
  await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});
