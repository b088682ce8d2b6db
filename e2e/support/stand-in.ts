import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that replaces another one in tests. */
export interface StandIn {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts it on a free port. Stopping it closes open connections. */
export async function startStandIn(answer: http.RequestListener): Promise<StandIn> {
  const server = http.createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
