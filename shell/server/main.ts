import path from 'node:path';
import { say, sayCrashes } from '@care/contracts/program-log';
import contracts from '@care/contracts/package.json';
import { buildShell } from './app';
import { readSettings } from './settings';
import { Shutdown } from './shutdown';

async function main(): Promise<void> {
  sayCrashes();
  const read = readSettings(process.env);
  if (!read.success) {
    say(`The shell cannot start:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`, 'fatal');
    process.exit(1);
  }
  const { settings } = read;
  const dist = path.resolve(import.meta.dirname, '..');
  const app = await buildShell({ settings, dist, contractsVersion: contracts.version });
  const shutdown = new Shutdown(app, {
    limitMs: settings.SHUTDOWN_LIMIT_MS,
    drainMs: settings.SHUTDOWN_DRAIN_MS,
  });
  shutdown.onSignals();
  try {
    await app.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    // A signal during the start makes listening fail. That is not an error; the signal handler ends the process.
    if (shutdown.isStarted) return;
    const { code, message } = error as NodeJS.ErrnoException;
    const words = code === 'EADDRINUSE' ? `port ${settings.PORT} is taken; set PORT to a free one` : message;
    say(`The shell cannot start: ${words}`, 'fatal');
    await shutdown.end(1);
  }
}

void main();
