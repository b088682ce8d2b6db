// Finds a headless-capable Chromium: CHROMIUM_PATH, /usr/bin/chromium, Playwright's own; else installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path of a Chromium. Throws with an instruction if none exists and none can be installed. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const found = candidates.find((file) => file && existsSync(file));
  if (found) return found;
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('No Chromium found. Install one and set CHROMIUM_PATH to it.');
}
