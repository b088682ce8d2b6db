import { jobOfferSearchAnswerSchema, jobOfferSearchQuerySchema } from '@care/contracts/schemas';
import type { App } from '../platform/app-type';
import { searchJobOffers } from './search';

/** The job search (SR-12, SR-22). */
export default async function jobOfferSearchRoutes(app: App): Promise<void> {
  app.get(
    '/company/job-offer/search/',
    { schema: { querystring: jobOfferSearchQuerySchema, response: { 200: jobOfferSearchAnswerSchema } } },
    ({ query, reads }) => searchJobOffers(reads.kysely, query),
  );
}
