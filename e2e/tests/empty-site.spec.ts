import { dataFolder, freePort, removeFolder, startApi, startShell } from '../support/site';
import { expect, test as visit } from '../support/visitor';

/** A production installation without any data. */
const test = visit.extend<object, { emptySite: string }>({
  emptySite: [
    async ({}, use) => {
      const folder = await dataFolder('empty-site-');
      const port = String(await freePort());
      const origin = `http://127.0.0.1:${port}`;
      const real = { DEMO: 'off', PUBLIC_ORIGIN: origin, SITE_URL: origin };
      const api = await startApi(folder, { ...real, AUTH_SECRET: 'a-secret-of-a-test-and-nothing-else' });
      const shell = await startShell({ api: api.origin, environment: real });
      await use(shell.origin);
      await shell.stop();
      await api.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ emptySite }, use) => use(emptySite),
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
  '/pakete': /Plus.* und Premium können Sie auf dieser Website noch nicht buchen/,
  '/so-sortieren-wir': /Reihenfolge der Treffer/,
  '/so-pruefen-wir-bewertungen': /positive und negative Bewertungen/,
  '/registration': /Wählen Sie aus, für wen das Konto ist/,
  '/registration/einrichtung': /In drei Schritten zu Ihrem Profil/,
};
/** Personal data, and data that people can withdraw at any time, must not be cached. */
const neverKept: Record<string, RegExp> = {
  '/suche/pflegepersonal/köln': /Leider ergab Ihre Suche 0 Treffer/,
  '/login': /Anmelden/,
};

/** They need data of the operator, which nobody has entered yet. */
const notPublic = ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/kontakt'];

/** The words of a document's body, in one line. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&nbsp;/g, ' ')
    .replaceAll('\u00ad', '');

test('OP-02 OP-07 an empty site answers in words, without figure or dead link, or by 503', async ({ request }) => {
  const footerOf = (html: string) => html.slice(html.indexOf('<footer'));
  for (const [address, words] of Object.entries({ ...pages, ...neverKept })) {
    const response = await request.get(address);
    const html = await response.text();
    expect
      .soft([address, response.status(), response.headers()['cache-control']])
      .toEqual([address, 200, address in pages ? expect.stringMatching(/^public, .*s-maxage=10/) : 'no-store']);
    expect.soft(wordsOf(html), address).toMatch(words);
    expect.soft(wordsOf(html), address).not.toMatch(/25\.000|4\.000 registrierte/);
    expect.soft(footerOf(html), address).toContain('Pflegemagazin</a>');
    expect.soft(footerOf(html), address).not.toContain('Demonstration');
  }
  const home = await (await request.get('/')).text();
  const links = new Set([...home.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)].map(([, path]) => path ?? ''));
  expect(links.size).toBeGreaterThan(25);
  for (const path of links) expect.soft([path, (await request.get(path)).status()]).toEqual([path, 200]);
  for (const path of notPublic) {
    const response = await request.get(path);
    const html = await response.text();
    expect.soft([path, response.status(), response.headers()['cache-control']]).toEqual([path, 503, 'no-store']);
    expect.soft(html, path).toContain('content="noindex,follow"');
    expect.soft(wordsOf(html), path).toMatch(/Diese Seite ist noch nicht fertig/);
  }
});
