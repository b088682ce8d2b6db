import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sliceFolders } from '../../scripts/slices.mjs';
import { developSlice } from '../../federation/src/cli/dev';
import { linkOf } from '../../federation/src/cli/link';
import { existingPages, isAboutStatus } from '../support/existing-pages';
import { withOwnShell } from '../support/own-shell';
import { root, sliceCommand, type ShellOptions } from '../support/site';
import { expect, hydrated, mark, openPage, phone, quiet, test as visit } from '../support/visitor';

const exec = promisify(execFile);
/** The slice whose team works on it: a development build beside the releases of the others. */
const SLICE_IN_WORK = 'mf-search';

/**
 * The shell and one slice, built for development with the commands that a team uses. The other slices are those of the
 * release: they take React from the shell, so its warnings are about all pages.
 */
async function developmentSite(): Promise<Pick<ShellOptions, 'from' | 'dist' | 'environment'>> {
  const store = path.join(root, 'test-results/development-store');
  await rm(store, { recursive: true, force: true });
  await exec('npm', ['run', '--silent', 'build:dev', '-w', 'shell'], { cwd: root });
  await sliceCommand(store, 'publish', ...sliceFolders.filter((name) => name !== SLICE_IN_WORK));
  await sliceCommand(store, 'build', SLICE_IN_WORK, '--development');
  await sliceCommand(store, 'publish', '--development', SLICE_IN_WORK);
  return { from: store, dist: path.join(root, 'shell/dist-dev'), environment: { NODE_ENV: 'development' } };
}

const SECRET = 'the secret of the site of this test';
const test = withOwnShell(async () => {
  const { environment, ...site } = await developmentSite();
  return { ...site, environment: { ...environment, OVERRIDE_SECRET: SECRET } };
});
const screens = { desktop: { width: 1280, height: 900 }, phone };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`a development build on a ${screen}`, () => {
    test.use({ viewport });

    test('SH-01 every page hydrates without console messages', { tag: '@full' }, async ({ page, forgiven }) => {
      forgiven.push('status of 404');
      const complaints: string[] = [];
      let now = '';
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        // The graphics driver warns that drawing maps without a graphics card is slow.
        const isAboutDriver = message.text().includes('GL Driver Message');
        if (isComplaint && !isAboutDriver && !isAboutStatus(message.text()))
          complaints.push(`${now}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${now}: ${error.message}`));
      await page.addInitScript(() => {
        const inject = ({ bundleType }: { bundleType: number }) => Object.assign(window, { bundleType });
        const nothing = () => undefined;
        const follows = { onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing };
        const hook = { supportsFiber: true, checkDCE: nothing, renderers: new Map(), inject, ...follows };
        Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
      });
      for (const [name, path] of Object.entries(existingPages)) {
        now = name;
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(
          await page.evaluate(() => 'bundleType' in window && window.bundleType),
          'React is its development build',
        ).toBe(1);
      }
      expect(complaints).toEqual([]);
    });
  });
}

const EXCHANGED =
  'EM-04 a component that a team changes is exchanged on the page of a development shell, which keeps its state';
test(EXCHANGED, { tag: '@full' }, async ({ page, shell }) => {
  const folder = mkdtempSync(path.join(root, 'mf-packages-'));
  cpSync(path.join(root, 'mf-packages'), folder, {
    recursive: true,
    filter: (name) => !/node_modules|dist|unit-results/.test(path.relative(root, name)),
  });
  const file = path.join(folder, 'routes/PackagesPage.tsx');
  const write = (before: string, after: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  const dev = await developSlice(folder, { port: 0, onBuilt: () => undefined });
  process.env.OVERRIDE_SECRET = SECRET;
  try {
    await openPage(page, linkOf({ 'mf-packages': { url: dev.address } }, { site: shell.origin, path: '/pakete' }));
    const isSameDocument = await mark(page);
    const monthly = page.getByRole('radio', { name: 'monatlich' });
    await monthly.check();
    const begin = Date.now();
    write("{packageText('title')}", "{packageText('title')} im Entwurf");
    await expect(page.getByRole('heading', { level: 1, name: /im Entwurf$/ })).toBeVisible();
    test.info().annotations.push({ type: 'change shown after', description: `${Date.now() - begin} ms` });
    await expect(monthly).toBeChecked();
    write('im Entwurf', 'in der zweiten Fassung');
    await expect(page.getByRole('heading', { level: 1, name: /in der zweiten Fassung$/ })).toBeVisible();
    await expect(monthly).toBeChecked();
    expect(await isSameDocument()).toBe(true);
  } finally {
    await dev.close();
    rmSync(folder, { recursive: true });
  }
});

visit('SH-01 a page of each slice hydrates silently, with each script once', async ({ page, complaints, forgiven }) => {
  forgiven.push('status of 404');
  let scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  // Wherever else a test opens a page, it fails if the browser writes an error.
  for (const name of ['home', 'results', 'profile', 'packages', 'product', 'sign-in', 'not found'] as const) {
    const path = existingPages[name];
    // The former page may still load code.
    await page.goto('about:blank');
    scripts = [];
    const response = await page.goto(path);
    expect.soft(response?.status(), name).toBe(name === 'not found' ? 404 : 200);
    await hydrated(page);
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    // These two load further code when the browser is idle.
    if (name === 'results' || name === 'profile') await quiet(page);
    expect.soft(complaints.splice(0), name).toEqual([]);
    expect.soft(scripts.length, name).toBeGreaterThan(0);
    expect.soft([...new Set(scripts)], name).toEqual(scripts);
  }
});
