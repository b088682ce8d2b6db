import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractsVersion } from '@care/federation/shared';
import { FolderReleaseStore, publish } from '@care/federation/store';
import type { Page } from '@playwright/test';
import { registered, signInAs } from '../support/account';
import { withOwnShell } from '../support/own-shell';
import { root } from '../support/programs';
import { sliceCommand, type Shell } from '../support/site';
import { expect, hydrated } from '../support/visitor';

const pageOf = (load: string, body: string) =>
  `exports.packages = { load() { ${load} }, default: function Page() { ${body} } };`;

/** A fault of a slice on the server, and whether its page is still rendered there. */
interface Fault {
  source: string;
  rendered: boolean;
  cacheable?: boolean;
  /** Default 200. */
  status?: number;
}

const faults: Record<string, Fault> = {
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

/** Faults outside of what a render can catch. The other ones take the way of one of these, or of a unit test. */
const often = ['a loop in render', 'all of the memory', 'the end of the process', 'an exception in a timer'];

const test = withOwnShell(() => ({
  api: process.env.E2E_API ?? '',
  from: process.env.E2E_RELEASES,
  // The time limits of production. Other tests use longer ones.
  environment: { RENDER_DEADLINE_MS: '500', RENDER_LIMIT_MS: '800', RENDER_PATIENCE_MS: '5000' },
}));

test.describe('server rendering', () => {
  let shell: Shell;
  test.beforeEach(({ shell: own }) => void (shell = own));

  /** Publishes a slice with another server file. Its files for the browser stay the same. */
  async function publishServerFile(source: string, slice = 'mf-packages') {
    const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
    const dist = path.join(folder, 'dist');
    await cp(path.join(root, slice, 'dist'), dist, { recursive: true });
    await writeFile(path.join(dist, 'node/server.cjs'), source);
    const manifest = JSON.parse(await readFile(path.join(dist, 'slice.json'), 'utf8')) as Record<string, unknown>;
    const hash = createHash('sha384').update(source).digest('base64');
    const version = `1.0.0-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
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
    await expect
      .poll(async () => (await (await fetch(`${shell.origin}/gibt-es-nicht`)).text()).includes(version))
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

  test('SH-18 a slot that is later than the deadline is left to the browser, which shows it', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('Minified React error #419'); // React says that the server left this part to the browser
    const profile = '/pflegeanbieter/profiles/beispiel';
    const ratingsOf = ({ html }: { html: string }) => html.includes('id="ratings"');
    await expect.poll(async () => ratingsOf(await visit(profile))).toBe(true);
    const never = 'exports.ratings = { load: () => new Promise(() => {}), default: () => "nie" };';
    await publishServerFile(never, 'mf-reviews');
    // On a busy machine the page itself may be late, too.
    const late = async () => {
      const answer = await visit(profile);
      return [answer.status, answer.cache, answer.html.includes('Beispielhof</h1>'), ratingsOf(answer)];
    };
    await expect.poll(late).toEqual([200, 'no-store', true, false]);
    await page.goto(profile);
    await expect(page.locator('#ratings')).toBeVisible();
  });

  test('SH-03 links of any slice with long words fit at every width, for visitors and members', async ({ page }) => {
    await publishLinks(shell.releases);
    await expect.poll(async () => (await visit('/impressum')).html).toContain(`"${longWords[0]}"`);
    await page.goto('/impressum');
    await hydrated(page);
    for (const width of [1440, 1280, 1024, 390]) await expectFit(page, width);
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page, await registered('CARE_SEEKER'));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste' })).toBeVisible();
    for (const width of [1440, 1280, 1024, 390]) await expectFit(page, width);
  });

  const ONE_PAGE = 'affects at most the server HTML of one page, and every line of the log names slice and version';
  for (const [isOften, which] of [
    [true, 'a loop, too much memory, the end of the process or an error in a timer'],
    [false, 'every other fault of a slice on the server'],
  ] as const)
    test(`SH-18 ${which} ${ONE_PAGE}`, { tag: isOften ? [] : '@full' }, async () => {
      const chosen = Object.entries(faults).filter(([name]) => often.includes(name) === isOften);
      for (const [name, fault] of chosen) await test.step(name, () => expectOnePageAffected(fault));
    });

  async function expectOnePageAffected({ source, rendered, cacheable = false, status = 200 }: Fault): Promise<void> {
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
    // On a busy machine a line about the release of the fault before may come late.
    for (const line of logged()) expect(line).toMatch(/"slice":"mf-packages","version":"1\.0\.0-/);
    expect(bad.status).toBe(status);
    expect(bad.cache === 'no-store').toBe(!cacheable);
    expect(bad.ms).toBeLessThan(8000); // every page has an answer after 5 s
    expect(bad.html.includes('"rendered"')).toBe(rendered);
    await expect.poll(async () => (await visit('/suche/pflegeanbieter/köln')).html.includes('<article')).toBe(true);
  }
});

/** A label that is not the key of a text is shown unchanged. */
const longWords = ['Pflegehilfsmittelberatungsgesellschaften', 'Verhinderungspflegekostenerstattungsantragsformulare'];
const wanted = ['/pflegeprodukte/pflegebetten', '/pflegemagazin'];

/** Publishes mf-products with two navigation links. */
async function publishLinks(releases: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'navigation-'));
  await cp(path.join(root, 'mf-products/dist'), path.join(folder, 'dist'), { recursive: true });
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
