import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkOf } from '../../federation/src/cli/link';
import type { SliceOverrides } from '../../federation/src/release/override';
import { serveSlice } from '../../federation/src/cli/serve';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { backToBuilt, builtVersion, changedPackages } from '../support/changed-packages';
import { OVERRIDE_SECRET, ownShellTest as test } from '../support/own-shell';
import { root } from '../support/programs';
import { sliceCommand, type Shell } from '../support/site';
import { expect, hydrated } from '../support/visitor';

const HEADLINE = 'Pakete vom Entwicklungsrechner';
const CHANGED = '1.0.0-00000000';

/** The build of a slice with another headline, as a developer has it on the own machine. */
const changedBuild = async (folder: string): Promise<string> =>
  path.join(await changedPackages(folder, CHANGED, HEADLINE), 'dist');

/** Makes the changed build live. */
async function publishChanged(shell: Shell, folder: string): Promise<void> {
  await sliceCommand(shell.releases, 'publish', await changedPackages(folder, CHANGED, HEADLINE));
  const isLive = async () => (await (await fetch(`${shell.origin}/pakete`)).text()).includes(CHANGED);
  await expect.poll(isLive).toBe(true);
}

/** The panel, its badge, and the line of a slice. */
function developerView(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Entwicklerleiste' });
  const row = (slice: string) => panel.getByRole('listitem').filter({ hasText: slice });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();
  const open = () => panel.getByText(/Slices? umgelenkt$/).click();
  /** Asks for another release or build of a slice. */
  const replace = async (slice: string, target: string) => {
    const form = row(slice);
    const field = form.getByRole('combobox', { name: 'Version oder Adresse' });
    if (!(await field.isVisible())) await form.getByText('Ändern').click();
    await field.fill(target);
    await form.getByRole('button', { name: 'Umschalten und laden' }).click();
  };
  return { panel, row, press, open, replace, headline: page.getByRole('main').getByText(HEADLINE).first() };
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

test('EM-04 a developer replaces a slice in one browser by a signed link, sees it named, and takes it back', async ({
  page,
  browser,
  shell,
  forgiven,
}) => {
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
    const loaded: string[] = [];
    other.on('request', (request) => loaded.push(request.url()));
    await other.goto(`${shell.origin}/pakete`);
    await hydrated(other);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(HEADLINE)).toHaveCount(0);
    await expect(developerView(other).panel).toHaveCount(0);
    expect(loaded.some((url) => url.includes(panelFile()) || url.includes('platform-override'))).toBe(false);
    await other.context().close();

    await test.step('a source that has gone leaves the version of the site, and the panel says so', async () => {
      forgiven.push('ERR_CONNECTION_REFUSED', 'ERR_INCOMPLETE_CHUNKED_ENCODING');
      await served.close();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: /^Pakete & Preise/ })).toBeVisible();
      await expect(row('mf-packages')).toContainText(
        /^mf-packages .*127\.0\.0\.1:\d+ antwortet nicht .* · [\w.-]+ läuft/,
      );
    });
    await press('Alles zurücksetzen');
    await expect(panel).toContainText('Kein Slice umgelenkt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(headline).toHaveCount(0);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true });
  }
});

const CHOSEN = 'EM-04 a developer chooses another published version in the panel, sees it, and goes back';
test(CHOSEN, { tag: '@full' }, async ({ page, shell, forgiven }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'override-'));
  const { panel, row, press, replace, headline } = developerView(page);
  const before = await builtVersion();
  try {
    await publishChanged(shell, folder);

    await page.goto(linkTo(shell, {}));
    await expect(page).toHaveURL(`${shell.origin}/pakete`);
    await expect(headline).toBeVisible();
    await expect(panel).toContainText(/Kein Slice umgelenkt.*Nur in diesem Browser, bis \d+\. .* \d\d:\d\d Uhr/s);
    await expect(row('mf-packages')).toContainText(/1\.0\.0-00000000.*geladen/s);
    await expect(row('mf-account')).toContainText('ruht · nicht auf dieser Seite');

    await row('mf-packages').getByText('Ändern').click();
    await expect(row('mf-packages').locator(`option[value="${CHANGED}"]`)).toHaveAttribute('label', /· live$/);
    await expectAccessible(page);
    await replace('mf-packages', before);
    await expect(row('mf-packages')).toContainText(`${before} statt ${CHANGED} · geladen`);
    await expect(headline).toHaveCount(0);
    await expect(panel).toContainText('1 Slice umgelenkt');

    // On every page, in this document: the developer's versions are no newer release to load.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const compared = page.waitForResponse(/\/live-release$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await compared;
    await page.getByRole('link', { name: 'Pflegejobs' }).first().click();
    await expect(page).not.toHaveURL(/pakete/);
    await expect(panel).toContainText('1 Slice umgelenkt');
    await expect(page.getByRole('complementary', { name: 'Hinweis zur Version' })).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    // What is not allowed is refused in words, and the page stays.
    forgiven.push('status of 400');
    await replace('mf-search', 'https://laptop-7.fremd.example/remoteEntry.js');
    await expect(panel.getByRole('alert')).toHaveText(
      'Diese Adresse ist hier nicht erlaubt. Erlaubt sind 127.0.0.1 und localhost.',
    );
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    await page.goto(`${shell.origin}/pakete`);
    await press('Zurück mf-packages');
    await expect(headline).toBeVisible();
    await expect(panel).toContainText('Kein Slice umgelenkt');
    // On a page without the changed slice, of which only the browser's build is another one.
    await page.goto(`${shell.origin}/`);
    await press('Leiste beenden');
    await expect(panel).toHaveCount(0);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'pf-override' }));
  } finally {
    await backToBuilt(shell);
    rmSync(folder, { recursive: true });
  }
});
