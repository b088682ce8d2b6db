// npm test: lint, types, builds, unit tests, browser tests, in that order. Prints "N passed, N failed" last.
// With --full (npm run test:full) also the browser tests that take minutes: those tagged @full.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const binary = (name) => path.join(root, 'node_modules/.bin', name);
const environment = { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' };
const results = path.join(root, 'test-results');

let passed = 0;
let failed = 0;
const run = (command, words, extra = {}) =>
  spawnSync(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...environment, ...extra } })
    .status === 0;

/** A check that counts as one test. */
function check(title, action) {
  const begin = Date.now();
  console.log(`\n── ${title}`);
  const isGood = action();
  console.log(`${isGood ? '✓' : '✗'} ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  if (isGood) passed++;
  else failed++;
  return isGood;
}

function countJest() {
  for (const folder of readdirSync(root)) {
    const file = path.join(root, folder, 'unit-results.json');
    if (!existsSync(file)) continue;
    const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests + (numFailedTests === 0 ? numFailedTestSuites + numRuntimeErrorTestSuites : 0);
  }
}

function countPlaywright(file) {
  if (!existsSync(file)) {
    failed++;
    return;
  }
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky + errors.length;
}

if (!existsSync(binary('lerna')) && !run('npm', ['install', '--no-audit', '--no-fund'])) process.exit(1);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check(
  'the lockfile holds no download addresses',
  () => !/"resolved": "https?:/.test(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
);
check('lint and formatting', () => run('npm', ['run', '--silent', 'lint']));
check('types', () => run(binary('lerna'), ['run', 'typecheck', '--loglevel', 'error']));
check('EM-03 what slices share is what its reports say', () => run(binary('tsx'), ['scripts/api-report.ts']));
const isBuilt = check('builds', () =>
  run(binary('lerna'), ['run', 'build', '--loglevel', 'error'], { NODE_ENV: 'production' }),
);
if (isBuilt) {
  check('a second build gives the same bytes', () => run(binary('tsx'), ['scripts/check-reproducible.ts']));
  check('every slice keeps its size budget', () => run(binary('tsx'), ['scripts/check-size.ts']));
}
const isUnitGood = run(binary('lerna'), ['run', 'unit', '--concurrency', '1', '--no-bail', '--loglevel', 'error']);
const failedBefore = failed;
countJest();
if (!isUnitGood && failed === failedBefore) failed++;
if (isBuilt) {
  // Loaded here and not above: on a fresh clone its packages are only there by now.
  const { findChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  const report = path.join(results, 'playwright.json');
  const isGood = run(binary('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM_PATH: chromium,
    ...(process.argv.includes('--full') && { TEST_FULL: 'on' }),
  });
  const before = failed;
  countPlaywright(report);
  if (!isGood && failed === before) failed++;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
