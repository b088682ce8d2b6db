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

// An empty variable counts as not set.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const host = given.HOST ?? '127.0.0.1';
const port = given.PORT ?? '3000';
const apiPort = given.API_PORT ?? '4000';
const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
const dataFolder = path.resolve(root, given.DATA_DIR ?? '.data');
const releases = path.resolve(root, given.RELEASES_DIR ?? path.join(dataFolder, 'releases'));
const environment = {
  ...given,
  NODE_ENV: given.NODE_ENV ?? 'production',
  HOST: host,
  PORT: port,
  API_PORT: apiPort,
  API_URL: given.API_URL?.replace(/\/+$/, '') ?? `http://127.0.0.1:${apiPort}`,
  // A real installation must say its own.
  PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? (given.DEMO === 'off' ? undefined : address),
  DATA_DIR: dataFolder,
  RELEASES_DIR: releases,
  DEMO: given.DEMO ?? 'on',
};

if (!existsSync(binary('lerna'))) run('npm', ['install', '--no-audit', '--no-fund']);
if (given.SKIP_BUILD !== 'on')
  run(binary('lerna'), ['run', 'build', '--loglevel', 'error'], { env: { ...given, NODE_ENV: 'production' } });
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
if (!stopping) start('The shell', 'shell/dist/node/main.mjs');
await until(`${address}/readyz`);
if (!stopping) console.log(`\nPflegefenster is ready: ${environment.PUBLIC_ORIGIN}\n`);
