import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkOf } from '../../federation/src/cli/link';
import type { SliceOverrides } from '../../federation/src/release/override';
import { serveSlice } from '../../federation/src/cli/serve';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { changedPackages } from '../support/changed-packages';
import { OVERRIDE_SECRET, ownShellTest as test } from '../support/own-shell';
import { root, type Shell } from '../support/site';
import { expect, openPage, requestsOf } from '../support/visitor';

const HEADLINE = 'Pakete vom Entwicklungsrechner';
const CHANGED = '1.0.0-00000000';

/** The build of a slice with another headline, as a developer has it on the own machine. */
const changedBuild = async (folder: string): Promise<string> =>
  path.join(await changedPackages(folder, CHANGED, HEADLINE), 'dist');

/** The panel, its badge, and the line of a slice. */
function developerView(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Entwicklerleiste' });
  const row = (slice: string) => panel.getByRole('listitem').filter({ hasText: slice });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const open = () => panel.getByText(/Slices? umgelenkt$/).click();
  return { panel, row, press, open, headline: page.getByRole('main').getByText(HEADLINE).first() };
}

/** The shell's script that holds the panel. */
function panelFile(): string {
  const web = path.join(root, 'shell/dist/web');
  const holdsPanel = (file: string) =>
    file.endsWith('.js') && readFileSync(path.join(web, file), 'utf8').includes('Entwicklerleiste');
  const [file = '', ...others] = readdirSync(web).filter(holdsPanel);
  expect([file, ...others]).toEqual([expect.stringMatching(/^\d+\./)]);
  return file;
}

function linkTo(shell: Shell, overrides: SliceOverrides, path = '/pakete'): string {
  process.env.OVERRIDE_SECRET = OVERRIDE_SECRET;
  return linkOf(overrides, { site: shell.origin, path });
}

test('EM-04 a signed link replaces a slice in one browser for a time', async ({ page, browser, shell, forgiven }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'override-'));
  const served = await serveSlice(await changedBuild(folder), 0);
  const { panel, row, press, open, headline } = developerView(page);
  try {
    await page.goto(linkTo(shell, { 'mf-packages': { url: served.address } }));
    await expect(page).toHaveURL(`${shell.origin}/pakete`);
    await expect(headline).toBeVisible();
    await open();
    await expect(row('mf-packages')).toContainText(CHANGED);
    await expect(row('mf-packages')).toContainText(
      new RegExp(`${new URL(served.address).host} statt [\\w.-]+ · geladen`),
    );
    await expectAccessible(page);
    const other = await (await browser.newContext()).newPage();
    const loaded = requestsOf(other);
    await openPage(other, `${shell.origin}/pakete`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(HEADLINE)).toHaveCount(0);
    await expect(developerView(other).panel).toHaveCount(0);
    expect(loaded.some((url) => url.includes(panelFile()) || url.includes('platform-override'))).toBe(false);
    await other.context().close();

    // A source that has gone leaves the version of the site, and the panel says so.
    forgiven.push('ERR_CONNECTION_REFUSED', 'ERR_INCOMPLETE_CHUNKED_ENCODING');
    await served.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Pakete & Preise/ })).toBeVisible();
    await expect(row('mf-packages')).toContainText(
      /^mf-packages .*127\.0\.0\.1:\d+ antwortet nicht .* · [\w.-]+ läuft/,
    );

    await press('Alles zurücksetzen');
    await expect(panel).toContainText('Kein Slice umgelenkt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(headline).toHaveCount(0);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true });
  }
});
