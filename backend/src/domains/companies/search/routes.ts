import * as schemas from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { findCompanyFilters } from './company-filters';
import { countCompanies, companyMap, searchCompanies } from './company-search';

const forAll = calls('search');

/** The provider search: list, live count and map (SR-20). */
export default async function searchRoutes(app: App): Promise<void> {
  const searchCall = forAll('Searches providers', {
    querystring: schemas.companySearchQuerySchema,
    response: { 200: schemas.companySearchAnswerSchema },
  });
  app.get('/company/search/', searchCall, ({ query, reads, viewer }) =>
    searchCompanies(reads.kysely, query, viewer?.userId ?? null),
  );

  const countCall = forAll('How many providers a search finds', {
    querystring: schemas.companyCountQuerySchema,
    response: { 200: schemas.searchCountSchema },
  });
  app.get('/company/search/count/', countCall, async ({ query, reads: { kysely } }) => {
    const { filters } = await findCompanyFilters(kysely, query);
    return { count: await countCompanies(kysely, filters) };
  });

  const mapCall = forAll('The providers of a search on a map', {
    querystring: schemas.companyMapQuerySchema,
    response: { 200: schemas.companyMapSchema },
  });
  app.get('/company/search/map/', mapCall, async ({ query, reads: { kysely } }) => {
    const { filters } = await findCompanyFilters(kysely, query);
    return companyMap(kysely, filters, query.zoom);
  });
}
