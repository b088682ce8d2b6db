// npm run bench:embed: visits the profile on the site and the same profile embedded in a page of another origin in turn,
// with one phone profile. Writes its section of docs/performance.md.
import { IMAGE_WIDTHS } from '@care/contracts/constants';
import { startForeignHost, TITLE } from '../support/foreign-host';
import { demoSite } from '../support/site';
import { launch, mediansOf, visit, type Visit } from './measure';
import { writeSection } from './report';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const budgets = { lcpRatio: 1.2, cls: 0.02 };
const PROFILE = '/pflegeanbieter/profiles/beispiel';

const VIEWS = ['compact', 'full'] as const;

/** A page as an integrator writes it, with the space reserved that `/einbinden` proposes. */
function page(origin: string, view: (typeof VIEWS)[number], isHinted: boolean): string {
  const company = `${origin}/einbinden/1/company/beispiel`;
  const picture = `<link rel="preload" as="image" fetchpriority="high" imagesizes="(min-width: 60em) 30em, 100vw" imagesrcset="${IMAGE_WIDTHS.map((width) => `${company}/bild/${width} ${width}w`).join(', ')}">`;
  const hint = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${company}/fragment${view === 'full' ? '?view=full' : ''}">${view === 'full' ? picture : ''}`;
  return `${TITLE}<style>pflege-profil { display: block; min-height: 1400px }</style>${isHinted ? hint : ''}
<script type="module" crossorigin="anonymous" src="${origin}/einbinden/1/profil.js"></script>
<body><main><h1>Unser Haus</h1><h2>Kontakt</h2><pflege-profil slug="beispiel" view="${view}"><a href="${origin}${PROFILE}">Profil ansehen</a></pflege-profil></main>`;
}

const { shell, stop } = await demoSite();
const embedded = VIEWS.flatMap((view) =>
  [false, true].map((isHinted) => ({
    place: `${view} view${isHinted ? ', preload lines' : ''}`,
    path: `/${view}${isHinted ? '-hinted' : ''}`,
    html: page(shell.origin, view, isHinted),
  })),
);
const host = await startForeignHost(Object.fromEntries(embedded.map(({ path: address, html }) => [address, { html }])));
const browser = await launch();
try {
  const urls = {
    'on the site': shell.origin + PROFILE,
    ...Object.fromEntries(embedded.map(({ place, path: address }) => [place, host.origin + address])),
  };
  const visits = Object.fromEntries(Object.keys(urls).map((place) => [place, [] as Visit[]]));
  for (const url of Object.values(urls)) await visit(browser, { url }); // caches of the servers
  for (let round = 0; round < rounds; round++)
    for (const [place, url] of Object.entries(urls)) visits[place]?.push(await visit(browser, { url }));
  const medians = Object.entries(visits).map(([place, list]) => ({ place, ...mediansOf(list) }));
  const [site, ...others] = medians;
  const rows = medians.map(
    ({ place, fcp, lcp, cls, bytes, scriptBytes, requests }) =>
      `| ${place} | ${fcp.toFixed(0)} | ${lcp.toFixed(0)} | ${(lcp / (site?.lcp ?? NaN)).toFixed(2)} | ${cls.toFixed(3)} | ${(bytes / 1000).toFixed(0)} | ${(scriptBytes / 1000).toFixed(1)} | ${requests} |`,
  );
  const cls = Math.max(...others.map((one) => one.cls));
  const text = `## The embedded profile

\`npm run bench:embed\`, ${rounds} visits of each in turn, phone profile as above, cold cache, medians. The views are embedded in
a page of another origin with reserved space, with and without the preload lines of \`/einbinden\`.

| Profile | FCP ms | LCP ms | LCP ÷ site | CLS | kB | script kB | requests |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The budget of LCP ÷ site is ${budgets.lcpRatio}. Layout shift in the foreign page: ${cls.toFixed(3)} (budget ${budgets.cls}: ${cls <= budgets.cls ? 'holds' : 'missed'}).
The largest element of the compact view is text, that of the full view a picture, which the browser can request before the HTML
of the profile has arrived only if the page names it.`;
  await writeSection('embed', text);
} finally {
  await browser.close();
  await host.stop();
  await stop();
}
process.exit();
