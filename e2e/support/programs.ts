import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Ports that systems do not give to outgoing connections, so that none takes the port before its program listens. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A port that is free right now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = FIRST_PORT + randomInt(PORTS);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });

export interface Program {
  origin: string;
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
}

interface ProgramOptions {
  file: string;
  origin: string;
  environment: Record<string, string>;
  /** The time limit until `/readyz` answers. */
  patienceMs?: number;
}

/** Starts one of the site's programs and waits until it is ready. */
export async function startProgram({
  file,
  origin,
  environment,
  patienceMs = 90_000,
}: ProgramOptions): Promise<Program> {
  const child = spawn(process.execPath, ['--enable-source-maps', path.resolve(root, file)], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DEMO: 'on', SHUTDOWN_DRAIN_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const stop = async () => {
    await stopChild(child);
    // A program that did not end cleanly may leave processes behind that still write files.
    if (child.exitCode !== 0) throw new Error(`${file} ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
  };
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}:\n${output}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return { origin, pid: child.pid ?? 0, output: () => output, stop };
    await new Promise((resolve) => setTimeout(resolve, 100)); // only asking again tells when it is ready
  }
  await stopChild(child);
  throw new Error(`${file} was not ready in time:\n${output}`);
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return gone;
}

/** A new folder for the data of an API. */
export async function dataFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await chmod(folder, 0o755); // started as root, the database runs as another user
  return folder;
}

/** Removes the folder of a program that has ended. Its database may write its last files while it ends. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
