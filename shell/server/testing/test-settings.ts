import { readSettings, type ShellSettings } from '../settings';

/** The settings of a silent shell whose pages are rendered by browsers, and those of a test. */
export function settingsOfTests(environment: NodeJS.ProcessEnv): ShellSettings {
  const read = readSettings({ LOG_LEVEL: 'silent', SERVER_RENDERING: 'off', ...environment });
  if (!read.success) throw new Error(read.problems.join());
  return read.settings;
}
