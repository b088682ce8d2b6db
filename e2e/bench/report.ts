import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/site';
import type { Contestant, Measured } from './contestants';

const FILE = path.join(root, 'docs/performance.md');

const rounded = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : String(Math.round(value));
const kb = (value: number) => (value / 1000).toFixed(1);

/** The site's own figures; those of the others are in the ratios. */
function pageTable(measured: Measured): string {
  const rows = Object.entries(measured).map(([page, { federated }]) => {
    const { fcp, lcp, ready, cls, bytes, scriptBytes, requests } = federated;
    return `| ${page} | ${rounded(fcp)} | ${rounded(lcp)} | ${rounded(ready)} | ${cls.toFixed(3)} | ${kb(bytes)} | ${kb(scriptBytes)} | ${requests} |`;
  });
  return [
    '| | FCP ms | LCP ms | ready ms | CLS | kB | script kB | requests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

interface Judged {
  page: string;
  results: Measured[string];
}

const ratioTo =
  (other: Contestant, key: 'fcp' | 'lcp' | 'ready' | 'scriptBytes') =>
  ({ results }: Judged): number =>
    (results.federated[key] ?? NaN) / (results[other][key] ?? NaN);

/** Ratios of one run, which the machine does not change; the monolith is built of the same libraries. */
const budgets: [what: string, measured: (page: Judged) => number, limit: number][] = [
  ['FCP ÷ client-rendered monolith', ratioTo('monolith-client', 'fcp'), 0.45],
  ['LCP ÷ client-rendered monolith', ratioTo('monolith-client', 'lcp'), 0.45],
  ['FCP ÷ static baseline', ratioTo('static', 'fcp'), 1.5],
  ['LCP ÷ static baseline', ratioTo('static', 'lcp'), 1.05],
  ['first-load script ÷ monolith', ratioTo('monolith-client', 'scriptBytes'), 1.15],
  ['ready ÷ server-rendered monolith', ratioTo('monolith-server', 'ready'), 1.05],
  ['ready ÷ client-rendered monolith', ratioTo('monolith-client', 'ready'), 1.15],
  ['layout shift', ({ results }) => results.federated.cls, 0.05],
];

/** All budgets of some pages; a value above its budget is bold. */
function budgetTable(pages: readonly Judged[]): string {
  const rows = budgets.map(([what, measured, limit]) => {
    const values = pages.map(measured);
    return [what, ...values.map((value) => (value <= limit ? value.toFixed(2) : `**${value.toFixed(2)}**`)), limit];
  });
  const names = ['budget of', ...pages.map(({ page }) => page), 'at most'];
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The section about the results with the open map. */
export function mapReport(page: string, measured: Measured, rounds: number): string {
  const results = measured[page];
  if (!results) throw new Error(`${page} was not measured`);
  const { federated, 'monolith-client': mono, 'monolith-server': rendered } = results;
  return [
    `## ${page}`,
    '',
    `Written by \`npm run bench:map\`: a screen of 1280 px, network and processor of the phone profile above, cold cache, ${rounds} rounds,`,
    'medians; drawn without a graphics card. The map loads when the browser is idle after the load event (`e2e/tests/map.spec.ts`).',
    'The static baseline has no map.',
    '',
    pageTable({ [page]: results }),
    '',
    budgetTable([{ page, results }]),
    '',
    `First pin on the map: federated ${rounded(federated.map)} ms, monolith ${rounded(mono.map)} ms (client-rendered) and ${rounded(rendered.map)} ms (server-rendered).`,
  ].join('\n');
}

/** The text of docs/performance.md: what was measured, how, and whether the budgets are kept. */
export function report(measured: Measured, rounds: number): string {
  const judged = Object.entries(measured).map(([page, results]) => ({ page, results }));
  return [
    '# Performance',
    '',
    'Written by `npm run bench`. Each page is visited with a cold cache on a phone profile (1.6 Mbit/s, 150 ms round trip, a',
    `processor four times slower than this machine's), every contestant once per round, ${rounds} rounds, medians. The monolith baseline`,
    'is the same source in one webpack build, split by route; the static baseline is the same HTML without any script. All send the',
    'same documents with the same headers, compression and hints. Visits begin on a page of another site. Ready: the page reacts and',
    'everything it shows is there (cards, ratings). Ratios within one run count; milliseconds depend on the machine.',
    '',
    'On a phone the map of the results opens on request; the results with the map open have a section of their own.',
    '',
    pageTable(measured),
    '',
    'A value above its budget is bold.',
    '',
    budgetTable(judged),
    '',
  ].join('\n');
}

const marks = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- /${name} -->` });

/** The named section of a document with its marks, or an empty text. */
function sectionOf(page: string, name: string): string {
  const { start, end } = marks(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  return from < 0 || to < from ? '' : page.slice(from, to + end.length);
}

/** Replaces one section of the document, keeps the rest, and prints the section. */
export async function writeSection(name: string, body: string): Promise<void> {
  const page = await readFile(FILE, 'utf8');
  const { start, end } = marks(name);
  const section = `${start}\n\n${body}\n\n${end}`;
  const old = sectionOf(page, name);
  await writeFile(FILE, old ? page.replace(old, () => section) : `${page.trimEnd()}\n\n${section}\n`);
  console.log(body);
}

/** Replaces the document, keeps the sections of other benchmarks, and prints the text. */
export async function writeAround(text: string, names: readonly string[]): Promise<void> {
  const page = await readFile(FILE, 'utf8').catch(() => '');
  const kept = names.map((name) => sectionOf(page, name)).filter(Boolean);
  await writeFile(FILE, [text.trimEnd(), ...kept].join('\n\n') + '\n');
  console.log(text);
}
