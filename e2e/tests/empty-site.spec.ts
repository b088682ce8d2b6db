import http from 'node:http';
import { newAccount, SECRET, signInAs } from '../support/account';
import { desktop } from '../support/accessible';
import { dataFolder, freePort, removeFolder } from '../support/programs';
import { startApi, startShell, type Shell } from '../support/site';
import { startStandIn } from '../support/stand-in';
import { expect, hydrated, phone, test as visit } from '../support/visitor';

/** A production installation without any data, and a second shell whose API has no footer. */
interface EmptySite {
  shell: Shell;
  withoutFooter: Shell;
}

/** A proxy to the API that has no footer. */
const withoutFooterBefore = (api: string) =>
  startStandIn((request, response) => {
    if (request.url?.startsWith('/api-backend/page-builder'))
      return void response
        .writeHead(404, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { status: 404, code: 'not_found', message: 'Diesen Baustein gibt es nicht.' } }));
    const target = new URL(request.url ?? '/', api);
    const onward = http.request(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });

const test = visit.extend<object, { site: EmptySite }>({
  site: [
    async ({}, use) => {
      const folder = await dataFolder('empty-site-');
      const port = String(await freePort());
      const origin = `http://127.0.0.1:${port}`;
      const real = { DEMO: 'off', PUBLIC_ORIGIN: origin, SITE_URL: origin };
      const api = await startApi(folder, { ...real, AUTH_SECRET: 'a-secret-of-a-test-and-nothing-else' });
      const shell = await startShell({ api: api.origin, from: process.env.E2E_RELEASES, environment: real });
      const standIn = await withoutFooterBefore(api.origin);
      const withoutFooter = await startShell({
        api: standIn.origin,
        from: process.env.E2E_RELEASES,
        environment: real,
      });
      await use({ shell, withoutFooter });
      await withoutFooter.stop();
      await standIn.stop();
      await shell.stop();
      await api.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.shell.origin),
});

/** A public page of every kind that an empty site has, with words that it must show. */
const pages: Record<string, RegExp> = {
  '/': /Vergleichen Sie Pflegeanbieter in ganz Deutschland/,
  '/pflegeanbieter': /Sprechen Sie registrierte Fachkräfte direkt an/,
  '/pflegepersonal': /Legen Sie ein kostenloses Profil an/,
  '/suche/pflegeanbieter': /Nennen Sie uns einen Ort oder eine Pflegeform/,
  '/suche/pflegeanbieter/köln': /Leider ergab Ihre Suche 0 Treffer/,
  '/suche/pflegejobs/köln': /Leider ergab Ihre Suche 0 Treffer/,
  '/pflegemagazin': /Noch gibt es keine Beiträge.*Pflegeanbieter finden/,
  '/pflegeratgeber': /Noch gibt es keine Ratgeber.*Pflegeanbieter finden/,
  '/pflegeleitfaden': /In sechs Fragen zur passenden Pflegeform/,
  '/pflegeprodukte': /Noch gibt es hier keine Pflegeprodukte/,
  '/pakete': /Plus und Premium können Sie auf dieser Website noch nicht buchen/,
  '/impressum': /Angaben nach §\s5/,
  '/datenschutz': /welche Daten wir verarbeiten/,
  '/agb': /gelten für die Nutzung von Pflegefenster/,
  '/barrierefreiheit': /soll für alle Menschen nutzbar sein/,
  '/kontakt': /So erreichen Sie uns/,
  '/so-sortieren-wir': /Reihenfolge der Treffer/,
  '/so-pruefen-wir-bewertungen': /positive und negative Bewertungen/,
  '/registration': /Wählen Sie aus, für wen das Konto ist/,
  '/registration/einrichtung': /In drei Schritten zu Ihrem Profil/,
};
/** Personal data, and data that people can withdraw at any time, must not be cached. */
const neverKept: Record<string, RegExp> = {
  '/suche/pflegepersonal/köln': /Leider ergab Ihre Suche 0 Treffer/,
  '/login': /Noch kein Konto\?/,
};

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`an empty production site, ${name}`, () => {
    test.use({ viewport });

    const title = 'OP-02 every public page answers in words, has its footer, claims no figure and may be cached';
    test(title, { tag: viewport === phone ? '@full' : [] }, async ({ page }) => {
      for (const [address, words] of Object.entries({ ...pages, ...neverKept })) {
        const response = await page.goto(address);
        expect([address, response?.status()]).toEqual([address, 200]);
        const isKept = address in pages;
        expect([address, response?.headers()['cache-control']]).toEqual([
          address,
          isKept ? expect.stringMatching(/^public, .*s-maxage=10/) : 'no-store',
        ]);
        await hydrated(page);
        await expect(page.getByRole('main')).toContainText(words);
        await expect(page.getByRole('main')).not.toContainText(/25\.000|4\.000 registrierte/);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link', { name: 'Pflegemagazin' })).toBeVisible();
        await expect(footer).not.toContainText('Demonstration');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('OP-02 no link of the home page, its header or its footer leads nowhere', async ({ page, request }) => {
  await page.goto('/');
  await hydrated(page);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of new Set(addresses))
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

test('OP-02 the first person registers and signs in', async ({ page }) => {
  const account = newAccount('erste');
  await page.goto('/registration/pflegesuchende');
  await hydrated(page);
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field(/^Vorname/).fill('Anke');
  await field(/^Nachname/).fill('Berger');
  await field(/^E-Mail/).fill(account.email);
  await field(/^Benutzername/).fill(account.username);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(SECRET);
  await field('Passwort wiederholen').fill(SECRET);
  await page.getByRole('checkbox', { name: /AGB/ }).check();
  await page.getByRole('button', { name: 'Jetzt kostenlos registrieren' }).click();
  await expect(page.getByText(/^Vielen Dank für Ihre Registrierung\./)).toBeVisible();
  await signInAs(page, account);
  await expect(page.getByRole('main')).toContainText(account.email);
});

test('OP-02 SH-11 without a footer pages show the legal links and are cached all the same', async ({
  page,
  site,
  forgiven,
}) => {
  forgiven.push('status of 404');
  const response = await page.goto(`${site.withoutFooter.origin}/pakete`);
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveText('Impressum');
  expect(site.withoutFooter.output()).not.toContain('page rendered in part');
});
