import http from 'node:http';
import type { JobOfferCard } from '@care/contracts/schemas';
import { askBackend } from './backend';
import { startStandIn, type StandIn } from './stand-in';

/**
 * A proxy to the backend in which every single job offer has ended, because ended offers of the demo data are not
 * listed.
 */
export async function startWithEndedOffers(): Promise<StandIn> {
  const { results: similar } = await askBackend<{ results: JobOfferCard[] }>(
    '/company/job-offer/search/?city_slug=köln',
  );
  const message = 'Dieses Stellenangebot ist nicht mehr verfügbar.';
  const gone = JSON.stringify({ error: { status: 410, code: 'gone', message }, similar: similar.slice(0, 3) });
  return startStandIn((request, response) => {
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
}
