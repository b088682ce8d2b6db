import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  type ForeignHost,
} from '../support/foreign-host';
import { root } from '../support/programs';
import { expect, origin, phone, test } from '../support/visitor';

const site = () => origin();

/** Rules of a loud theme, which reach the element itself with !important. */
const HOSTILE = `* { font-size: 40px !important; letter-spacing: 1em !important; text-transform: uppercase !important; color: red !important;
  line-height: 3 !important; text-align: center !important; font-family: cursive !important; }
  a, button { display: none !important; } .pp, .pp-card, article { visibility: hidden !important; }`;

/** What a strict page allows: its own files, and script, connections, styles and pictures of the site. */
const strict = () =>
  `default-src 'none'; script-src 'self' ${site()}; connect-src ${site()}; img-src ${site()}; style-src 'self'; base-uri 'none'`;

test.describe('the profile on other sites', () => {
  // No storage of the tests' own.
  test.use({ answer: 'not-asked' });
  let host: ForeignHost;
  test.beforeAll(async () => {
    const frameworks = ['react17', 'react18', 'react19', 'vue'];
    const programs = await Promise.all(
      [...frameworks.map((one) => `${one}/main.js`), 'react19/federated.js'].map(
        async (file) => [`/${file}`, await hostScript(file)] as const,
      ),
    );
    host = await startForeignHost({
      '/events.js': EVENTS,
      ...Object.fromEntries(programs),
      ...Object.fromEntries(
        frameworks.map((one) => [
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
        html: `${TITLE}<style>${HOSTILE}</style>${EVENTS_SCRIPT}${script()}<body><main><h1>Tipps</h1>${profile()}</main>`,
      },
      '/colours': {
        html: `${TITLE}<style>pflege-profil { --pp-accent: #ffee88 }</style>${EVENTS_SCRIPT}${script()}<body><main><h1>Farben</h1>${profile('view="full" heading-level="2"')}${profile('theme="dark" heading-level="2"')}</main>`,
      },
      '/strict': {
        html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Streng</h1>${profile('heading-level="2"')}</main>`,
        policy: strict(),
      },
      '/empty': { html: `${TITLE}${EVENTS_SCRIPT}${script()}<body><main><h1>Leer</h1></main>` },
    });
  });
  test.afterAll(() => host.close());

  test('EM-05 PP-21 a page with one script shows it, first as HTML, then interactive, without cookie, storage or globals', async ({
    page,
  }) => {
    const shifts = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 300);
          }),
      );
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
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
    await card.getByRole('link', { name: 'Kontakt aufnehmen' }).click();
    expect((await eventsOf(page)).at(-1)).toEqual(['pp-contact', { slug: 'beispiel', channel: 'message' }]);
    expect(page.url()).toBe(`${host.origin}/plain`);
    await expect(card.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      `${site()}/pflegeanbieter/profiles/beispiel#nachricht`,
    );
    expect(await shifts()).toBeLessThan(0.02);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await page.evaluate(() => Object.keys(window).sort())).toEqual(globals);
    for (const screen of [{ width: 1280, height: 900 }, phone]) {
      await page.setViewportSize(screen);
      expect(await faultsOf(page)).toEqual([]);
    }
  });

  test('EM-05 requests its code only after the first picture has arrived', async ({ page }) => {
    const order: string[] = [];
    page.on('request', (request) => request.url().endsWith('/live.js') && order.push('code requested'));
    page.on('requestfinished', (request) => request.resourceType() === 'image' && order.push('picture arrived'));
    await page.route('**/beispiel/bild/**', async (route) => {
      const response = await route.fetch(); // one more way than the code has
      await route.fulfill({ response });
    });
    await page.goto(`${host.origin}/plain`);
    await loaded(page);
    expect(order.indexOf('picture arrived')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('picture arrived')).toBeLessThan(order.indexOf('code requested'));
  });

  test('EM-05 is not changed by page styles with !important, and works under a strict policy', async ({ page }) => {
    await page.goto(`${host.origin}/loud`);
    await loaded(page);
    const heading = page.getByRole('heading', { level: 3, name: NAME });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeVisible();
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
    await page.goto(`${host.origin}/strict`);
    await loaded(page);
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('EM-05 makes an accent colour readable that is not', async ({ page }) => {
    await page.goto(`${host.origin}/colours`);
    await loaded(page, 2);
    const contrast = (index: number) =>
      page
        .locator('pflege-profil')
        .nth(index)
        .evaluate((element) => {
          const button = element.shadowRoot?.querySelector('.pp-contact .pp-button');
          const { color, backgroundColor } = getComputedStyle(button!);
          const light = (text: string) => {
            const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map((one) => {
              const part = Number(one) / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const [dark = 0, bright = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
          return (bright + 0.05) / (dark + 0.05);
        });
    expect(await contrast(0)).toBeGreaterThanOrEqual(4.5);
    expect(await contrast(1)).toBeGreaterThanOrEqual(4.5);
    expect(await faultsOf(page)).toEqual([]);
    // On a dark surface the colour of the page can be read.
    const first = page.locator('pflege-profil').first();
    await first.evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect(first.locator('.pp-contact .pp-button').first()).toHaveCSS('background-color', 'rgb(255, 238, 136)');
  });

  for (const [framework, name] of [
    ['react17', 'React 17.0.2'],
    ['react18', 'React 18.3.1'],
    ['react19', 'React 19.3.1'],
    ['vue', 'Vue 3'],
  ] as const) {
    test(`EM-05 works in a page with ${name}: shown, changed, removed and shown again`, async ({ page }) => {
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

  test('EM-05 runs in the React of a host by module federation, and rejects another React version with an IncompatibleHostError', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(path.basename(new URL(request.url()).pathname)));
    await page.goto(`${host.origin}/federated`);
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await page.getByText('weitere').click();
    await expect(page.locator('details')).toHaveAttribute('open');
    // No second React.
    expect(files).not.toContain('live.js');
    files.length = 0;
    await page.goto(`${host.origin}/federated?react=18.3.1`);
    await expect(page.getByRole('main')).toHaveText(/^IncompatibleHostError: .* React 19\.2 .* 18\.3\.1/);
    expect(files.filter((file) => /remoteEntry|expose/.test(file))).toEqual([]);
  });

  test('EM-05 a host loads the federated profile by another call if container, code or profile did not load', async ({
    page,
    forgiven,
  }) => {
    forgiven.push('net::ERR_FAILED');
    const failing = ['**/remoteEntry*', '**/expose-*', '**/fragment*'] as const;
    for (const address of failing) await page.route(address, (route) => route.abort());
    await page.goto(`${host.origin}/federated`);
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect(page.getByRole('main')).toHaveText(/^ContainerError: The federated profile was not loaded\./);
    await page.unroute(failing[0]);
    const code = page.waitForEvent('requestfailed', (request) => request.url().includes('/expose-'));
    await again.click();
    await code;
    await expect(page.getByRole('main')).toContainText('ContainerError');
    await page.unroute(failing[1]);
    await again.click();
    await expect(page.getByRole('status')).toContainText('Das Profil ist gerade nicht erreichbar.');
    await page.unroute(failing[2]);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  });

  test('EM-05 can be shown a hundred times without leaving anything behind', async ({ page }) => {
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

  test('EM-05 keeps every version under its own address, with the hashes that its description names', async ({
    request,
  }) => {
    const { version, integrity } = JSON.parse(await readFile(path.join(root, 'embed/dist/embed.json'), 'utf8')) as {
      version: string;
      integrity: Record<string, string>;
    };
    const answer = await request.get(`${site()}/einbinden/v/${version}/profil.js`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
    const digest = await crypto.subtle.digest('SHA-384', new Uint8Array(await answer.body()));
    expect(`sha384-${Buffer.from(digest).toString('base64')}`).toBe(integrity['profil.js']);
    expect((await request.get(`${site()}/einbinden/v/0.0.1/profil.js`)).status()).toBe(404);
  });
});

test.describe('the profile as HTML without script', () => {
  test.use({ javaScriptEnabled: false });
  test('EM-05 PP-21 is complete: shadow root, styles, structured data', async ({ page, request }) => {
    const answer = await request.get(`${site()}/einbinden/1/company/beispiel/fragment?view=full&heading-level=2`);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    const html = await answer.text();
    const host = await startForeignHost({ '/': { html: `${TITLE}<body><main><h1>Ohne Skript</h1>${html}</main>` } });
    try {
      await page.goto(host.origin);
      const heading = page.getByRole('heading', { level: 2, name: NAME });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('font-size', '21.6px');
      await page.getByText('weitere').click();
      await expect(page.locator('details')).toHaveAttribute('open');
    } finally {
      await host.close();
    }
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'LocalBusiness', name: NAME });
    const tag = answer.headers().etag ?? '';
    const again = await request.get(answer.url(), { headers: { 'if-none-match': tag } });
    expect(again.status()).toBe(304);
  });
});
