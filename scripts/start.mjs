// npm start: installs and builds what is missing, publishes the slices, starts backend and shell, says where.
// npm run dev: the same with the shell's development build, and builds every slice after each change of its files.
// package.json starts this file with "exec", so that the signals that npm passes on reach it and not a shell that keeps
// them. The command after "||" is for Windows, whose shell has no exec.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { sliceFolders } from './slices.mjs';

const root = path.resolve(import.meta.dirname, '..');
const isDevelopment = process.argv.includes('--dev');
const binary = (name) => path.join(root, 'node_modules/.bin', name);

// An empty variable counts as not set.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const host = given.HOST ?? '127.0.0.1';
const port = given.PORT ?? '3000';
const apiHost = given.API_HOST ?? '127.0.0.1';
const apiPort = given.API_PORT ?? '4000';
for (const [name, value] of Object.entries({ PORT: port, API_PORT: apiPort }))
  if (Number(value) === 0) {
    console.error(`${name}: must not be 0 with npm start, which waits for the program at its port.`);
    process.exit(1);
  }
const originOf = (name, number) => `http://${name.includes(':') ? `[${name}]` : name}:${number}`;
const address = originOf(host, port);
/** The shell runs on this machine, so an API that listens on all addresses is reached at this one. */
const apiAddress = originOf({ '0.0.0.0': '127.0.0.1', '::': '::1' }[apiHost] ?? apiHost, apiPort);
const dataFolder = path.resolve(root, given.DATA_DIR ?? '.data');
const releases = path.resolve(root, given.RELEASES_DIR ?? path.join(dataFolder, 'releases'));
const environment = {
  ...given,
  NODE_ENV: given.NODE_ENV ?? (isDevelopment ? 'development' : 'production'),
  ...(isDevelopment && { OVERRIDE_SECRET: given.OVERRIDE_SECRET ?? randomUUID() }),
  HOST: host,
  PORT: port,
  API_PORT: apiPort,
  API_URL: given.API_URL?.replace(/\/+$/, '') ?? apiAddress,
  // A real installation must set its own.
  PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? (given.DEMO === 'off' ? undefined : address),
  DATA_DIR: dataFolder,
  RELEASES_DIR: releases,
  DEMO: given.DEMO ?? 'on',
  // Log lines would push the printed address and accounts out of the terminal.
  ACCESS_LOG: given.ACCESS_LOG ?? 'off',
  // There is no load balancer.
  SHUTDOWN_DRAIN_MS: given.SHUTDOWN_DRAIN_MS ?? '0',
};

// Everything that is started has a session of its own: Ctrl+C in a terminal reaches this program alone (npm passes it
// on once more), and this program ends the others in order. A second signal to them would mean "at once".
const isDetached = process.platform !== 'win32';
const AGAIN_MS = 2000;
const LOOK_EVERY_MS = 500;

const children = [];
let stoppingSince = 0;
let exitCode = 0;

function signal(child, name) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    // A step of the preparation has programs of its own below it.
    if (child.isStep && isDetached) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // The program has just ended.
  }
}

function stop(code) {
  // npm and the terminal both pass a signal on, so only a later one means that somebody does not want to wait.
  if (stoppingSince && Date.now() - stoppingSince < AGAIN_MS) return;
  if (!stoppingSince) exitCode = code;
  stoppingSince ||= Date.now();
  for (const child of children) signal(child, 'SIGTERM');
  if (children.length === 0) process.exit(exitCode);
}

function begin(command, words, options) {
  const child = spawn(command, words, { cwd: root, detached: isDetached, ...options });
  children.push(child);
  const ended = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, message }));
    child.once('exit', (code) => resolve({ code: code ?? 1 }));
  });
  return {
    child,
    ended: ended.then(({ code, message }) => {
      if (message) console.error(message);
      children.splice(children.indexOf(child), 1);
      if (stoppingSince && children.length === 0) process.exit(exitCode);
      return code;
    }),
  };
}

const begun = Date.now();
const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;

/** Installs, builds or publishes. A failure ends the start. */
async function step(title, command, words, options = {}) {
  if (stoppingSince) return;
  console.log(`[${seconds()}] ${title}`);
  const { child, ended } = begin(command, words, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  child.isStep = true;
  const code = await ended;
  if (code !== 0 && !stoppingSince) stop(code);
}

const build = (title, ...words) =>
  step(title, binary('lerna'), ['run', 'build', '--loglevel', 'error', ...words], {
    env: { ...given, NODE_ENV: 'production' },
  });

/** Refused before the first step, because the site that uses the port must not get another release. */
async function refuseTakenPort(name, number, on) {
  const probe = createServer();
  const fault = await new Promise((resolve) => {
    probe.once('error', resolve);
    probe.listen(Number(number), on, () => probe.close(() => resolve()));
  }).catch((error) => error);
  if (fault?.code !== 'EADDRINUSE') return;
  console.error(`Port ${number} is taken. Is Pflegefenster running already? Stop it, or set ${name} to a free port.`);
  process.exit(1);
}

/** A program that runs until the end. It keeps a channel to this process, and ends when the channel closes. */
function start(name, file, words = []) {
  if (stoppingSince) return;
  const { child, ended } = begin(process.execPath, ['--enable-source-maps', file, ...words], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  void ended.then((code) => {
    if (stoppingSince) return;
    console.error(`${name} ended with ${code}.`);
    stop(code);
    if (children.length === 0) process.exit(code);
  });
  return child;
}

async function until(url) {
  for (;;) {
    if (stoppingSince) return;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop(0));
// A killed npm passes no signal on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && !stoppingSince && stop(1), LOOK_EVERY_MS).unref();

await refuseTakenPort('API_PORT', apiPort, apiHost);
await refuseTakenPort('PORT', port, host);
if (!isInstalled())
  await step('installing packages', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
if (given.SKIP_BUILD !== 'on') await build('building the backend', '--scope', '@care/backend');
// It fills an empty database while the rest is built.
const backend = start('The backend', 'backend/dist/main.mjs');
// It says itself that it is ready: at its address another program could answer.
const isReady = new Promise((resolve) => backend?.once('message', resolve));
if (given.SKIP_BUILD !== 'on') await build('building shell and slices', '--ignore', '@care/backend');
if (isDevelopment)
  await step("building the shell's development build", 'npm', ['run', '--silent', 'build:dev', '-w', 'shell']);
await step(
  'publishing the slices',
  process.execPath,
  ['federation/bin/care-slice.mjs', 'publish', '--with-shell', ...sliceFolders],
  { env: environment },
);
if (!stoppingSince) console.log(`[${seconds()}] waiting for the backend`);
await isReady;
start('The shell', isDevelopment ? 'shell/dist-dev/node/main.mjs' : 'shell/dist/node/main.mjs');
await until(`${address}/readyz`);
if (isDevelopment)
  start('The builds of the slices', 'federation/bin/care-slice.mjs', ['dev', ...sliceFolders, '--site', address]);
if (!stoppingSince) console.log(`\nPflegefenster is ready after ${seconds()}: ${environment.PUBLIC_ORIGIN}\n`);
