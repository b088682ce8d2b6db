import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'testing/stopping-program.ts');
/** Longer than these tests take. */
const LONG_MS = 600_000;

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** Starts the program; `stop` sends the signal, `ended` is its end. */
async function startProgram(limitMs: number, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { PATH: process.env.PATH, LIMIT_MS: `${limitMs}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, found] = /ready at (\S+)\n/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(output)));
  });
  return { address: await address, ended, stop: (signal: NodeJS.Signals) => child.kill(signal) };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Opens a connection, sends the given text, and waits until the server knows of it. */
async function open(address: string, text = ''): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  // The server has read it when it answers a request that came after it.
  expect(await answers(address)).toBe(true);
}

/** Sends a request whose body never arrives. */
const hang = (address: string) =>
  open(address, 'POST / HTTP/1.1\r\nHost: shell\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n');

it('SH-01 ends with code 0 on SIGINT, and does not wait for a connection that a browser has opened in advance', async () => {
  const program = await startProgram(LONG_MS);
  await open(program.address);
  program.stop('SIGINT');
  expect((await program.ended).code).toBe(0);
});

it('SH-01 is not ready after SIGTERM, answers further requests, and ends kept connections by their answers', async () => {
  const program = await startProgram(LONG_MS, { DRAIN_MS: '300' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(program.address + path, { agent }, (answer) => resolve(answer.resume())).once('error', reject);
    });
  expect((await ask('/readyz')).statusCode).toBe(200);
  program.stop('SIGTERM');
  while ((await ask('/readyz')).statusCode === 200);
  const answers: IncomingMessage[] = [];
  do answers.push(await ask('/'));
  while (answers.at(-1)?.headers.connection !== 'close');
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers.length).toBeGreaterThan(1);
  agent.destroy();
  expect((await program.ended).code).toBe(0);
});

it('SH-01 ends with an error after the time limit while a request hangs', async () => {
  const program = await startProgram(300);
  await hang(program.address);
  const stopped = performance.now();
  program.stop('SIGTERM');
  const { code, output } = await program.ended;
  expect([code, output]).toEqual([1, expect.stringContaining('shutting down took too long')]);
  expect(performance.now() - stopped).toBeGreaterThanOrEqual(300);
});

it('SH-01 a second signal, also another one, ends the process at once', async () => {
  const program = await startProgram(LONG_MS);
  await hang(program.address);
  program.stop('SIGTERM');
  while (await answers(program.address));
  program.stop('SIGINT');
  const { code, output } = await program.ended;
  expect(code).toBe(1);
  expect(output).not.toContain('shutting down');
});

it('SH-01 logs a step that fails and ends with an error', async () => {
  const program = await startProgram(LONG_MS, { CLOSING: 'fails' });
  program.stop('SIGTERM');
  const { code, output } = await program.ended;
  expect([code, output]).toEqual([1, expect.stringContaining('"msg":"shutting down failed"')]);
  expect(output).toContain('A worker did not end.');
});
