import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that stands in for another one. */
export interface StandIn {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts one on a free port; stopping ends open connections. */
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
