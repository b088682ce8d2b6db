import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractsVersion } from '@care/federation/shared';
import { FolderReleaseStore, publish } from '@care/federation/store';
import { root } from '../support/programs';
import { startShell, type Shell } from '../support/site';
import { expect, test } from '../support/visitor';

const pageOf = (load: string, body: string) =>
  `exports.packages = { load() { ${load} }, default: function Page() { ${body} } };`;

/**
 * Faults of a slice on the server, and whether its page is still rendered there. The status is 200 unless `status`
 * differs.
 */
const faults: Record<string, { source: string; rendered: boolean; cacheable?: boolean; status?: number }> = {
  'a loop in render': { source: pageOf('', 'for (;;);'), rendered: false },
  'a loop while loading': { source: 'for (;;);', rendered: false },
  'a promise that never settles': {
    source: pageOf('return new Promise(() => {});', 'return "später";'),
    rendered: true,
  },
  'all of the memory': {
    source: pageOf('', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));'),
    rendered: false,
  },
  'an exception in render': { source: pageOf('', 'throw new Error("kaputt");'), rendered: true },
  'an exception in load': { source: pageOf('throw new Error("kaputt");', ''), rendered: false, status: 503 },
  'a load that is rejected': {
    source: pageOf('return Promise.reject(new Error("kaputt"));', ''),
    rendered: false,
    status: 503,
  },
  'an exception in head': {
    source: 'exports.packages = { head() { throw new Error("kaputt"); }, default() { return "gut"; } };',
    rendered: false,
    status: 503,
  },
  'an exception in a timer': {
    source: pageOf('setTimeout(() => { throw new Error("lose"); });', 'return "gut";'),
    rendered: true,
    cacheable: true,
  },
  'something in a timer that is no error': {
    source: pageOf('setTimeout(() => { throw "lose"; });', 'return "gut";'),
    rendered: true,
    cacheable: true,
  },
  'the end of the process': { source: pageOf('', 'process.exit(1);'), rendered: true },
  'a rejection nobody catches': {
    source: pageOf('Promise.reject(new Error("lose"));', 'return "gut";'),
    rendered: true,
    cacheable: true,
  },
  'a module it must not have': { source: 'require("node:fs");', rendered: false },
};

/** They take the same way as another fault of the list. */
const furtherFaults = [
  ...['a load that is rejected', 'an exception in head', 'something in a timer that is no error'],
  ...['a loop while loading', 'a promise that never settles'],
];

test.describe('server rendering', () => {
  let shell: Shell;
  test.beforeAll(async () => {
    // The time limits of production. Other tests use longer ones.
    const environment = { RENDER_DEADLINE_MS: '500', RENDER_LIMIT_MS: '800', RENDER_PATIENCE_MS: '5000' };
    shell = await startShell({ api: process.env.E2E_API ?? '', from: process.env.E2E_RELEASES, environment });
  });
  test.afterAll(() => shell.stop());

  /** Publishes a slice with another server file. Its files for the browser stay the same. */
  async function publishServerFile(source: string, { hashOf = source, slice = 'mf-packages' } = {}) {
    const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
    const dist = path.join(folder, 'dist');
    await cp(path.join(root, slice, 'dist'), dist, { recursive: true });
    await writeFile(path.join(dist, 'node/server.cjs'), source);
    const manifest = JSON.parse(await readFile(path.join(dist, 'slice.json'), 'utf8')) as Record<string, unknown>;
    const hash = createHash('sha384').update(hashOf).digest('base64');
    const version = `1.0.0-${createHash('sha256')
      .update(source + hashOf)
      .digest('hex')
      .slice(0, 8)}`;
    const server = { file: 'server.cjs', integrity: `sha384-${hash}` };
    await writeFile(path.join(dist, 'slice.json'), JSON.stringify({ ...manifest, version, server }));
    const published = await publish({
      store: new FolderReleaseStore(shell.releases),
      folder: dist,
      contractsVersion: contractsVersion(),
      readManifest: () => Promise.resolve({ ...manifest, version, server }),
    });
    expect(published).toMatchObject({ success: true, changed: true });
    await rm(folder, { recursive: true });
    // A release with a wrong hash does not go live: the one before stays, and the log says so.
    const isRefused = () => shell.output().includes(`"version":"${version}","instead"`);
    await expect
      .poll(async () => isRefused() || (await (await fetch(`${shell.origin}/gibt-es-nicht`)).text()).includes(version))
      .toBe(true);
    return version;
  }
  const visit = async (pathname: string) => {
    const begin = performance.now();
    const response = await fetch(shell.origin + pathname);
    const html = await response.text();
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      html,
      ms: performance.now() - begin,
    };
  };

  for (const [name, { source, rendered, cacheable = false, status = 200 }] of Object.entries(faults)) {
    const title = `SH-18 ${name} affects at most the server HTML of one page, and every line of the log names slice and version`;
    test(title, { tag: furtherFaults.includes(name) ? '@full' : [] }, async () => {
      const version = await publishServerFile(source);
      const begin = Date.now();
      const logged = () =>
        shell
          .output()
          .split('\n')
          .filter((line) => Number(/"time":(\d+)/.exec(line)?.[1]) >= begin);
      const bad = await visit('/pakete');
      const release = `"slice":"mf-packages","version":"${version}"`;
      await expect.poll(() => logged().join()).toContain(release);
      // On a busy machine a line about the release of the test before may come late.
      for (const line of logged()) expect(line).toMatch(/"slice":"mf-packages","version":"1\.0\.0-/);
      expect(bad.status).toBe(status);
      expect(bad.cache === 'no-store').toBe(!cacheable);
      expect(bad.ms).toBeLessThan(8000); // every page has an answer after 5 s
      expect(bad.html.includes('"rendered"')).toBe(rendered);
      await expect.poll(async () => (await visit('/suche/pflegeanbieter/köln')).html.includes('<article')).toBe(true);
    });
  }

  test('SH-18 a changed server file is not run, and the browser still renders the page', async ({ page }) => {
    await publishServerFile(pageOf('', 'return "verändert";'), { hashOf: 'something else' });
    expect((await visit('/pakete')).html).not.toContain('verändert');
    await page.goto(`${shell.origin}/pakete`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('SH-18 a slot that is later than the deadline is left to the browser, which shows it', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('Minified React error #419'); // React says that the server left this part to the browser
    const profile = '/pflegeanbieter/profiles/beispiel';
    expect((await visit(profile)).html).toContain('id="ratings"');
    const never = 'exports.ratings = { load: () => new Promise(() => {}), default: () => "nie" };';
    await publishServerFile(never, { slice: 'mf-reviews' });
    const late = await visit(profile);
    expect(late).toMatchObject({ status: 200, cache: 'no-store' });
    expect(late.html).toContain('Beispielhof</h1>');
    expect(late.html).not.toContain('id="ratings"');
    await page.goto(shell.origin + profile);
    await expect(page.locator('#ratings')).toBeVisible();
  });

  test('SH-18 a route that hangs three times is left to the browser at once', async () => {
    await publishServerFile(pageOf('', 'for (;;) continue;'));
    // While a terminated worker is being replaced, a visit may get a client-rendered page. Such a visit does not count.
    const outputAfterVisit = () => visit('/pakete').then(() => shell.output());
    await expect.poll(outputAfterVisit).toContain('"reason":"paused"');
    await expect.poll(async () => (await visit('/suche/pflegeanbieter/köln')).html.includes('<article')).toBe(true);
  });
});
