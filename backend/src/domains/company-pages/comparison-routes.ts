import { companyComparisonSchema, comparisonQuerySchema, type ComparedCompany } from '@care/contracts/schemas';
import { kmBetween } from '../../platform/geo/distance';
import type { App } from '../../platform/http/app-type';
import { findCompany } from '../companies';
import { findPlace } from '../search';
import { companyDetails } from './company-page';
import { calls } from '../../platform/http/calls';

const forAll = calls('company');

/** The comparison of providers from a watch list (PP-17). */
export default async function comparisonRoutes(app: App): Promise<void> {
  app.get(
    '/company/compare/',
    forAll('Up to four providers in full, to be compared; with a town, how far each of them is', {
      querystring: comparisonQuerySchema,
      response: { 200: companyComparisonSchema },
    }),
    async ({ query, reads, viewer }) => {
      const town = query.city_slug ? await findPlace(reads.kysely, query.city_slug) : null;
      const results: ComparedCompany[] = [];
      for (const id of query.ids) {
        const found = await findCompany(reads.kysely, { id }, viewer);
        if (found.kind !== 'found') continue;
        const { lat, lon } = found.company;
        const distance_km = town && kmBetween(town.place, { lat, lon });
        const details = await companyDetails(reads.kysely, found.company, viewer);
        // The comparison has no contact form, so the owner's account id is left out.
        results.push({ ...details, owner: null, distance_km });
      }
      return { count: results.length, results, place_label: town?.place.name ?? null };
    },
  );
}
