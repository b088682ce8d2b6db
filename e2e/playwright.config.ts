import { defineConfig } from '@playwright/test';
import { browserOfTests } from '../scripts/chromium.mjs';
import { chromiumFlags } from './support/chromium-flags';

/**
 * Drawing maps without a graphics card takes more than half of the processor time of a page with a map. Tests of maps
 * draw them (`drawing` in support/maps.ts); all others see the message that a map cannot be drawn.
 */
const WITHOUT_MAPS = '--disable-3d-apis';

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Tests that remove or publish slices each use a separate shell, so they do not affect each other.
  workers: 2,
  // Tests that take minutes and rarely fail alone run with npm run test:full.
  grepInvert: process.env.TEST_FULL === 'on' ? [] : /@full/,
  retries: 0,
  // Each kind of browser has its own workers. The longest file begins first, or it would run alone at the end.
  projects: [
    { name: 'maps', testMatch: /\/map[\w-]*\.spec\.ts$/ },
    { name: 'pages', testIgnore: /\/map[\w-]*\.spec\.ts$/ },
  ],
  // A test that works takes up to 90 s on a slow machine; a longer limit costs only tests that hang.
  timeout: 240_000,
  // Drawing a map on a slow machine takes up to 20 s.
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/playwright.json' }],
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: browserOfTests(), args: [...chromiumFlags, WITHOUT_MAPS] },
    viewport: { width: 1280, height: 900 },
    // An element that never comes ends its test after this time, not after the limit of the whole test.
    actionTimeout: 60_000,
    // Recording every step makes every run slower. A failed test stores a screenshot and a page snapshot.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
