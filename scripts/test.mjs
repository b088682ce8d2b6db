// npm test: lint and types, builds, unit tests, browser tests, in that order. Prints "N passed, N failed" last. With
// --full (npm run test:full) also what takes minutes: the browser tests tagged @full, the unit tests named *.full.test.ts,
// the types of every package by TypeScript 6, another build of every slice, and the former release on this schema.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isInstalled } from './is-installed.mjs';
import { LESS_COLLECTING } from './less-collecting.mjs';
import { sliceFolders } from './slices.mjs';

/** Free bytes of memory from which on temporary files are kept there; the tests need an eighth of it. */
const LEAST_MEMORY = 4e9;

const root = path.resolve(import.meta.dirname, '..');
const start = Date.now();
const isFull = process.argv.includes('--full');
/** With --shuffle files and their tests run in random order. Jest prints the seed, with which `npx jest` repeats it. */
const shuffled = process.argv.includes('--shuffle')
  ? ['--randomize', '--testSequencer', path.join(root, 'scripts/shuffle.cjs')]
  : [];
/** What Jest and Playwright read. */
const full = isFull ? { TEST_FULL: 'on' } : {};
const binary = (name) => path.join(root, 'node_modules/.bin', name);
const temporary = temporaryFolder();
const environment = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', TMPDIR: temporary };
const results = path.join(root, 'test-results');

/** States of pages that axe looks at, at two widths each. */
const FEWEST_STATES = 40;

/** Lines of a message that the list of failures shows. */
const MESSAGE_LINES = 25;

let passed = 0;
let failed = 0;
/** What failed, in the order it was found. It is printed again at the end, because a log may be read from its end only. */
const failures = [];

/**
 * A folder for the databases, sites and browser profiles of the tests. It is in memory if there is room, because a disk
 * takes long to create the files of a database whose predecessor was just deleted.
 */
function temporaryFolder() {
  const memory = '/dev/shm';
  const { bavail = 0, bsize = 0 } = existsSync(memory) ? statfsSync(memory) : {};
  const folder = mkdtempSync(path.join(bavail * bsize > LEAST_MEMORY ? memory : os.tmpdir(), 'care-tests-'));
  // Started as root, the databases run as another user.
  chmodSync(folder, 0o755);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  return folder;
}

/** Seconds by part of the run. */
const parts = new Map();

/** The seconds of a part that has ended. */
function took(part, begin) {
  const seconds = (Date.now() - begin) / 1000;
  parts.set(part, seconds);
  return seconds.toFixed(1);
}

/** Runs a command. Its output is shown at once, or collected if others run at the same time. */
function run(command, words, extra = {}, printed = 'inherit') {
  const stdio = ['ignore', printed, printed];
  const child = spawn(command, words, { cwd: root, stdio, env: { ...environment, ...extra } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ isGood: false, output: `${message}\n` }));
    child.once('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** Counts one test. */
function count(title, isGood, output = '') {
  console.log(`\n── ${title}\n${output}${isGood ? '✓' : '✗'} ${title}`);
  if (isGood) passed++;
  else fail(title, output.trimEnd().split('\n').slice(-MESSAGE_LINES).join('\n'));
  return isGood;
}

/** Counts and keeps one failure. */
function fail(title, message = '') {
  failed++;
  failures.push(`✗ ${title}\n${message.split('\n').slice(0, MESSAGE_LINES).join('\n')}`.trimEnd());
}

/** Runs a command that counts as one test, and prints its output as one block. */
async function check(title, command, words, extra) {
  const begin = Date.now();
  const { isGood, output } = await run(command, words, extra, 'pipe');
  return count(`${title} (${took(title, begin)} s)`, isGood, output);
}

function countJest(file) {
  if (!existsSync(file)) {
    fail('the unit tests wrote no report');
    return;
  }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  passed += numPassedTests;
  for (const { name, message, assertionResults } of testResults.filter(({ status }) => status === 'failed')) {
    const suite = path.relative(root, name);
    const bad = assertionResults.filter((test) => test.status === 'failed');
    for (const test of bad) fail(`${suite} › ${test.fullName}`, test.failureMessages.join('\n'));
    if (bad.length === 0) fail(suite, message);
  }
}

/** SH-01: counts the states of pages that axe has looked at on desktop and phone. */
function countAxe(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const widths = new Map();
  for (const line of lines) {
    const [test, state, width] = line.split(' ');
    const key = `${test} ${state}`;
    widths.set(key, new Set([...(widths.get(key) ?? []), width]));
  }
  const both = [...widths.values()].filter((seen) => seen.has('1280') && seen.has('390')).length;
  count(`axe looked at ${both} states at 1280 and 390 px (at least ${FEWEST_STATES})`, both >= FEWEST_STATES);
}

function countPlaywright(file) {
  if (!existsSync(file)) {
    fail('the browser tests wrote no report');
    return;
  }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  passed += stats.expected;
  for (const { file, line, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, results } of tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')) {
      const messages = results.flatMap((result) =>
        result.errors.map((error) => stripVTControlCharacters(error.message)),
      );
      fail(`${file}:${line} › ${title} (${status})`, messages.join('\n'));
    }
  }
  for (const { message = '' } of errors) fail('browser tests', stripVTControlCharacters(message));
}

/** The tests of a suite in a report of Playwright, and of the suites inside it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

if (!isInstalled() && !(await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'])).isGood)
  process.exit(1);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const lerna = (target, ...words) => [binary('lerna'), ['run', target, ...words, '--loglevel', 'error']];
const script = (name, ...words) => [binary('tsx'), [`scripts/${name}.ts`, ...words]];

const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
count('the lockfile holds no download addresses', !/"resolved": "https?:/.test(lockfile));
// If a package's own version leaves the range, npm requests a foreign package of that name from the registry.
count(
  'packages of this repository are taken from it, whatever their version',
  !/"@care\/[\w-]+": "(?!\*")/.test(lockfile),
);
const owners = readFileSync(path.join(root, 'docs/CODEOWNERS'), 'utf8');
count(
  'every slice has a team that reviews it',
  sliceFolders.every((slice) => owners.includes(`\n/${slice}/ `)),
);
/** Titles and commands of what depends on nothing. The longest come first. */
const checks = [
  ['types, and lint that needs them', binary('oxlint'), [], LESS_COLLECTING],
  ['lint', binary('eslint'), ['.', '--max-warnings', '0']],
  ['no unused or undeclared code and dependencies, no import cycles', binary('knip'), ['--no-progress']],
  ['formatting', binary('oxfmt'), ['--check']],
  ['EM-03 what slices share is what its reports say', ...script('api-report')],
  ['SH-27 docs/settings.md lists what the programs declare', ...script('settings-table')],
  ['tests name every row of docs/behaviours.md that is built, and none that is planned', ...script('behaviours')],
  ['imports run one way', 'npm', ['run', '--silent', 'import-rules']],
  ...(isFull ? [['types, by the second compiler', ...lerna('typecheck')]] : []),
];
async function checkOnOneCore() {
  for (let next = checks.shift(); next; next = checks.shift()) await check(...next);
}
const cores = [checkOnOneCore(), checkOnOneCore()];
// The builds use both cores, and begin when one of them has nothing left.
await Promise.race(cores);
const isBuilt = await check('builds', ...lerna('build'), { NODE_ENV: 'production' });
await Promise.all(cores);
if (isBuilt) {
  if (isFull)
    await check(
      'a build in another folder and by another command gives the same bytes',
      ...script('check-reproducible'),
    );
  await check('every slice keeps its size budget', ...script('check-size'));
}
if (isFull) {
  const former = [process.execPath, ['scripts/former-release.mjs']];
  await check('SH-24 the former release works with the schema of this one', ...former);
}
/** The browser tests' data. It is made on one core, while tests of the API wait for something. */
const demoData = path.join(temporary, 'demo');
mkdirSync(demoData);
const demo = isBuilt && run(binary('tsx'), ['e2e/support/demo-data.ts', demoData], {}, 'pipe');
const unitsBegin = Date.now();
const units = path.join(results, 'unit.json');
const failedBefore = failed;
const jest = await run(binary('jest'), ['--json', '--outputFile', units, ...shuffled], { ...full, ...LESS_COLLECTING });
countJest(units);
if (!jest.isGood && failed === failedBefore) fail('unit tests: Jest ended with an error');
took('unit tests', unitsBegin);
if (isBuilt) {
  // Imported here and not above, because on a fresh clone its packages are installed only now.
  const { browserOfTests, findChromium } = await import('./chromium.mjs');
  const report = path.join(results, 'playwright.json');
  const states = path.join(results, 'axe-states.txt');
  const { isGood, output } = await demo;
  if (!isGood) fail('the data of the browser tests', output);
  const browserBegin = Date.now();
  const browser = await run(binary('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    AXE_STATES: states,
    E2E_DATA_DIR: demoData,
    CHROMIUM_PATH: existsSync(browserOfTests()) ? browserOfTests() : await findChromium(),
    ...full,
  });
  took('browser tests', browserBegin);
  const before = failed;
  countPlaywright(report);
  if (!browser.isGood && failed === before) fail('browser tests: Playwright ended with an error');
  countAxe(states);
}
const longest = [...parts].sort(([, one], [, other]) => other - one).slice(0, 5);
console.log(`\nThe longest parts: ${longest.map(([part, seconds]) => `${part} ${Math.round(seconds)} s`).join(', ')}`);
console.log(`All of it took ${took('all', start)} s.`);
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
