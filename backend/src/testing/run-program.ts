import { spawn } from 'node:child_process';
import path from 'node:path';
import { programFile } from './programs';

interface Ended {
  code: number | null;
  output: string;
}

interface Plan {
  /** The output after which the signal is sent. */
  when: RegExp;
  signal?: 'SIGTERM' | 'SIGINT';
  /** Runs before the signal, with the first group of `when`. */
  first?: (matched: string) => Promise<void>;
  /** Runs after the signal, with the same group; then the signal is sent once more. */
  second?: (matched: string) => Promise<void>;
}

/** Runs the real program in a separate process. */
export function run(environment: Record<string, string>, plan?: Plan): Promise<Ended> {
  const child = spawn(process.execPath, [programFile('main')], {
    env: { PATH: process.env['PATH'] ?? '', DEMO_DATA: 'off', API_PORT: '0', SHUTDOWN_DRAIN_MS: '0', ...environment },
    cwd: path.join(import.meta.dirname, '..', '..'),
  });
  let output = '';
  let pending = plan;
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const match = pending?.when.exec(output);
    if (!pending || !match) return;
    const { first, second, signal = 'SIGTERM' } = pending;
    pending = undefined;
    const send = (): boolean => child.kill(signal);
    void Promise.resolve(first?.(match[1] ?? ''))
      .finally(send)
      .then(() => second?.(match[1] ?? '').finally(send));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
