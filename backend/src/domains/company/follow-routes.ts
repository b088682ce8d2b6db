import {
  companyComparisonSchema,
  companyIdsQuerySchema,
  comparisonQuerySchema,
  followedCompaniesQuerySchema,
  followedCompaniesSchema,
  followManySchema,
  toggleFollowAnswerSchema,
  toggleFollowSchema,
  type ComparedCompany,
} from '@care/contracts/schemas';
import { findPlace } from '../places/find-place';
import { kmBetween } from '../../platform/geo/distance';
import { signedIn, type App } from '../../platform/http/app-type';
import { companyDetails } from '../company-pages/company-page';
import { findCompany } from './company-queries';
import { cardsByIds, followedCompanies, followMany, toggleFollow } from './follow';

/**
 * The watch list of an account (PP-17, PP-28), of a browser or of a shared link, and the comparison of its providers.
 */
export default async function followRoutes(app: App): Promise<void> {
  registerOwnList(app);
  registerSharedList(app);
}

function registerOwnList(app: App): void {
  app.post(
    '/company/toggle-follow/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Puts a provider on the watch list, or takes it off',
        tags: ['company'],
        body: toggleFollowSchema,
        response: { 200: toggleFollowAnswerSchema },
      },
    },
    (request) => toggleFollow(app.databases, signedIn(request), request.body.company),
  );

  app.get(
    '/user/followed-companies/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The watch list, latest first',
        tags: ['company'],
        querystring: followedCompaniesQuerySchema,
        response: { 200: followedCompaniesSchema },
      },
    },
    (request) => followedCompanies(request.reads.kysely, signedIn(request).userId, request.query),
  );

  app.post(
    '/user/followed-companies/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Takes over a watch list that a browser kept before its user signed in',
        tags: ['company'],
        body: followManySchema,
        response: { 200: followedCompaniesSchema },
      },
    },
    async (request) => {
      const viewer = signedIn(request);
      await followMany(app.databases, viewer, request.body.companies);
      return followedCompanies(app.databases.primary.kysely, viewer.userId, { limit: 10, offset: 0 });
    },
  );
}

function registerSharedList(app: App): void {
  app.get(
    '/company/cards/',
    {
      schema: {
        summary: 'Providers by their ids, in that order: for a watch list without an account, or one that was shared',
        tags: ['company'],
        querystring: companyIdsQuerySchema,
        response: { 200: followedCompaniesSchema },
      },
    },
    ({ query, reads, viewer }) => cardsByIds(reads.kysely, query.ids, viewer?.userId ?? null),
  );

  app.get(
    '/company/compare/',
    {
      schema: {
        summary: 'Up to four providers in full, to be compared; with a town, how far each of them is',
        tags: ['company'],
        querystring: comparisonQuerySchema,
        response: { 200: companyComparisonSchema },
      },
    },
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
