import { say, sayCrashes } from '@care/contracts/program-log';
import { explainFault } from '../platform/process/startup-error';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings } from '../platform/settings';
import { start } from './start';

function fail(text: string): never {
  say(text, 'fatal');
  process.exit(1);
}

interface EndTimes {
  limitMs: number;
  /** How long load balancers have to send requests elsewhere. */
  drainMs?: number;
}

/** Runs the steps of the shutdown and exits. After the time limit the process exits in any case. */
async function endWith(code: number, shutdown: Shutdown, { limitMs, drainMs = 0 }: EndTimes): Promise<never> {
  setTimeout(() => fail('Shutting down took too long.'), limitMs + drainMs);
  try {
    await shutdown.run(drainMs);
  } catch (error) {
    fail(explainFault(error));
  }
  process.exit(code);
}

/** Load balancers get time to learn of the end with SIGTERM only: managers of processes send it. */
function stopOnSignals(shutdown: Shutdown, { limitMs, drainMs }: EndTimes): void {
  const stop = (times: EndTimes): void => {
    // A second signal ends the process at once.
    if (shutdown.started) process.exit(1);
    void endWith(0, shutdown, times);
  };
  process.on('SIGTERM', () => stop({ limitMs, drainMs }));
  process.on('SIGINT', () => stop({ limitMs }));
  // If the parent process has an IPC channel and dies, this process ends too.
  process.on('disconnect', () => stop({ limitMs }));
}

sayCrashes();
const read = readSettings(process.env);
if (!read.success) fail(`These settings are not usable:\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`);

const { SHUTDOWN_LIMIT_MS: limitMs, SHUTDOWN_DRAIN_MS: drainMs } = read.settings;
const shutdown = new Shutdown();
stopOnSignals(shutdown, { limitMs, drainMs });
try {
  const { address, prepared } = await start(read.settings, shutdown, say);
  say(`API ready at ${address}`);
  process.send?.({ ready: true, address });
  await prepared;
} catch (error) {
  // A signal during the start makes the running step fail. That is not an error; the signal handler ends the process.
  if (!shutdown.started) {
    say(explainFault(error), 'fatal');
    await endWith(1, shutdown, { limitMs });
  }
}
