import { COMPANY_INVITES_PATH, INVITATION_PATH } from '@care/contracts/owner-paths';
import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';
import { RATINGS_PAGE_PARAMETER } from './features/rating/ratings-page-parameter';

/**
 * Ratings of a provider, shown on its profile; writing and reporting them, lists in the account, and for owners
 * what waits for an answer and invitations to rate.
 */
export default defineSlice({
  name: 'mf-reviews',
  contracts: '^1.10.0',
  exposes: {
    ratings: './exposes/ratings.ts',
    'write-rating': './exposes/write-rating.ts',
    'own-reviews': './exposes/own-reviews.ts',
    'report-rating': './exposes/report-rating.ts',
    'rating-proof': './exposes/rating-proof.ts',
    owner: './exposes/owner.ts',
  },
  routes: [
    { path: routes.giveRating.pattern, expose: 'write-rating', render: 'client', section: routes.home.build() },
    { path: routes.editRating.pattern, expose: 'write-rating', render: 'client', section: routes.home.build() },
    { path: routes.reportRating.pattern, expose: 'report-rating', query: [], section: routes.home.build() },
    { path: routes.ratingProof.pattern, expose: 'rating-proof', render: 'client', section: routes.home.build() },
    { path: COMPANY_INVITES_PATH, expose: 'owner', render: 'client' },
    { path: INVITATION_PATH, expose: 'owner', render: 'client', section: routes.home.build() },
  ],
  fills: {
    'provider.ratings': 'ratings',
    'account.own-reviews': 'own-reviews',
    'company.reviews': 'owner',
  },
  slotQuery: { 'provider.ratings': [RATINGS_PAGE_PARAMETER] },
});
