import path from 'node:path';
import { buildShell } from './app';
import { readSettings } from './settings';

declare const __CONTRACTS_VERSION__: string;

async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (!read.success) {
    console.error(`The shell cannot start:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`);
    process.exit(1);
  }
  const { settings } = read;
  const dist = path.resolve(import.meta.dirname, '..');
  const app = await buildShell({ settings, dist, contractsVersion: __CONTRACTS_VERSION__ });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The parent process, which has a channel to this one, has ended.
  process.once('disconnect', stop);
  try {
    await app.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const words = code === 'EADDRINUSE' ? `port ${settings.PORT} is taken; set PORT to a free one` : message;
    console.error(`The shell cannot start: ${words}`);
    await app.close();
    process.exit(1);
  }
}

void main();
