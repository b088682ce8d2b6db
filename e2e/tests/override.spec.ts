import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { developSlice } from '../../federation/src/cli/dev';
import { linkOf } from '../../federation/src/cli/link';
import { serveSlice } from '../../federation/src/cli/serve';
import { withOwnShell } from '../support/own-shell';
import { root } from '../support/programs';
import { expectAccessible } from '../support/accessible';
import { expect } from '../support/visitor';

const SECRET = 'the secret of the site of this test';
const test = withOwnShell(() => ({
  api: process.env.E2E_API ?? '',
  from: process.env.E2E_RELEASES,
  environment: { OVERRIDE_SECRET: SECRET },
}));

/** The build of a slice with another headline, as a developer has it on the own machine. */
function changedBuild(folder: string): string {
  const dist = path.join(folder, 'mf-packages', 'dist');
  cpSync(path.join(root, 'mf-packages/dist'), dist, { recursive: true });
  const manifestFile = path.join(dist, 'slice.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    version: string;
    integrity: Record<string, string>;
    exposes: { packages: { js: string[] } };
  };
  const [file = ''] = manifest.exposes.packages.js;
  const script = path.join(dist, 'web', file);
  const changed = readFileSync(script, 'utf8').replaceAll('Pakete', 'Pakete vom Entwicklungsrechner');
  writeFileSync(script, changed);
  manifest.version = '1.0.0-00000000';
  manifest.integrity[file] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return dist;
}

test('EM-04 a developer replaces a slice in one browser by a signed link, sees it named, and takes it back', async ({
  page,
  browser,
  shell,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'override-'));
  const served = await serveSlice(changedBuild(folder), 0);
  try {
    process.env.OVERRIDE_SECRET = SECRET;
    const link = linkOf({ 'mf-packages': { url: served.address } }, { site: shell.origin, path: '/pakete' });
    const changed = /Pakete vom Entwicklungsrechner/;
    await page.goto(link);
    await expect(page).toHaveURL(`${shell.origin}/pakete`);
    await expect(page.getByRole('main').getByText(changed).first()).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Entwickleransicht' });
    await panel.getByText('Slices und Versionen').click();
    await expect(panel.getByText(`mf-packages 1.0.0-00000000 (${served.address})`)).toBeVisible();
    await expectAccessible(page);

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${shell.origin}/pakete`);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(changed)).toHaveCount(0);
    await expect(other.getByRole('complementary', { name: 'Entwickleransicht' })).toHaveCount(0);
    await other.context().close();

    await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(changed)).toHaveCount(0);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true });
  }
});

test('EM-04 a developer changes a slice, and the page of the running site shows it by itself', async ({
  page,
  shell,
}) => {
  const folder = mkdtempSync(path.join(root, 'mf-packages-'));
  cpSync(path.join(root, 'mf-packages'), folder, {
    recursive: true,
    filter: (name) => !/node_modules|dist|unit-results/.test(path.relative(root, name)),
  });
  const texts = path.join(folder, 'texts.ts');
  const write = (headline: string) =>
    writeFileSync(texts, readFileSync(texts, 'utf8').replace(/title: '[^']*'/, `title: '${headline}'`));
  const built: string[] = [];
  const dev = await developSlice(folder, {
    port: 0,
    onBuilt: (result) => built.push('problem' in result ? result.problem : `${result.version} in ${result.ms} ms`),
  });
  try {
    process.env.OVERRIDE_SECRET = SECRET;
    await page.goto(linkOf({ 'mf-packages': { url: dev.address } }, { site: shell.origin, path: '/pakete' }));
    await expect(page.getByRole('heading', { level: 1, name: /^Pakete & Preise/ })).toBeVisible();
    const begin = Date.now();
    write('Preise im Entwurf');
    await expect(page.getByRole('heading', { level: 1, name: 'Preise im Entwurf' })).toBeVisible();
    test
      .info()
      .annotations.push({ type: 'change shown after', description: `${Date.now() - begin} ms; ${built.join()}` });
    const live = await (await fetch(`${shell.origin}/pakete`)).text();
    expect(live).not.toContain('Preise im Entwurf');
  } finally {
    await dev.close();
    rmSync(folder, { recursive: true });
  }
});
