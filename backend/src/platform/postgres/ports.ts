import { createServer } from 'node:net';

const listenOnce = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** A port of this machine that is not in use at the moment. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
}

export const isPortFree = async (port: number): Promise<boolean> => (await listenOnce(port)) !== undefined;
