import { defineSlice } from '@care/contracts/slice';
import { RATINGS_PAGE_PARAMETER } from './features/rating/ratings-page-parameter';

/** Ratings of a provider, shown on its profile. */
export default defineSlice({
  name: 'mf-reviews',
  contracts: '^1.3.0',
  exposes: { ratings: './exposes/ratings.ts' },
  fills: { 'provider.ratings': 'ratings' },
  slotQuery: { 'provider.ratings': [RATINGS_PAGE_PARAMETER] },
});
