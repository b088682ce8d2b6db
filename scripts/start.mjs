// npm start: installs and builds what is missing, publishes the slices, starts backend and shell, says where.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sliceFolders } from './slices.mjs';

const root = path.resolve(import.meta.dirname, '..');
const run = (command, words, options = {}) => {
  const { status } = spawnSync(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (status !== 0) process.exit(status ?? 1);
};
const binary = (name) => path.join(root, 'node_modules/.bin', name);

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '4000';
const dataFolder = path.resolve(root, process.env.DATA_DIR ?? '.data');
const releases = path.resolve(root, process.env.RELEASES_DIR ?? path.join(dataFolder, 'releases'));
const environment = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  HOST: host,
  PORT: port,
  API_PORT: apiPort,
  API_URL: process.env.API_URL ?? `http://127.0.0.1:${apiPort}`,
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://${host}:${port}`,
  DATA_DIR: dataFolder,
  RELEASES_DIR: releases,
  DEMO: process.env.DEMO ?? 'on',
};

if (!existsSync(binary('lerna'))) run('npm', ['install', '--no-audit', '--no-fund']);
if (process.env.SKIP_BUILD !== 'on')
  run(binary('lerna'), ['run', 'build', '--loglevel', 'error'], { env: { ...process.env, NODE_ENV: 'production' } });
run(binary('tsx'), ['federation/src/cli/main.ts', 'publish', '--with-shell', ...sliceFolders], { env: environment });

const children = [];
let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  const running = children
    .filter((child) => child.exitCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  void Promise.all(running).then(() => process.exit(code));
}
function start(name, file) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => {
    if (!stopping) console.error(`${name} ended with ${code}.`);
    stop(code ?? 1);
  });
  children.push(child);
}
async function until(url) {
  for (;;) {
    if (stopping) return;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
start('The backend', 'backend/dist/main.mjs');
await until(`${environment.API_URL}/readyz`);
start('The shell', 'shell/dist/node/main.mjs');
await until(`http://${host}:${port}/readyz`);
if (!stopping) console.log(`\nPflegefenster is ready: ${environment.PUBLIC_ORIGIN}\n`);
