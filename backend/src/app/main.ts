import { explainFault } from '../platform/process/explain-fault';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings } from '../platform/settings';
import { start } from './start';

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

/** Runs the steps of the shutdown and exits. After the time limit the process exits in any case. */
async function endWith(code: number, shutdown: Shutdown, limitMs: number): Promise<never> {
  setTimeout(() => fail('Shutting down took too long.'), limitMs);
  try {
    await shutdown.run();
  } catch (error) {
    fail(explainFault(error));
  }
  process.exit(code);
}

function stopOnSignals(shutdown: Shutdown, limitMs: number): void {
  const stop = (): void => {
    // A second signal ends the process at once.
    if (shutdown.started) process.exit(1);
    void endWith(0, shutdown, limitMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // If the parent process has an IPC channel and dies, this process ends too.
  process.on('disconnect', stop);
}

const read = readSettings(process.env);
if (!read.success) fail(`These settings are not usable:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`);

const limitMs = read.settings.SHUTDOWN_LIMIT_MS;
const shutdown = new Shutdown();
stopOnSignals(shutdown, limitMs);
try {
  const address = await start(read.settings, shutdown, (text) => console.log(text));
  console.log(`API ready at ${address}`);
  process.send?.({ ready: true, address });
} catch (error) {
  // A signal during the start makes the running step fail. That is not an error; the signal handler ends the process.
  if (!shutdown.started) {
    console.error(explainFault(error));
    await endWith(1, shutdown, limitMs);
  }
}
