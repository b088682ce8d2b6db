import type { AppStore, SlotProps } from '@care/contracts';
import { reviewsApi } from './rating-api';

/** Fetches what the block shows first: the newest ratings with their averages (RV-01). */
export const loadRatings = (store: AppStore, { companyId }: SlotProps['provider.ratings']) =>
  store.dispatch(reviewsApi.ofCompany.initiate({ companyId, page: 1 }));
