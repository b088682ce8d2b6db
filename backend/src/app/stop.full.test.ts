import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { folderOfTests } from '@care/contracts/testing/folder';
import { run } from '../testing/run-program';
import { databaseOfTests } from '../testing/test-database';

/** The time limit for stopping without a setting. */
const DEFAULT_LIMIT_MS = 15_000;

const database = databaseOfTests();
const dataDir = folderOfTests();
const when = /API ready at (\S+)/;
const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** Sends a request whose body never arrives. */
async function hang(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('POST /api/auth/callback/credentials HTTP/1.1\r\nHost: api\r\nContent-Length: 9\r\n\r\n');
  // The API has read the headers when it answers a request that came after them.
  await fetch(`${address}/readyz`);
}

it('SH-01 a second signal ends the process at once', async () => {
  const second = async (address: string): Promise<void> => {
    const isListening = async (): Promise<boolean> =>
      fetch(`${address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (await isListening());
  };
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const ended = await run(environment, { when, first: hang, second });
  expect(ended.code).toBe(1);
  expect(ended.output).not.toContain('Shutting down took too long.');
});

it('SH-01 the process ends with an error after the time limit for stopping', async () => {
  let stopped = 0;
  const first = async (address: string): Promise<void> => {
    await hang(address);
    stopped = performance.now();
  };
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, SHUTDOWN_LIMIT_MS: '300' };
  const ended = await run(environment, { when, first });
  expect(ended.code).toBe(1);
  expect(ended.output).toContain('Shutting down took too long.');
  const took = performance.now() - stopped;
  expect(took).toBeGreaterThanOrEqual(300);
  expect(took).toBeLessThan(DEFAULT_LIMIT_MS);
});
