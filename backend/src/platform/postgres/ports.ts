import { createServer } from 'node:net';
import pg from 'pg';

/** The server is starting up, recovering or shutting down. */
const CANNOT_CONNECT_NOW = '57P03';
const PATIENCE_MS = 60_000;
/** Wrong password, or no such user. */
const REFUSED = ['28P01', '28000'];
/** For any other failure, such as a lost connection on a busy machine. */
const OTHER_PATIENCE_MS = 10_000;
const TRY_EVERY_MS = 200;

/** Undefined if a server accepts the login, otherwise why not; waits while that may change. */
export async function refusalOf(url: string): Promise<string | undefined> {
  const since = Date.now();
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return undefined;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      const patience = code === CANNOT_CONNECT_NOW ? PATIENCE_MS : OTHER_PATIENCE_MS;
      if (REFUSED.includes(code) || Date.now() - since > patience) return message || code;
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

const LOOPBACK = '127.0.0.1';

/** @returns the port, or why nothing can listen there */
const listenOnce = (port: number, host: string): Promise<number | NodeJS.ErrnoException> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/** A port of this machine that is not in use at the moment. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0, LOOPBACK);
  if (typeof port !== 'number') throw new Error(`No free port on ${LOOPBACK}`);
  return port;
}

/** Whether no program listens on the port. Other faults of an address are those of the program that is to listen. */
export async function isPortFree(port: number, host = LOOPBACK): Promise<boolean> {
  const listened = await listenOnce(port, host);
  return typeof listened === 'number' || listened.code !== 'EADDRINUSE';
}
