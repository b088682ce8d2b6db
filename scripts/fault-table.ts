// Writes docs/faults.csv from the last run of e2e/tests/fault-*.spec.ts, or from the named
// result files of several runs (`npm run fault-table`).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { FaultResult, Way } from '../e2e/support/fault-cases';

const root = path.resolve(import.meta.dirname, '..');
const ways: Way[] = ['server', 'first load', 'client navigation'];

const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const resultFiles = process.argv.length > 2 ? process.argv.slice(2) : [path.join(root, 'test-results/playwright.json')];
/** Title → the last run of the test. */
const specs = new Map(
  resultFiles
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as JSONReport).suites.flatMap(specsOf))
    .filter(({ file }) => /^(tests\/)?fault-/.test(file))
    .map((spec) => [spec.title, spec] as const),
);
const failed = [...specs.values()].filter(({ ok }) => !ok);
const results = [...specs.values()].flatMap(({ ok, tests }) =>
  tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description = '' }) =>
      ok && type === 'fault' ? [JSON.parse(description) as FaultResult] : [],
    ),
  ),
);
const faults = [...new Set(results.map(({ fault }) => fault))];

/** The most frequent result, the slices with another one, and how soon the frame reacts at the latest. */
function cellOf(fault: string, way: Way): string {
  const found = results.filter((result) => result.fault === fault && result.way === way);
  const slicesWith = (cell: string) => found.flatMap(({ sees, slice }) => (sees === cell ? [slice] : []));
  const cells = [...new Set(found.map(({ sees }) => sees))];
  const [usual = '–', ...others] = cells.sort((one, other) => slicesWith(other).length - slicesWith(one).length);
  const exceptions = others.map((cell) => `${cell} in ${slicesWith(cell).join(', ')}`);
  const times = found.flatMap(({ reacts }) => reacts ?? []);
  const slowest = times.length > 0 ? ` (${(Math.max(...times) / 1000).toFixed(1)} s)` : '';
  return `${[usual, ...exceptions].join('; ')}${slowest}`;
}

if (results.length === 0) throw new Error('There are no results of fault-*.spec.ts: run them first.');
const table = [['Fault', ...ways], ...faults.map((fault) => [fault, ...ways.map((way) => cellOf(fault, way))])];
const lines = table.map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`);
writeFileSync(path.join(root, 'docs/faults.csv'), lines.join(''));
console.log(`${results.length} cases passed, ${failed.length} failed.`);
for (const { title } of failed) console.error(`failed: ${title}`);
process.exitCode = failed.length > 0 ? 1 : 0;
