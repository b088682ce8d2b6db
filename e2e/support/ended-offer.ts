import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JobOfferCard } from '@care/contracts/schemas';
import { askBackend } from './backend';

export interface StandIn {
  origin: string;
  stop: () => Promise<void>;
}

/** The backend, except that every single job offer has ended; the demo data keep their ended ones to themselves. */
export async function startWithEndedOffers(): Promise<StandIn> {
  const { results: similar } = await askBackend<{ results: JobOfferCard[] }>(
    '/company/job-offer/search/?city_slug=köln',
  );
  const message = 'Dieses Stellenangebot ist nicht mehr verfügbar.';
  const gone = JSON.stringify({ error: { status: 410, code: 'gone', message }, similar: similar.slice(0, 3) });
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith('/api-backend/company/job-offer/by-slug/'))
      return void response.writeHead(410, { 'content-type': 'application/json' }).end(gone);
    const target = new URL(request.url ?? '/', process.env.E2E_API);
    const onward = http.request(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
