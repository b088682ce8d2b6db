import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { programOf } from '../platform/process/programs';
import { StartupError } from '../platform/process/startup-error';

/** The messages of the program that loads the demo data. */
export type DemoMessage = { line: string } | { fault: string };

/**
 * Loads the demo data in a separate program. Its texts and pictures are no part of this program, and a real
 * installation can omit it. It ends with this process.
 */
export async function loadDemonstration(url: string, dataDir: string, report: (line: string) => void): Promise<void> {
  const { file, execArgv } = programOf('demo', '../../demo/src/main.ts');
  if (!existsSync(file)) throw new StartupError('This installation has no demo data. Set DEMO_DATA to off.');
  const child = fork(file, [], { execArgv, env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } });
  let fault = 'The program that loads the demo data ended early.';
  child.on('message', (message: DemoMessage) => {
    if ('line' in message) report(message.line);
    else fault = message.fault;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  if (code !== 0) throw new StartupError(fault);
}
