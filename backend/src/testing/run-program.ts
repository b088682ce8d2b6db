import { spawn } from 'node:child_process';
import path from 'node:path';

type Ended = { code: number | null; output: string };

type Plan = {
  /** Printed before the signal is sent. */
  when: RegExp;
  signal?: 'SIGTERM' | 'SIGINT';
  /** Done first, with what the parentheses of `when` matched. */
  first?: (matched: string) => Promise<void>;
};

/** The real program in a process of its own. */
export function run(environment: Record<string, string>, plan?: Plan): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, '..', 'app', 'main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', DEMO_DATA: 'off', API_PORT: '0', ...environment },
    cwd: path.join(import.meta.dirname, '..', '..'),
  });
  let output = '';
  let pending = plan;
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    const match = pending?.when.exec(output);
    if (!pending || !match) return;
    const { first, signal = 'SIGTERM' } = pending;
    pending = undefined;
    void Promise.resolve(first?.(match[1] ?? '')).finally(() => child.kill(signal));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}
