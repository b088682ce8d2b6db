// Finds a headless-capable Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium without windows. It starts and draws faster, but is not what visitors use. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of the browser tests: CHROMIUM_PATH, the headless shell if it is installed, or Debian's Chromium. */
export const browserOfTests = () =>
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM);

/**
 * The path of a Chromium: CHROMIUM_PATH, Debian's, Playwright's own; else Debian's is installed. Throws with an
 * instruction if none exists and none can be installed.
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, CHROMIUM, chromium.executablePath()];
  const found = candidates.find((file) => file && existsSync(file));
  if (found) return found;
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(CHROMIUM)) return CHROMIUM;
  throw new Error('No Chromium found. Install one and set CHROMIUM_PATH to it.');
}
