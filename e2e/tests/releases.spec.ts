import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSlice } from '@care/federation/build-slice';
import { root } from '../support/programs';
import { sliceCommand, startShell, type Shell } from '../support/site';
import { expect, test } from '../support/visitor';

test.describe('releasing one slice', () => {
  let shell: Shell;
  test.beforeAll(async () => {
    shell = await startShell({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES });
  });
  test.afterAll(() => shell.stop());

  /** Builds mf-packages elsewhere with another headline; gives the folder to publish. */
  async function buildChanged(headline: string): Promise<string> {
    const folder = await mkdtemp(path.join(root, 'mf-packages-'));
    await cp(path.join(root, 'mf-packages'), folder, {
      recursive: true,
      filter: (file) => !/node_modules|dist|coverage/.test(file),
    });
    const texts = path.join(folder, 'texts.ts');
    const source = await readFile(texts, 'utf8');
    const changed = source.replace(/title: '[^']*'/, `title: '${headline}'`);
    expect(changed).not.toBe(source);
    await writeFile(texts, changed);
    await buildSlice({ folder });
    return folder;
  }
  const headlineOf = async () => {
    const html = await (await fetch(`${shell.origin}/pakete`)).text();
    return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  };
  const shellFiles = async () => (await readdir(path.join(root, 'shell/dist'), { recursive: true })).sort().join();

  test('EM-01 EM-04 a slice built elsewhere goes live and back while shell and other slices stay as they are', async ({
    page,
  }) => {
    const before = { headline: await headlineOf(), files: await shellFiles() };
    const folder = await buildChanged('Ein neues Preisblatt');
    try {
      expect(await sliceCommand(shell.releases, 'publish', folder)).toContain('is live');
      await expect.poll(headlineOf).toBe('Ein neues Preisblatt');
      await page.goto(`${shell.origin}/pakete`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ein neues Preisblatt' })).toBeVisible();
      expect(await shellFiles()).toBe(before.files);

      await sliceCommand(shell.releases, 'rollback', 'mf-packages');
      await expect.poll(headlineOf, { timeout: 2000 }).toBe(before.headline);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('EM-03 a release that asks for other contracts is refused and the page stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
    await cp(path.join(root, 'mf-packages/dist'), path.join(folder, 'dist'), { recursive: true });
    const file = path.join(folder, 'dist/slice.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"^1.', '"^9.'));
    await expect(sliceCommand(shell.releases, 'publish', folder)).rejects.toThrow(/asks for contracts \^9/);
    expect((await fetch(`${shell.origin}/pakete`)).status).toBe(200);
    await rm(folder, { recursive: true });
  });

  test('SH-18 a registry that cannot be read leaves the last good composition in place', async () => {
    const file = path.join(shell.releases, 'registry.json');
    const good = await readFile(file, 'utf8');
    await writeFile(file, '{ kaputt');
    await expect.poll(() => shell.output().split('the last good composition stays').length - 1).toBe(1);
    expect((await fetch(`${shell.origin}/pakete`)).status).toBe(200);
    await writeFile(file, good);
  });
});
