import { readFileSync } from 'node:fs';
import type { SearchFigures } from './api';
import type { Contestant, Measured } from './contestants';

interface ReportInput {
  measured: Measured;
  search: SearchFigures;
  rounds: number;
}

const { firstVisits } = JSON.parse(readFileSync(new URL('../../size-budget.json', import.meta.url), 'utf8')) as {
  firstVisits: Record<string, number>;
};

const contestants: [Contestant, string][] = [
  ['federated', 'federated (server-rendered)'],
  ['monolith-client', 'monolith baseline, client-rendered'],
  ['monolith-server', 'monolith baseline, server-rendered'],
  ['static', 'static baseline'],
];
const ms = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : `${Math.round(value)} ms`;
const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`;

/** A budget as a ratio or a figure, the measured value, and whether the budget is kept. */
const line = (what: string, value: number, limit: number, unit = '') =>
  `| ${what} | ${value.toFixed(2)}${unit} | ≤ ${limit}${unit} | ${value <= limit ? 'yes' : '**no**'} |`;

function pageTable(results: Measured[string]): string {
  const rows = contestants.map(([key, title]) => {
    const { fcp, lcp, ready, cls, bytes, scriptBytes, requests } = results[key];
    return `| ${title} | ${ms(fcp)} | ${ms(lcp)} | ${ms(ready)} | ${cls.toFixed(3)} | ${kb(bytes)} | ${kb(scriptBytes)} | ${requests} |`;
  });
  return [
    '| | FCP | LCP | ready | CLS | bytes | of them script | requests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** @param script - the bytes that count for the budget of the first load, and the first visit whose budget that is */
function budgetTable(
  page: string,
  results: Measured[string],
  script: { bytes: number; visit: string } = { bytes: results.federated.scriptBytes, visit: page.toLowerCase() },
): string {
  const { federated: own, 'monolith-client': mono, 'monolith-server': rendered, static: still } = results;
  return [
    `| ${page} | measured | budget | holds |`,
    '| --- | --- | --- | --- |',
    line('FCP ÷ client-rendered monolith', own.fcp / mono.fcp, 0.45),
    line('LCP ÷ client-rendered monolith', own.lcp / mono.lcp, 0.45),
    line('FCP ÷ static baseline', own.fcp / still.fcp, 1.5),
    line('LCP ÷ static baseline', own.lcp / still.lcp, 1.15),
    line('first-load script ÷ monolith', own.scriptBytes / mono.scriptBytes, 1.25),
    line('first-load script', script.bytes / 1000, firstVisits[script.visit] ?? NaN, ' kB'),
    line('ready ÷ server-rendered monolith', (own.ready ?? NaN) / (rendered.ready ?? NaN), 1.15),
    line('ready ÷ client-rendered monolith', (own.ready ?? NaN) / (mono.ready ?? NaN), 1.15),
    line('layout shift', own.cls, 0.05),
  ].join('\n');
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
    'medians. The map is drawn by the processor, because the machine has no graphics card. It loads when the browser is idle after the',
    'load event; a browser test proves that nothing of it is requested before (`e2e/tests/map.spec.ts`). So the budget of the first load',
    'counts the scripts that were requested before the load event. All other figures contain the map, which the static baseline has not.',
    '',
    pageTable(results),
    '',
    budgetTable(page, results, { bytes: federated.earlyScriptBytes, visit: 'results' }),
    '',
    '| | federated | monolith, client-rendered | monolith, server-rendered |',
    '| --- | --- | --- | --- |',
    `| first pin on the map | ${[federated, mono, rendered].map(({ map }) => ms(map)).join(' | ')} |`,
  ].join('\n');
}

/** The text of docs/performance.md: what was measured, how, and whether the budgets are kept. */
export function report({ measured, search, rounds }: ReportInput): string {
  const tables = Object.entries(measured).flatMap(([page, results]) => [
    `### ${page}`,
    '',
    pageTable(results),
    '',
    budgetTable(page, results),
    '',
  ]);
  return [
    '# Performance',
    '',
    'Written by `npm run bench`. Each page is visited with a cold cache on a phone profile (1.6 Mbit/s, 150 ms round trip, a',
    `processor four times slower than this machine's), every contestant once per round, ${rounds} rounds, medians. The monolith baseline`,
    'is the same source in one webpack build, split by route; the static baseline is the same HTML without any script. All send the',
    'same documents with the same headers, compression and hints. Visits begin on a page of another site. Ready: the page reacts and',
    'everything it shows is there (cards, ratings). Ratios within one run count; milliseconds depend on the machine.',
    '',
    'On a phone the map of the results opens on request. The results with the open map, which stands beside the list from 1024 px on,',
    'have a section of their own.',
    '',
    ...tables,
    '## Search',
    '',
    `${search.queries} different searches over 25,000 providers, total and facets included, as the server itself times them:`,
    '',
    '| | measured | budget | holds |',
    '| --- | --- | --- | --- |',
    line('p50', search.p50, 4, ' ms'),
    line('p95', search.p95, 12, ' ms'),
    `| p99 | ${search.p99.toFixed(2)} ms | – | – |`,
    `| searches per second, 8 connections | ${Math.round(search.requestsPerSecond)} | – | – |`,
    '',
  ].join('\n');
}
