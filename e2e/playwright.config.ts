import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './support/chromium-flags';

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Some tests take slices away or publish new ones: each does so in a shell of its own, so they do not disturb each other.
  workers: 2,
  // What takes minutes and seldom breaks alone: npm run test:full.
  grepInvert: process.env.TEST_FULL === 'on' ? [] : /@full/,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../test-results/playwright.json' }],
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
    // Recording every step costs every run time; what a failed test saw is in its last picture and its page snapshot.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
