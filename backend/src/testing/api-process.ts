import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programFile } from './programs';

const KIB = 1024;

export interface ApiProcess {
  origin: string;
  /** Bytes of memory the process holds now, and at most since `forgetPeak`. */
  memory(): { now: number; peak: number };
  forgetPeak(): void;
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Ends it at once, as a power failure does. */
  kill(): Promise<void>;
}

/** Starts the API as a program of its own, on a migrated database; resolves when it answers. */
export function startApiProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [programFile('main')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DEMO_DATA: 'off',
      API_PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      SHUTDOWN_DRAIN_MS: '0',
      ...settings,
    },
    cwd: path.join(import.meta.dirname, '..', '..'),
    // It ends when this program does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (!hasEnded()) child.kill(signal);
    return ended;
  };
  const bytes = (key: 'VmRSS' | 'VmHWM'): number => {
    const found = new RegExp(`${key}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    if (!found) throw new Error(`The kernel does not tell ${key}.`);
    return Number(found) * KIB;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /API ready at (\S+)/.exec(output)?.[1];
      if (!address) return;
      resolve({
        origin: new URL(address).origin,
        memory: () => ({ now: bytes('VmRSS'), peak: bytes('VmHWM') }),
        hasEnded,
        // See clear_refs in proc(5): 5 resets the peak to the present value.
        forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
        stop: () => end('SIGTERM'),
        kill: () => end('SIGKILL'),
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(output)));
  });
}
