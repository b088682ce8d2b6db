import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accountMenu, registered, signInAs } from '../support/account';
import { withOwnShell } from '../support/own-shell';
import { root } from '../support/programs';
import { sliceCommand } from '../support/site';
import { expect, hydrated } from '../support/visitor';

const test = withOwnShell(() => ({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES }));

/** A label that is not the key of a text is shown unchanged. */
const compositions = {
  'six links': ['nav.products', 'nav.magazine'],
  'six links with long words': [
    'Pflegehilfsmittelberatungsgesellschaften',
    'Verhinderungspflegekostenerstattungsantragsformulare',
  ],
};
const wanted = ['/pflegeprodukte/pflegebetten', '/pflegemagazin'];

/** Publishes mf-products with navigation links of these names. */
async function publishLinks(releases: string, labels: string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'navigation-'));
  await cp(path.join(root, 'mf-products/dist'), path.join(folder, 'dist'), { recursive: true });
  const file = path.join(folder, 'dist/slice.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  const navigation = labels.map((label, i) => ({ label, to: wanted[i]!, order: 11 + i, audience: 'everyone' }));
  await writeFile(file, JSON.stringify({ ...manifest, version: `9.0.0-${labels[0]!.length}`, navigation }));
  await sliceCommand(releases, 'publish', folder);
  await rm(folder, { recursive: true });
}

/** The button for the links that are not in the bar. */
const moreButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Mehr|Mein Konto|Menü .+)$/ });

/** Expects the bar to have one row inside the window, and every link to be either in the bar or in the menu. */
async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { bar, overflow } = await page.evaluate(() => ({
    bar: document.querySelector('header')!.getBoundingClientRect().height,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(bar, `height of the bar at ${width}`).toBeLessThan(90);
  expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
  await moreButton(page).click();
  for (const to of wanted) {
    await expect(page.getByRole('banner').locator(`a[href="${to}"]`).filter({ visible: true })).toHaveCount(1);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `overflow of the menu at ${width}`).toBeLessThanOrEqual(0);
  await moreButton(page).click();
}

for (const [title, labels] of Object.entries(compositions)) {
  test(`SH-03 ${title} fit at every width, for visitors and members`, async ({ page, shell }) => {
    await publishLinks(shell.releases, labels);
    await expect.poll(async () => (await fetch(`${shell.origin}/impressum`)).text()).toContain(`"${labels[0]}"`);
    await page.goto('/impressum');
    await hydrated(page);
    for (const width of [1440, 1280, 1024, 768, 390]) await expectFit(page, width);
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page, await registered('CARE_SEEKER'));
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste' })).toBeVisible();
    for (const width of [1440, 1280, 1024, 768, 390]) await expectFit(page, width);
  });
}
