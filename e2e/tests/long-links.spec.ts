import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { registered, signInAs } from '../support/account';
import { ownShellTest as test } from '../support/own-shell';
import { root } from '../support/programs';
import { sliceCommand } from '../support/site';
import { expect, hydrated } from '../support/visitor';

/** A label that is not the key of a text is shown unchanged. */
const longWords = ['Pflegehilfsmittelberatungsgesellschaften', 'Verhinderungspflegekostenerstattungsantragsformulare'];
const wanted = ['/pflegeprodukte/pflegebetten', '/pflegemagazin'];

/** Publishes mf-products with two navigation links. */
async function publishLinks(releases: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'navigation-'));
  for (const name of ['dist', 'package.json'])
    await cp(path.join(root, 'mf-products', name), path.join(folder, name), { recursive: true });
  const file = path.join(folder, 'dist/slice.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  const navigation = longWords.map((label, i) => ({ label, to: wanted[i]!, order: 11 + i, audience: 'everyone' }));
  await writeFile(file, JSON.stringify({ ...manifest, version: '9.0.0-links', navigation }));
  await sliceCommand(releases, 'publish', folder);
  await rm(folder, { recursive: true });
}

/** Expects the bar to have one row inside the window, and every link to be either in the bar or in the menu. */
async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { bar, overflow } = await page.evaluate(() => ({
    bar: document.querySelector('header')!.getBoundingClientRect().height,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(bar, `height of the bar at ${width}`).toBeLessThan(90);
  expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
  // The button for the links that are not in the bar.
  const more = page.getByRole('banner').getByRole('button', { name: /^(Mehr|Mein Konto|Menü .+)$/ });
  await more.click();
  for (const to of wanted) {
    await expect(page.getByRole('banner').locator(`a[href="${to}"]`).filter({ visible: true })).toHaveCount(1);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `overflow of the menu at ${width}`).toBeLessThanOrEqual(0);
  await more.click();
}

const FIT = 'SH-03 links of any slice with long words fit at every width, for visitors and members';
test(FIT, { tag: '@full' }, async ({ page, shell }) => {
  await publishLinks(shell.releases);
  const hasLinks = async () => (await (await fetch(`${shell.origin}/impressum`)).text()).includes(`"${longWords[0]}"`);
  await expect.poll(hasLinks).toBe(true);
  await page.goto('/impressum');
  await hydrated(page);
  for (const width of [1280, 390]) await expectFit(page, width);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, await registered('CARE_SEEKER'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste' })).toBeVisible();
  for (const width of [1440, 1024]) await expectFit(page, width);
  await sliceCommand(shell.releases, 'rollback', 'mf-products');
  // A page of the next test would otherwise be offered the newer release.
  await expect.poll(hasLinks).toBe(false);
});
