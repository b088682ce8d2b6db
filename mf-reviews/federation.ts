import { routes } from '@care/contracts/routes';
import { defineSlice } from '@care/contracts/slice';
import { RATINGS_PAGE_PARAMETER } from './features/rating/ratings-page-parameter';

/** Ratings of a provider, shown on its profile; writing and reporting them, and the own ones in the account. */
export default defineSlice({
  name: 'mf-reviews',
  contracts: '^1.7.0',
  exposes: {
    ratings: './exposes/ratings.ts',
    'write-rating': './exposes/write-rating.ts',
    'own-reviews': './exposes/own-reviews.ts',
    'report-rating': './exposes/report-rating.ts',
    'rating-proof': './exposes/rating-proof.ts',
  },
  routes: [
    { path: routes.giveRating.pattern, expose: 'write-rating', render: 'client', section: routes.home.build() },
    { path: routes.editRating.pattern, expose: 'write-rating', render: 'client', section: routes.home.build() },
    { path: routes.reportRating.pattern, expose: 'report-rating', query: [], section: routes.home.build() },
    { path: routes.ratingProof.pattern, expose: 'rating-proof', render: 'client', section: routes.home.build() },
  ],
  fills: { 'provider.ratings': 'ratings', 'account.own-reviews': 'own-reviews' },
  slotQuery: { 'provider.ratings': [RATINGS_PAGE_PARAMETER] },
});
