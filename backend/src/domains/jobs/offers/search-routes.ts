import {
  jobOfferMapQuerySchema,
  jobOfferMapSchema,
  jobOfferSearchAnswerSchema,
  jobOfferSearchQuerySchema,
} from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { jobOfferMap } from './job-offer-map';
import { searchJobOffers } from './search';

/** The job search: list and map (SR-12, SR-22). */
export default async function jobOfferSearchRoutes(app: App): Promise<void> {
  app.get(
    '/company/job-offer/search/',
    { schema: { querystring: jobOfferSearchQuerySchema, response: { 200: jobOfferSearchAnswerSchema } } },
    ({ query, reads }) => searchJobOffers(reads.kysely, query),
  );

  app.get(
    '/company/job-offer/search/map/',
    { schema: { querystring: jobOfferMapQuerySchema, response: { 200: jobOfferMapSchema } } },
    ({ query, reads }) => jobOfferMap(reads.kysely, query),
  );
}
