import {
  companyIdsQuerySchema,
  followedCompaniesQuerySchema,
  followedCompaniesSchema,
  followManySchema,
  toggleFollowAnswerSchema,
  toggleFollowSchema,
} from '@care/contracts/schemas';
import { signedIn, type App } from '../../platform/http/app-type';
import { cardsByIds, followedCompanies, followMany, toggleFollow } from './follow';
import { calls } from '../../platform/http/calls';

const forAll = calls('company');
const forUsers = calls('company', 'user');

/** The watch list of an account (PP-17, PP-28), of a browser or of a shared link. */
export default async function followRoutes(app: App): Promise<void> {
  registerOwnList(app);
  registerSharedList(app);
}

function registerOwnList(app: App): void {
  app.post(
    '/company/toggle-follow/',
    forUsers('Puts a provider on the watch list, or takes it off', {
      body: toggleFollowSchema,
      response: { 200: toggleFollowAnswerSchema },
    }),
    (request) => toggleFollow(app.databases, signedIn(request), request.body.company),
  );

  app.get(
    '/user/followed-companies/',
    forUsers('The watch list, latest first', {
      querystring: followedCompaniesQuerySchema,
      response: { 200: followedCompaniesSchema },
    }),
    (request) => followedCompanies(request.reads.kysely, signedIn(request).userId, request.query),
  );

  app.post(
    '/user/followed-companies/',
    forUsers('Takes over a watch list that a browser kept before its user signed in', {
      body: followManySchema,
      response: { 200: followedCompaniesSchema },
    }),
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
    forAll('Providers by their ids, in that order: for a watch list without an account, or one that was shared', {
      querystring: companyIdsQuerySchema,
      response: { 200: followedCompaniesSchema },
    }),
    ({ query, reads, viewer }) => cardsByIds(reads.kysely, query.ids, viewer?.userId ?? null),
  );
}
