import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../support/programs';
import { sliceCommand, sliceCommandIn, startShell, type Shell } from '../support/site';
import { expect, test } from '../support/visitor';

test.describe('releasing one slice', () => {
  let shell: Shell;
  test.beforeAll(async () => {
    shell = await startShell({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES });
  });
  test.afterAll(() => shell.stop());

  /** A copy of mf-packages with one changed file. */
  async function copyWith(file: string, change: (source: string) => string): Promise<string> {
    const folder = await mkdtemp(path.join(root, 'mf-packages-'));
    await cp(path.join(root, 'mf-packages'), folder, {
      recursive: true,
      filter: (name) => !/node_modules|dist|coverage/.test(name),
    });
    const source = await readFile(path.join(folder, file), 'utf8');
    expect(change(source)).not.toBe(source);
    await writeFile(path.join(folder, file), change(source));
    return folder;
  }
  /** Builds mf-packages in another folder with another headline. Returns the folder to publish. */
  async function buildChanged(headline: string): Promise<string> {
    const folder = await copyWith('texts.ts', (source) => source.replace(/title: '[^']*'/, `title: '${headline}'`));
    await sliceCommand(shell.releases, 'build', folder);
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
      await expect.poll(headlineOf).toBe(before.headline);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('EM-04 a canary is for a share of the browsers until it is promoted', async ({ page }) => {
    const folder = await buildChanged('Preise auf Probe');
    const isProbe = async (group: number) => {
      const headers = { cookie: `pf-release-group=${group}` };
      return (await (await fetch(`${shell.origin}/pakete`, { headers })).text()).includes('Preise auf Probe');
    };
    try {
      const before = await headlineOf();
      await sliceCommand(shell.releases, 'canary', folder, '--percent', '50', '--reason', 'a test');
      // A share of 50 per cent is one half of the circle of 1000 groups, so one of two opposite groups is in it.
      await expect.poll(async () => (await isProbe(0)) !== (await isProbe(500))).toBe(true);
      expect(await headlineOf()).toBe(before);
      const member = (await isProbe(0)) ? 0 : 500;

      // A browser takes a group with its first page, which is the stable one, and keeps its version on every page.
      await page.goto(`${shell.origin}/pakete`);
      await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
      const groupOf = async () =>
        (await page.context().cookies()).find(({ name }) => name === 'pf-release-group')?.value ?? '';
      await expect.poll(groupOf).toMatch(/^\d{1,3}$/);
      await page.context().addCookies([{ name: 'pf-release-group', value: `${member}`, url: shell.origin }]);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Preise auf Probe' })).toBeVisible();

      await sliceCommand(shell.releases, 'promote', 'mf-packages');
      await expect.poll(headlineOf).toBe('Preise auf Probe');
      const [version = ''] = (await sliceCommand(shell.releases, 'list', 'mf-packages'))
        .split('\n')
        .flatMap((line) => (line.startsWith('*') ? [line.slice(2)] : []));
      await sliceCommand(shell.releases, 'withdraw', 'mf-packages', version);
      await expect.poll(headlineOf).toBe(before);
      expect(await sliceCommand(shell.releases, 'history', 'mf-packages')).toMatch(/canary .* 50 % by .* \(a test\)/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('EM-03 a new slice is made, built and published; its page is in the navigation, and it may stay for the next shell', async ({
    page,
  }) => {
    const folder = await mkdtemp(path.join(root, 'team-'));
    try {
      const inFolder = (...words: string[]) => sliceCommandIn(folder, shell.releases, ...words);
      expect(await inFolder('new', 'neues')).toContain('mf-neues is there');
      await inFolder('build', 'mf-neues');
      expect(await inFolder('publish', 'mf-neues')).toContain('is live');
      await expect.poll(async () => (await fetch(`${shell.origin}/neues`)).status).toBe(200);
      await page.goto(shell.origin);
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

  test('EM-03 a slice that does not fit the types of the contracts is not built', async () => {
    const folder = await copyWith('features/package/BookingLink.tsx', (source) =>
      source.replace('useSession }', 'useSession, endSession }'),
    );
    try {
      const built = sliceCommand(shell.releases, 'build', folder);
      await expect(built).rejects.toThrow(/BookingLink\.tsx.* no exported member named 'endSession'/);
      await expect(access(path.join(folder, 'dist'))).rejects.toThrow('ENOENT');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('EM-03 a release that requires other contracts is refused and the page stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
    await cp(path.join(root, 'mf-packages/dist'), path.join(folder, 'dist'), { recursive: true });
    const file = path.join(folder, 'dist/slice.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"^1.', '"^9.'));
    await expect(sliceCommand(shell.releases, 'publish', folder)).rejects.toThrow(/asks for contracts \^9/);
    expect((await fetch(`${shell.origin}/pakete`)).status).toBe(200);
    await rm(folder, { recursive: true });
  });

  test('EM-03 a release must fit the contracts of the running shell, not those in the folder beside it', async () => {
    const file = path.join(shell.releases, 'shell.json');
    const running = await readFile(file, 'utf8');
    const { version } = JSON.parse(await readFile(path.join(root, 'shared-contracts/package.json'), 'utf8')) as {
      version: string;
    };
    expect(JSON.parse(running)).toMatchObject({ contracts: version });
    await writeFile(file, JSON.stringify({ contracts: '0.9.0' }));
    await expect(sliceCommand(shell.releases, 'publish', 'mf-packages')).rejects.toThrow(/the shell runs 0\.9\.0/);
    await writeFile(file, running);
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
