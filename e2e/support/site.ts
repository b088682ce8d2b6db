import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sliceFolders } from '../../scripts/slices.mjs';
import { dataFolder, freePort, removeFolder, root, startProgram, type Program } from './programs';

const exec = promisify(execFile);
export const sliceNames = sliceFolders;

/** Runs the platform's command (`npm run slice -- …`) against a release store. */
export const sliceCommand = (releases: string, ...words: string[]): Promise<string> => runSlice({ releases }, words);

interface SliceOptions {
  releases: string;
  cwd?: string;
  environment?: Record<string, string>;
}

/** The same in another folder than that of the repository, or with further settings. */
export async function runSlice(
  { releases, cwd = root, environment = {} }: SliceOptions,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await exec(process.execPath, [path.join(root, 'federation/bin/care-slice.mjs'), ...words], {
    cwd,
    env: { ...process.env, RELEASES_DIR: releases, ...environment },
  });
  return stdout.trim();
}

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
  api: string;
  /** A release store to copy; without one the built slices are published into an empty one. */
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
  { api, from, environment = {}, dist = process.env.E2E_SHELL ?? 'shell/dist' }: ShellOptions,
): Promise<Shell> {
  const releases = path.join(folder, 'store');
  // A running shell may be writing a file, under a name that is gone a moment later.
  if (from) await cp(from, releases, { recursive: true, filter: (file) => !file.endsWith('.draft') });
  else await runSlice({ releases, environment }, ['publish', ...sliceNames]);
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
 * An API with its data in this folder, and a shell in front of it. If the shell does not start, or its slices cannot be
 * published, the API does not stay behind.
 */
export async function startSite(
  folder: string,
  start: () => Promise<Program>,
  options: Omit<ShellOptions, 'api'> = {},
) {
  const api = await orAfter(start(), () => removeFolder(folder));
  const stopApi = async () => {
    await api.stop();
    await removeFolder(folder);
  };
  const shell = await orAfter(startShell({ ...options, api: api.origin }), stopApi);
  const stop = async () => {
    await shell.stop();
    await stopApi();
  };
  return { api, shell, stop };
}

/** A site with the data of the demonstration: those of `E2E_DATA_DIR`, or new ones. */
export async function demoSite(environment: Record<string, string> = {}) {
  const folder = await dataFolder('e2e-');
  process.env.E2E_DATA_DIR ??= folder;
  return startSite(folder, () => startApi(process.env.E2E_DATA_DIR ?? folder, environment));
}
