import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sliceFolders } from '../../scripts/slices.mjs';

const exec = promisify(execFile);

/** Runs the platform's command (`npm run slice -- …`) in a folder, against a release store. */
export async function runSlice(releases: string, words: readonly string[], cwd = root): Promise<string> {
  const { stdout } = await exec(process.execPath, [path.join(root, 'federation/bin/care-slice.mjs'), ...words], {
    cwd,
    env: { ...process.env, RELEASES_DIR: releases },
  });
  return stdout.trim();
}

/** The same in the repository. */
export const sliceCommand = (releases: string, ...words: string[]): Promise<string> => runSlice(releases, words);

/** Long time limits, so that the server renders on a busy machine too. The shell's own tests check the limits. */
const patience = { RENDER_DEADLINE_MS: '8000', RENDER_LIMIT_MS: '10000', RENDER_PATIENCE_MS: '30000' };

export async function startApi(dataFolder: string, environment: Record<string, string> = {}): Promise<Program> {
  const port = await freePort();
  return startProgram({
    file: 'backend/dist/main.mjs',
    origin: `http://127.0.0.1:${port}`,
    environment: { API_PORT: String(port), DATA_DIR: dataFolder, RATE_LIMIT_FACTOR: '1000', ...environment },
    patienceMs: 180_000,
  });
}

export interface Shell extends Program {
  releases: string;
}

export interface ShellOptions {
  /** Default: that of the tests. */
  api?: string;
  /** A release store to copy, by default that of the tests; without one the built slices are published into an empty one. */
  from?: string;
  environment?: Record<string, string>;
  /** Folder of the shell's build; default the production one. */
  dist?: string;
}

/** A separate shell with its own copy of the release store, so that a test may break or publish releases. */
export async function startShell(options: ShellOptions): Promise<Shell> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const shell = await orAfter(startIn(folder, options), () => removeFolder(folder));
  const stop = async () => {
    await shell.stop();
    await removeFolder(folder);
  };
  return { ...shell, stop };
}

/** The same in a folder that stays. */
async function startIn(
  folder: string,
  {
    api = process.env.E2E_API ?? '',
    from = process.env.E2E_RELEASES,
    environment = {},
    dist = process.env.E2E_SHELL ?? 'shell/dist',
  }: ShellOptions,
): Promise<Shell> {
  const releases = path.join(folder, 'store');
  // A running shell may be writing a file, under a name that is gone a moment later.
  if (from) await cp(from, releases, { recursive: true, filter: (file) => !file.endsWith('.draft') });
  else await sliceCommand(releases, 'publish', ...sliceFolders);
  const port = await freePort();
  const program = await startProgram({
    file: path.join(dist, 'node/main.mjs'),
    origin: `http://127.0.0.1:${port}`,
    environment: {
      PORT: String(port),
      API_URL: api,
      RELEASES_DIR: releases,
      REGISTRY_POLL_MS: '200',
      LOG_LEVEL: 'warn',
      ...patience,
      ...environment,
    },
  });
  return { ...program, releases };
}

/** The result of a step. If it fails, what was started for it is ended before the error is thrown. */
async function orAfter<Result>(step: Promise<Result>, end: () => Promise<void>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * A site with the data of the demonstration: those of `E2E_DATA_DIR`, or new ones. If the shell does not start, or its
 * slices cannot be published, the API does not stay behind.
 */
export async function demoSite(environment: Record<string, string> = {}) {
  const folder = await dataFolder('e2e-');
  const api = await orAfter(startApi((process.env.E2E_DATA_DIR ??= folder), environment), () => removeFolder(folder));
  const stopApi = async () => {
    await api.stop();
    await removeFolder(folder);
  };
  const shell = await orAfter(startShell({ api: api.origin }), stopApi);
  const stop = async () => {
    await shell.stop();
    await stopApi();
  };
  return { api, shell, stop };
}

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
async function startProgram({ file, origin, environment, patienceMs = 90_000 }: ProgramOptions): Promise<Program> {
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
