import { createHash } from 'node:crypto';
import { globalStyles } from '@care/ui/global-styles';
import type { LiveComposition } from './composition';
import { writeDocument, type DocumentOptions } from './document';
import { manifestOf } from '../testing/manifest';

const hash = `sha384-${'A'.repeat(64)}`;
const slice = (name: string, expose: string, fills = {}) =>
  manifestOf('1.0.0', {
    name,
    container: name.replaceAll('-', '_'),
    fills,
    exposes: { [expose]: { js: [`${expose}.js`], css: [] } },
    routes: expose === 'profile' ? [{ path: '/p', expose, render: 'server', slots: ['provider.ratings'] }] : [],
    integrity: { 'remoteEntry.js': hash, [`${expose}.js`]: hash },
  });
const slices = [
  slice('mf-provider-profile', 'profile'),
  slice('mf-reviews', 'ratings', { 'provider.ratings': 'ratings' }),
  slice('mf-search', 'results'),
];
const composition: LiveComposition = { id: 'c1', revision: 1, build: 'b1', slices, manifests: {}, pages: [] };
const rendered: DocumentOptions['result'] = {
  kind: 'html',
  status: 200,
  html: '<main>Hallo</main>',
  head: {
    title: 'Haus "Am Park" <1>',
    description: 'A & B',
    canonical: '/p',
    oembed: true,
    jsonLd: [{ url: '/p', name: '</script>' }],
  },
  styles: { ids: 'a', css: '.pf-a{color:red}' },
  footerCss: '.foot{color:blue}',
  state: { api: { text: '</script><script>alert(1)</script>' } } as never,
  ...({ route: 'r', module: 'mf-provider-profile/profile', page: 'ready', outcome: 'ok' } as const),
  slots: [],
  isWhole: true,
  mayBeKept: true,
  problems: [],
};
const options = (result: DocumentOptions['result'] = rendered): DocumentOptions => ({
  composition,
  result,
  contractsVersion: '1.0.0',
  icon: '/i.svg',
  origin: 'https://www.example.org',
  scripts: ['/shell/vendor.js', '/shell/main.js'],
});
const write = (result?: DocumentOptions['result']) => writeDocument(options(result));

it('SH-18 preloads the code of the page and of the slots it shows, with their hashes, and nothing else', () => {
  const preload = /<link rel="preload" as="script" href="\/releases\/([^"]+)" integrity="[^"]+">/g;
  expect([...write().html.matchAll(preload)].map(([, href]) => href)).toEqual([
    ...['remoteEntry', 'profile'].map((file) => `mf-provider-profile/1.0.0/web/${file}.js`),
    ...['remoteEntry', 'ratings'].map((file) => `mf-reviews/1.0.0/web/${file}.js`),
  ]);
  // No file of a slice whose hash is not known.
  const unknown = { ...composition, slices: slices.map((one) => ({ ...one, integrity: {} })) };
  expect(writeDocument({ ...options(), composition: unknown }).html).not.toMatch(/<link rel="(preload|stylesheet)"/);
});
it('SH-10 allows exactly its own styles, no frame around it, no plug-ins, no other base and forms to the site only', () => {
  const { html, policy } = write();
  const css = /<style[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  expect(css).toBe(`${globalStyles}.pf-a{color:red}.foot{color:blue}`);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
  );
});
it('SH-12 has the base styles in its head, also where the browser renders', () => {
  const { html, policy } = write({ kind: 'client', status: 200 });
  expect(html).toContain(`<style data-emotion="pf ">${globalStyles}</style>`);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(globalStyles).digest('base64')}'`);
});
it('SH-18 excludes personal pages from search engines, and no page that merely could not be rendered', () => {
  const robotsOf = (result?: DocumentOptions['result']) =>
    /name="robots" content="([^"]+)"/.exec(write(result).html)?.[1];
  const robots = 'noindex,follow';
  expect(robotsOf({ kind: 'client', status: 200, module: 'mf-account/inbox', robots })).toBe(robots);
  expect(robotsOf({ kind: 'client', status: 200, module: 'mf-provider-profile/profile' })).toBeUndefined();
  expect(robotsOf({ ...rendered, head: undefined })).toBe(robots);
});
it('SH-17 requests the first pictures before the scripts, and the scripts with the head where no picture waits', () => {
  const hints = '<link rel="preload" as="image" href="/a.webp"/><link rel="preload" as="image" href="/b.webp"/>';
  const { html } = write({ ...rendered, html: `${hints}<main>Hallo</main>` });
  expect(html).toContain(`${hints}</head>`);
  expect(html).toContain('<div id="root"><main>Hallo</main></div><script defer');
  expect(html.indexOf('rel="preload" as="script"')).toBeGreaterThan(html.indexOf('</main>'));
  const plain = write().html;
  expect(plain.indexOf('<script defer')).toBeLessThan(plain.indexOf('</head>'));
});
it('SH-18 has title, header, heading and hints of a page that the browser renders, and no state', () => {
  const frame = { ...rendered, html: '<header>Menü</header><h1>Anmelden</h1>', head: { title: 'Anmelden' } };
  const { html } = write({ kind: 'client', status: 200, frame });
  expect(html).toMatch(/<title>Anmelden · Pflegefenster<.*<div id="root"><header>Menü<\/header><h1>Anmelden</);
  const without = write({ kind: 'client', status: 200, module: 'mf-search/results' }).html;
  expect(without).toContain('<div id="root"></div>');
  expect(without).toContain('/releases/mf-search/1.0.0/web/results.js');
  for (const one of [html, without]) expect(one).not.toContain('"rendered"');
});
it('SR-17 escapes titles and data, and writes whole addresses for search engines', () => {
  const { html } = write({ ...rendered, head: { ...rendered.head!, prev: '/a?page=1', next: '/a?page=3' } });
  expect(html).not.toContain('<script>alert(1)');
  expect(html.match(/<script/g)).toHaveLength(4); // the shell's two, the data, JSON-LD
  expect(html).toContain('<title>Haus &#34;Am Park&#34; &#60;1&#62; · Pflegefenster</title>');
  expect(html).toContain('<link rel="canonical" href="https://www.example.org/p">');
  expect(html).toContain('<meta property="og:url" content="https://www.example.org/p">');
  expect(html).toContain('"url":"https://www.example.org/p"');
  expect(html).toContain('<link rel="prev" href="https://www.example.org/a?page=1">');
  expect(html).toContain('<link rel="next" href="https://www.example.org/a?page=3">');
});
it('EM-05 names the address at which a profile describes itself by oEmbed', () =>
  expect(write().html).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://www.example.org/api-backend/oembed/?url=https%3A%2F%2Fwww.example.org%2Fp">',
  ));
it('PP-13 lets pictures and data of a map come from the origins that are set, and scripts from nowhere else', () => {
  const policyFor = (mapOrigins: string[]) => {
    const { policy } = writeDocument({ ...options(), mapOrigins });
    return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  };
  expect(policyFor([])).toMatchObject({ 'connect-src': "connect-src 'self'", 'img-src': "img-src 'self' data:" });
  const open = policyFor(['https://tiles.example']);
  expect(open['connect-src']).toBe("connect-src 'self' https://tiles.example");
  expect(open['img-src']).toBe("img-src 'self' data: blob: https://tiles.example");
  expect(open['script-src']).toBe("script-src 'self'");
});
it('PP-12 lets videos go to the store that is set, and to no other origin', () => {
  const { policy } = writeDocument({ ...options(), uploadOrigin: 'https://store.example/' });
  expect(policy).toContain("; connect-src 'self' https://store.example; ");
  expect(policy.match(/store\.example/g)).toHaveLength(1);
  expect(writeDocument(options()).policy).toContain("; connect-src 'self'; ");
});
it('AC-17 PK-04 lets in frames of the site, and names and lets in the ad frame only where one is set', () => {
  const without = writeDocument(options());
  expect(without.html).not.toContain('ad-frame');
  expect(without.policy).toContain("; frame-src 'self'; object-src 'none'");
  const { html, policy } = writeDocument({ ...options(), adFrame: 'https://ads.example/show?place=1&x="' });
  expect(html).toContain('<meta name="ad-frame" content="https://ads.example/show?place=1&#38;x=&#34;">');
  expect(policy).toContain("; frame-src 'self' https://ads.example; object-src 'none'");
});
