import type { PagesOptions } from '../pages';
import { readSettings, type ShellSettings } from '../settings';

/** The settings of a silent shell whose pages are rendered by browsers, and those of a test. */
export function settingsOfTests(environment: NodeJS.ProcessEnv): ShellSettings {
  const read = readSettings({ LOG_LEVEL: 'silent', SERVER_RENDERING: 'off', ...environment });
  if (!read.success) throw new Error(read.problems.join());
  return read.settings;
}

/** Pages with one script, which are kept for a minute and rendered in time. */
export const PAGES_OF_TESTS = {
  renderer: undefined,
  contractsVersion: '1.0.0',
  scripts: ['/main.js'],
  icon: '/icon.svg',
  ownScripts: {},
  origin: 'https://pflege.example',
  patienceMs: 600_000,
  cacheSeconds: 60,
  cacheBytes: 1_000_000,
} satisfies Partial<PagesOptions>;
