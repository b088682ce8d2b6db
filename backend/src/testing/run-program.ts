import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { programFile } from './programs';

export interface Ended {
  code: number | null;
  output: string;
}

/** Runs a bundled program in a separate process. `onOutput` is called with all of its output so far. */
export function runProgram(
  name: Parameters<typeof programFile>[0],
  environment: Record<string, string>,
  { words = [] as string[], input = '', onOutput = (_output: string, _child: ChildProcess): void => undefined } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [programFile(name), ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    cwd: path.join(import.meta.dirname, '..', '..'),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => onOutput((output += chunk.toString()), child));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
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

/** Runs the API. */
export function run(environment: Record<string, string>, plan?: Plan): Promise<Ended> {
  let pending = plan;
  const onOutput = (output: string, child: ChildProcess): void => {
    const match = pending?.when.exec(output);
    if (!pending || !match) return;
    const { first, second, signal = 'SIGTERM' } = pending;
    pending = undefined;
    const send = (): boolean => child.kill(signal);
    void Promise.resolve(first?.(match[1] ?? ''))
      .finally(send)
      .then(() => second?.(match[1] ?? '').finally(send));
  };
  const defaults = { DEMO_DATA: 'off', API_PORT: '0', SHUTDOWN_DRAIN_MS: '0' };
  return runProgram('main', { ...defaults, ...environment }, { onOutput });
}
