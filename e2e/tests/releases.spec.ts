import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedPackages } from '../support/changed-packages';
import { ownShellTest as test } from '../support/own-shell';
import { root, runSlice, sliceCommand, type Shell } from '../support/site';
import { expect } from '../support/visitor';

const headlineOf = async ({ origin }: Shell) =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${origin}/pakete`)).text())?.[1] ?? '';

test('EM-01 EM-04 a canary is for a share of browsers, then live for all, and taken back', async ({ page, shell }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  const isProbe = async (group: number) => {
    const headers = { cookie: `pf-release-group=${group}` };
    return (await (await fetch(`${shell.origin}/pakete`, { headers })).text()).includes('Preise auf Probe');
  };
  const before = await headlineOf(shell);
  const slice = await changedPackages(folder, `98.0.${Date.now()}`, 'Preise auf Probe');
  await sliceCommand(shell.releases, 'canary', slice, '--percent', '50', '--reason', 'a test');
  // A share of 50 per cent is one half of the circle of 1000 groups, so one of two opposite groups is in it.
  await expect.poll(async () => (await isProbe(0)) !== (await isProbe(500))).toBe(true);
  expect(await headlineOf(shell)).toBe(before);
  const member = (await isProbe(0)) ? 0 : 500;

  // A browser takes a group with its first page, which is the stable one, and keeps its version on every page.
  await page.goto('/pakete');
  await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
  const groupOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'pf-release-group')?.value ?? '';
  await expect.poll(groupOf).toMatch(/^\d{1,3}$/);
  await page.context().addCookies([{ name: 'pf-release-group', value: `${member}`, url: shell.origin }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Preise auf Probe' })).toBeVisible();

  await sliceCommand(shell.releases, 'promote', 'mf-packages');
  await expect.poll(() => headlineOf(shell)).toContain('Preise auf Probe');
  await sliceCommand(shell.releases, 'rollback', 'mf-packages');
  await expect.poll(() => headlineOf(shell)).toBe(before);
  await rm(folder, { recursive: true });
});

test('EM-03 a new slice is made, published, in the menu, and stays', { tag: '@full' }, async ({ page, shell }) => {
  const folder = await mkdtemp(path.join(root, 'team-'));
  try {
    const inFolder = (...words: string[]) => runSlice(shell.releases, words, folder);
    expect(await inFolder('new', 'neues')).toContain('mf-neues is there');
    await inFolder('build', 'mf-neues');
    expect(await inFolder('publish', 'mf-neues')).toContain('is live');
    await expect.poll(async () => (await fetch(`${shell.origin}/neues`)).status).toBe(200);
    await page.goto('/');
    // The bar has no room for one more link.
    await page.getByRole('banner').getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('link', { name: 'Neues', exact: true }).click();
    await expect(page).toHaveURL(/\/neues$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gut bewertete Pflegeanbieter in Köln' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    const matrix = await sliceCommand(shell.releases, 'can-i-deploy');
    expect(matrix).toMatch(/^mf-neues \S+ +yes +yes +yes$/m);
    expect(matrix).toMatch(/^mf-search \S+ +yes +yes +yes$/m);
    expect(matrix).toMatch(/can go live\.$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
