import { publishDamaged, publishFaulty, serverDamages, serverFaults } from '../support/broken-release';
import type { ServerFault } from '../support/broken-release';
import { consoleOfFaults, menuOpens, note, pagesOf, sliceNames, UNAVAILABLE } from '../support/fault-cases';
import type { SliceName } from '../support/fault-cases';
import { ownShellTest as test, withOwnShell } from '../support/own-shell';
import type { Shell } from '../support/site';
import { expect, goInside } from '../support/visitor';

/** The time limits of production. Other tests use longer ones. */
const limits = { RENDER_DEADLINE_MS: '500', RENDER_LIMIT_MS: '800', RENDER_PATIENCE_MS: '5000' };
const limitedTest = withOwnShell(() => ({ environment: limits }));
test.describe.configure({ mode: 'parallel' });
limitedTest.use({ viewport: { width: 1100, height: 900 } });

/** Data that do not arrive are waited for during 3 s, and every page has an answer after 5 s. Nothing hangs. */
const ANSWERS_WITHIN_MS = 8000;

/** The server renders no page at /login. */
const pages = { ...pagesOf, 'mf-account': { path: '/registration', shows: 'h1' } } as const;

/** A part that only the server's HTML of the slice has; the shell gives every page a title and a heading. */
const inHtml: Record<SliceName, string> = {
  'mf-search': '<article',
  'mf-provider-profile': 'Leistungen</h2>',
  'mf-account': 'href="/registration/',
  'mf-packages': '<table',
  'mf-products': 'href="/pflegeprodukte/',
  'mf-reviews': 'id="ratings"',
};

async function visit(shell: Shell, pathname: string) {
  const begin = performance.now();
  const response = await fetch(shell.origin + encodeURI(pathname));
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - begin };
}

const nowLive = (shell: Shell, version: string) =>
  expect.poll(async () => (await visit(shell, '/impressum')).html.includes(version)).toBe(true);

const notLive = (shell: Shell, version: string) =>
  expect.poll(async () => (await visit(shell, '/impressum')).html.includes(version)).toBe(false);

const rendered = (shell: Shell, slice: SliceName) =>
  expect.poll(async () => (await visit(shell, pages[slice].path)).html.includes(inHtml[slice])).toBe(true);

/** Lines of the log about a release since a moment. */
const linesAbout = (shell: Shell, version: string) =>
  shell
    .output()
    .split('\n')
    .filter((line) => line.includes(version));

/** Whether the fault keeps the slice's content out of the HTML. A worker that ends takes the whole page with it. */
const leavesHtml = (fault: ServerFault) => fault === 'throws in a timer';
const statusOf = (slice: SliceName, fault: ServerFault) =>
  slice !== 'mf-reviews' && (fault === 'throws in load' || fault === 'throws in head') ? 503 : 200;
const isLate = (fault: ServerFault) => fault === 'after 10 s' || fault === 'hangs for ever';
/** What ends the whole render cannot say which part of the page did it: the page's slice is named, with the address. */
const sliceInLog = (slice: SliceName, fault: ServerFault): SliceName =>
  slice === 'mf-reviews' && ['endless loop', 'memory hog', '10 MB of HTML'].includes(fault)
    ? 'mf-provider-profile'
    : slice;
/** A slot has no head. */
const cannotBe = (slice: SliceName, fault: ServerFault) => slice === 'mf-reviews' && fault === 'throws in head';

for (const damage of serverDamages)
  for (const slice of sliceNames) {
    const tag = damage === 'wrong hash' && slice === 'mf-packages' ? [] : '@full';
    test(
      `SH-18 server, ${slice} ${damage}: the last good release by itself, and back`,
      { tag },
      async ({ shell }, info) => {
        await rendered(shell, slice);
        const { version, end } = await publishDamaged(shell, slice, damage);
        const keepsFormer =
          damage === 'old contract' ? `${slice} ${version} asks for contracts` : /"instead":"1\.0\.0-\w+"/;
        await expect.poll(() => linesAbout(shell, version).join()).toMatch(keepsFormer);
        // The release was live for a moment if the shell saw it before the damage.
        await notLive(shell, version);
        // On a busy machine the first page after a change of releases may be left to the browser.
        await rendered(shell, slice);
        const { status, html, ms } = await visit(shell, pages[slice].path);
        expect(status).toBe(200);
        expect(ms).toBeLessThan(ANSWERS_WITHIN_MS);
        expect(html).toContain(inHtml[slice]);
        expect(html).not.toContain(version);
        const reports = linesAbout(shell, version).filter((line) => line.match(keepsFormer));
        expect(reports, 'one line for one fault').toHaveLength(1);
        await end();
        if (damage !== 'old contract') await nowLive(shell, version);
        await rendered(shell, slice);
        note(info, { way: 'server', fault: damage, slice, sees: 'former' });
      },
    );
  }

/** What runs in `npm test`. The tests of the pool of renderers have workers that loop or end. */
const USUAL = 'mf-reviews hangs for ever';

for (const fault of serverFaults)
  for (const slice of sliceNames.filter((name) => !cannotBe(name, fault))) {
    const { path, shows } = pages[slice];
    limitedTest(
      `SH-18 server, ${slice} ${fault}: the page comes in time, the browser shows it`,
      { tag: `${slice} ${fault}` === USUAL ? [] : '@full' },
      async ({ page, shell }, info) => {
        await rendered(shell, slice);
        // The page is rendered before the release is live, so its line may come before the visit.
        const published = Date.now();
        const { version, end } = await publishFaulty(shell, slice, fault);
        await nowLive(shell, version);
        const { status, html, ms } = await visit(shell, path);
        expect(ms).toBeLessThan(ANSWERS_WITHIN_MS);
        expect(status).toBe(statusOf(slice, fault));
        expect(html.length).toBeLessThan(3_000_000);
        const hasHtml = html.includes(inHtml[slice]);
        // A page whose data is late is rendered with place-holders, which may be enough.
        if (!isLate(fault)) expect(hasHtml).toBe(leavesHtml(fault));
        const logged = sliceInLog(slice, fault);
        const lines = () =>
          linesAbout(shell, logged === slice ? version : encodeURI(path)).filter(
            (line) => Number(/"time":(\d+)/.exec(line)?.[1]) >= published,
          );
        await expect.poll(() => lines().length, 'a line with slice and version').toBeGreaterThan(0);
        for (const line of lines()) expect(line).toContain(`"slice":"${logged}"`);
        const other = await visit(shell, '/impressum');
        expect(other.html, 'the rest is rendered').toContain('Impressum</h1>');
        // Only the server's code has the fault, so the browser shows the page.
        const begin = Date.now();
        await page.goto(path);
        const reacts = await menuOpens(page, begin);
        await expect(page.locator(shows).first()).toBeVisible();
        await expect(page.getByText(UNAVAILABLE)).toHaveCount(0);
        await goInside(page, '/impressum');
        await goInside(page, path);
        await expect(page.locator(shows).first()).toBeVisible();
        await end();
        await expect.poll(async () => (await visit(shell, '/impressum')).html.includes(version)).toBe(false);
        await rendered(shell, slice);
        note(info, { way: 'server', fault, slice, sees: hasHtml ? 'page' : 'browser', reacts });
      },
    );
  }
limitedTest.beforeEach(
  ({ forgiven }) => void forgiven.push(...consoleOfFaults, 'Minified React error #419', 'status of 503'),
);
