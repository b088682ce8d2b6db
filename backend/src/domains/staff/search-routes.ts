import {
  jobSeekerMapQuerySchema,
  jobSeekerMapSchema,
  jobSeekerSearchAnswerSchema,
  jobSeekerSearchQuerySchema,
} from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { limits } from './limits';
import { uncached } from './routes';
import { searchStaff } from './search';
import { staffMap } from './staff-map';

/** The staff search: list and map (SR-22). */
export default async function jobSeekerSearchRoutes(app: App): Promise<void> {
  app.get(
    '/user/profile/search/',
    {
      config: { ...uncached, rateLimit: limits.staffSearch },
      schema: { querystring: jobSeekerSearchQuerySchema, response: { 200: jobSeekerSearchAnswerSchema } },
    },
    ({ query, reads, viewer }) => searchStaff(reads.kysely, query, { viewer }),
  );

  app.get(
    '/user/profile/search/map/',
    {
      config: { ...uncached, rateLimit: limits.staffSearch },
      schema: { querystring: jobSeekerMapQuerySchema, response: { 200: jobSeekerMapSchema } },
    },
    ({ query, reads, viewer }) => staffMap(reads.kysely, query, viewer),
  );
}
