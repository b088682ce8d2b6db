import { defineSlice } from '@care/contracts/slice';
import { ratingsPageParameter } from './features/rating/ratings-page-parameter';

/** Reviews: what people say about a provider, shown on its profile. */
export default defineSlice({
  name: 'mf-reviews',
  contracts: '^1.0.0',
  exposes: { ratings: './exposes/ratings.ts' },
  fills: { 'provider.ratings': 'ratings' },
  slotQuery: { 'provider.ratings': [ratingsPageParameter] },
});
