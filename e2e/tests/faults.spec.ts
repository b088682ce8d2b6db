import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { publishGood } from '../support/broken-release';
import { BrokenSlice } from '../support/broken-slice';
import {
  consoleOfFaults,
  faultsIn,
  nextFault,
  pagesOf,
  reacts,
  reload,
  START,
  UNAVAILABLE,
} from '../support/fault-cases';
import { ownShellTest as test } from '../support/own-shell';
import type { Shell } from '../support/site';
import { expect, goInside, mark, openPage } from '../support/visitor';

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
  await openPage(page, START);
  return mark(page);
}

test('SH-18 any slice may be down: its page says so, the rest works, as a retry', async ({ page, shell, forgiven }) => {
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

test('SH-18 a failed slot leaves its page whole, is reported, and comes back', async ({ page, shell, forgiven }) => {
  forgiven.push('status of 404', 'Refused to execute script', 'TypeError: Cannot read properties of');
  const isSameDocument = await openFrame(page);
  const ratings = page.locator('#ratings');

  // Its code is gone.
  const bringBack = await takeDown(shell, 'mf-reviews');
  try {
    await goInside(page, PROFILE);
    await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
    await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  } finally {
    await bringBack();
  }
  await page.getByRole('button', reload).click();
  await expect(page.locator('div:focus #ratings'), 'the focus stays in the place of the button').toBeVisible();

  // It throws in each render until its data is right.
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

  expect(await isSameDocument()).toBe(true);
});

test('SH-18 server HTML stays until its late code has loaded, and keeps earlier input', async ({ page, forgiven }) => {
  forgiven.push(...consoleOfFaults);
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
  await expect.poll(() => reacts(page, 'main h1')).toBe(true);
  await expect(field).toHaveValue('Bon');
  expect(await isSameDocument()).toBe(true);
});

test('SH-18 SH-10 changed scripts are not run, and their page stays readable', async ({ page, shell, forgiven }) => {
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

test('SH-18 a release that does not load gives way to another, reported once', async ({ page, shell, forgiven }) => {
  forgiven.push(...consoleOfFaults);
  const { path: target, shows } = pagesOf['mf-search'];
  const version = await publishGood(shell, 'mf-search');
  await expect.poll(async () => (await (await fetch(shell.origin + START)).text()).includes(version)).toBe(true);
  await BrokenSlice.in(page, 'mf-search', 'missing', { alsoOthers: false });
  const reported = faultsIn(page);
  await page.goto(target, { waitUntil: 'commit' });
  const isSameDocument = await mark(page);
  await expect.poll(() => reacts(page, shows)).toBe(true);
  await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
  await expect.poll(() => reported).toEqual([expect.objectContaining({ slice: 'mf-search', version, phase: 'fetch' })]);
});
