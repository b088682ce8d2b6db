import path from 'node:path';
import type { Route } from '@playwright/test';
import { faultsOf } from '../support/accessible';
import {
  EVENTS,
  EVENTS_SCRIPT,
  eventsOf,
  hostScript,
  loaded,
  NAME,
  profile,
  script,
  startForeignHost,
  TITLE,
} from '../support/foreign-host';
import type { StandIn } from '../support/stand-in';
import { expect, origin, phone, test } from '../support/visitor';

const site = () => origin();

/** Rules of a loud theme, which reach the element itself with !important. */
const HOSTILE = `* { font-size: 40px !important; letter-spacing: 1em !important; text-transform: uppercase !important; color: red !important;
  line-height: 3 !important; text-align: center !important; font-family: cursive !important; }
  a, button { display: none !important; } .pp, .pp-card, article { visibility: hidden !important; }`;

/** What a strict page allows: its own files, and script, connections, styles and pictures of the site. */
const strict = () =>
  `default-src 'none'; script-src 'self' ${site()}; connect-src ${site()}; img-src ${site()}; style-src 'self'; base-uri 'none'`;

const frameworks = { react17: 'React 17.0.2', react18: 'React 18.3.1', react19: 'React 19.3.1', vue: 'Vue 3' };

// No storage of the tests' own.
test.use({ answer: 'not-asked' });
let host: StandIn;
test.beforeAll(async () => {
  const names = Object.keys(frameworks);
  const programs = await Promise.all(
    [...names.map((one) => `${one}/main.js`), 'react19/federated.js'].map(
      async (file) => [`/${file}`, await hostScript(file)] as const,
    ),
  );
  host = await startForeignHost({
    '/events.js': EVENTS,
    ...Object.fromEntries(programs),
    ...Object.fromEntries(
      names.map((one) => [
        `/${one}`,
        {
          html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><div id="app"></div><script type="module" src="/${one}/main.js"></script>`,
          policy: strict(),
        },
      ]),
    ),
    '/federated': {
      html: `${TITLE}<body><main id="app"></main><script>document.documentElement.dataset.site = '${site()}'</script><script type="module" src="/react19/federated.js"></script>`,
    },
    '/plain': {
      html: `${TITLE}<style>pflege-profil { display: block; min-height: 700px }</style>${EVENTS_SCRIPT}${script()}<body><main><h1>Pflegeheime</h1>${profile('view="full" heading-level="2"')}<p id="after">danach</p></main>`,
      policy: "require-trusted-types-for 'script'; trusted-types pflege-profil",
    },
    '/loud': {
      html: `${TITLE}<style>${HOSTILE} pflege-profil { --pp-accent: #ffee88 }</style>${EVENTS_SCRIPT}${script()}<body><main><h1>Tipps</h1>${profile()}</main>`,
    },
    '/strict': {
      html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Streng</h1>${profile('heading-level="2"')}</main>`,
      policy: strict(),
    },
    '/empty': { html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Leer</h1></main>` },
  });
});
test.afterAll(() => host.stop());

test('EM-05 PP-21 one script shows a profile, HTML first, without cookie, storage or globals', async ({ page }) => {
  const shifts = () =>
    page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return entries.reduce((sum, { value }) => sum + value, 0);
    });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const order: string[] = [];
  page.on('request', (request) => request.url().endsWith('/live.js') && order.push('code requested'));
  page.on('requestfinished', (request) => request.resourceType() === 'image' && order.push('picture arrived'));
  await page.route('**/beispiel/bild/**', async (route) => {
    const response = await route.fetch(); // one more way than the code has
    await route.fulfill({ response });
  });
  await page.route('**/live.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.origin}/empty`);
  const globals = await page.evaluate(() => Object.keys(window).sort());
  await page.goto(`${host.origin}/plain`);
  const card = page.getByRole('article', { name: NAME });
  await expect(card.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await expect(card.getByRole('heading', { level: 3, name: 'Über uns' })).toBeVisible();
  expect((await eventsOf(page)).map(([name]) => name)).toEqual([]);
  await expect.poll(() => order).toContain('code requested');
  expect(order[0], 'the code waits for the first picture').toBe('picture arrived');
  release();
  await loaded(page);
  expect((await eventsOf(page))[0]).toEqual([
    'pp-load',
    { slug: 'beispiel', version: expect.stringMatching(/^1\.1\.0-/), height: expect.any(Number) },
  ]);
  await card.getByText('weitere').click();
  await expect(card.locator('details')).toHaveAttribute('open');
  await card
    .getByRole('link', { name: /^Vergrößern: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bilder' });
  await expect(dialog.getByRole('status')).toHaveText(/^Bild 1 von /);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^Bild 2 von /);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The page takes over: the link is not followed.
  const contact = card.getByRole('link', { name: 'Kontakt aufnehmen' });
  await contact.click();
  expect((await eventsOf(page)).at(-1)).toEqual(['pp-contact', { slug: 'beispiel', channel: 'message' }]);
  expect(page.url()).toBe(`${host.origin}/plain`);
  await expect(contact).toHaveAttribute('href', `${site()}/pflegeanbieter/profiles/beispiel#nachricht`);
  expect(await shifts()).toBeLessThan(0.02);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.evaluate(() => Object.keys(window).sort())).toEqual(globals);
  for (const screen of [{ width: 1280, height: 900 }, phone]) {
    await page.setViewportSize(screen);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('EM-05 hydrates without an exception while pointer and focus move inside it', async ({ page, complaints }) => {
  // React's scheduler uses setImmediate if it exists. Here it runs nothing before the test allows it.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const release = () => {
      isHeld = false;
      for (const run of held) setTimeout(run);
    };
    const setImmediate = (run: () => void) => (isHeld ? held.push(run) : setTimeout(run));
    Object.assign(window, { __scheduled: held, __release: release, setImmediate });
  });
  // Of a newer release than the script of the page, which takes the file of its own version.
  await page.route('**/einbinden/1/live.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => () => undefined; // newer' }),
  );
  await page.goto(`${host.origin}/plain`);
  await page.waitForFunction(() => {
    const { __scheduled, __events } = window as unknown as { __scheduled: unknown[]; __events: unknown[] };
    return __scheduled.length + __events.length > 0;
  });
  const card = page.getByRole('article', { name: NAME });
  const picture = card.getByRole('link', { name: /^Vergrößern: / }).first();
  await card.getByRole('heading', { level: 2, name: NAME }).hover();
  await card.getByRole('link', { name: 'Kontakt aufnehmen' }).hover();
  await picture.focus();
  await page.keyboard.press('Tab');
  await page.evaluate(() => (window as unknown as { __release: () => void }).__release());
  await loaded(page);
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'Bilder' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('EM-05 SH-10 never runs code changed on its way, stays readable; a retry works', async ({ page, forgiven }) => {
  forgiven.push('net::ERR_FAILED', 'Failed to find a valid digest', 'was not loaded', 'status of 404');
  const changed = (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.__evil = true; export const start = () => () => undefined;',
    });
  let answer: (route: Route) => Promise<void> = changed;
  await page.route('**/live.js*', (route) => answer(route));
  await page.goto(`${host.origin}/plain`);
  const status = page.getByRole('status').filter({ hasText: 'Funktionen' });
  const again = status.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(status).toContainText('Einige Funktionen dieses Profils wurden nicht geladen.');
  expect(await page.evaluate(() => '__evil' in window)).toBe(false);
  // Where the release store does not have its own file, it takes the one beside it.
  answer = (route) =>
    route.request().url().includes('/einbinden/v/')
      ? route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } })
      : route.continue();
  await again.press('Enter');
  await loaded(page);
  await expect(status).toBeHidden();
});

test('EM-05 resists styles with !important, takes an accent, and works under a strict policy', async ({ page }) => {
  await page.goto(`${host.origin}/loud`);
  await loaded(page);
  const heading = page.getByRole('heading', { level: 3, name: NAME });
  await expect(heading).toBeVisible();
  const button = page.locator('pflege-profil .pp-contact .pp-button').first();
  await expect(button).toBeVisible();
  expect(
    await heading.evaluate((node) => {
      const { fontSize, textTransform, letterSpacing, textAlign, color } = getComputedStyle(node);
      return { fontSize, textTransform, letterSpacing, textAlign, color };
    }),
  ).toEqual({
    fontSize: '21.6px',
    textTransform: 'none',
    letterSpacing: 'normal',
    textAlign: 'left',
    color: 'rgb(22, 38, 58)',
  });
  // An accent that cannot be read on white is made darker, and stays on a dark surface.
  await expect(button).not.toHaveCSS('background-color', 'rgb(255, 238, 136)');
  await page.locator('pflege-profil').evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect(button).toHaveCSS('background-color', 'rgb(255, 238, 136)');
  await page.goto(`${host.origin}/strict`);
  await loaded(page);
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

for (const [framework, name] of Object.entries(frameworks)) {
  const title = `EM-05 works in a page with ${name}: shown, changed, removed and shown again`;
  test(title, { tag: framework === 'react17' || framework === 'vue' ? [] : '@full' }, async ({ page }) => {
    await page.goto(`${host.origin}/${framework}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    await loaded(page);
    const card = page.getByRole('article', { name: NAME });
    await expect(card.getByRole('heading', { name: 'Über uns' })).toBeHidden();
    await page.getByRole('button', { name: 'Umfang' }).click();
    await expect(card.getByRole('heading', { name: 'Über uns' })).toBeVisible();
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect(card).toHaveCount(0);
    const before = (await eventsOf(page)).length;
    await page.getByRole('button', { name: 'Zeigen' }).click();
    await expect(card.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await loaded(page, before + 1);
  });
}

test('EM-05 runs in the React of a host by module federation, and rejects another React', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(path.basename(new URL(request.url()).pathname)));
  await page.goto(`${host.origin}/federated`);
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await page.getByText('weitere').click();
  await expect(page.locator('details')).toHaveAttribute('open');
  expect(files, 'there is no second React').not.toContain('live.js');
  await page.goto('about:blank');
  files.length = 0;
  await page.goto(`${host.origin}/federated?react=18.3.1`);
  await expect(page.getByRole('main')).toHaveText(/^IncompatibleHostError: .* React 19\.2 .* 18\.3\.1/);
  expect(files.filter((file) => /remoteEntry|expose/.test(file))).toEqual([]);
});

test('EM-05 can be shown a hundred times without leaving anything behind', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${host.origin}/empty`);
  const session = await page.context().newCDPSession(page);
  const mountTimes = (times: number) =>
    page.evaluate(
      async ({ address, times: count }) => {
        const { mount } = (await import(address)) as {
          mount: (target: Element, options: object) => { unmount: () => void };
        };
        for (let i = 0; i < count; i += 1)
          await new Promise<void>((resolve) => {
            const mounted = mount(document.querySelector('main')!, {
              slug: 'beispiel',
              onLoad: () => {
                mounted.unmount();
                resolve();
              },
            });
          });
      },
      { address: `${site()}/einbinden/1/profil.js`, times },
    );
  const counted = async () => {
    await page.evaluate(() => ((window as unknown as { __events: unknown[] }).__events.length = 0));
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  await mountTimes(3);
  const before = await counted();
  await mountTimes(100);
  // The last profile may be held a moment longer: it has about 130 nodes and its listeners.
  const more = async () => {
    const after = await counted();
    return after.jsEventListeners > before.jsEventListeners || after.nodes - before.nodes >= 200
      ? `${after.jsEventListeners - before.jsEventListeners} listeners, ${after.nodes - before.nodes} nodes`
      : 'nothing';
  };
  await expect.poll(more).toBe('nothing');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('EM-05 PP-21 the HTML of a profile is complete: shadow root and styles', async ({ page, request }) => {
    const answer = await request.get(`${site()}/einbinden/1/company/beispiel/fragment?view=full&heading-level=2`);
    const html = await answer.text();
    const own = await startForeignHost({ '/': { html: `${TITLE}<body><main><h1>Ohne Skript</h1>${html}</main>` } });
    try {
      await page.goto(own.origin);
      const heading = page.getByRole('heading', { level: 2, name: NAME });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('font-size', '21.6px');
      await page.getByText('weitere').click();
      await expect(page.locator('details')).toHaveAttribute('open');
    } finally {
      await own.stop();
    }
  });
});
