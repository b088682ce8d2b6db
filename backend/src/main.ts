import { StartupError } from './platform/startup-error';
import { readSettings } from './settings';
import { start, type Running } from './start';

/** Longer than any request may take; then the process ends anyway. */
const SHUTDOWN_LIMIT_MS = 15_000;

const FILE_SYSTEM_FAULTS: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EACCES: 'A file or folder may not be read or written.',
  EROFS: 'The disk is read-only.',
};

function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const fault = FILE_SYSTEM_FAULTS[code];
  return fault ? `${fault} ${message}` : ((error as Error).stack ?? String(error));
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

function stopOnSignals(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => fail('Shutting down took too long.'), SHUTDOWN_LIMIT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A starter that holds a channel to us and dies takes us with it.
  process.on('disconnect', stop);
}

const read = readSettings(process.env);
if (!read.success) fail(`These settings are not usable:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`);

try {
  const running = await start(read.settings, (text) => console.log(text));
  stopOnSignals(running);
  console.log(`API ready at ${running.address}`);
  process.send?.({ ready: true, address: running.address });
} catch (error) {
  fail(explain(error));
}
