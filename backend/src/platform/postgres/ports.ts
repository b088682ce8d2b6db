import { createServer } from 'node:net';

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
