import { jobSeekerSearchAnswerSchema, jobSeekerSearchQuerySchema } from '@care/contracts/schemas';
import type { App } from '../platform/app-type';
import { unkept } from './routes';
import { searchStaff } from './search';

/** The staff search (SR-22). */
export default async function jobSeekerSearchRoutes(app: App): Promise<void> {
  app.get(
    '/user/profile/search/',
    {
      config: unkept,
      schema: { querystring: jobSeekerSearchQuerySchema, response: { 200: jobSeekerSearchAnswerSchema } },
    },
    ({ query, reads, viewer }) => searchStaff(reads.kysely, query, { viewer }),
  );
}
