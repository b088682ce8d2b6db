import type { AppStore, SlotProps } from '@care/contracts';
import { reviewsApi } from './rating-api';
import { readRatingsPage } from './ratings-page';

/** Fetches what the block shows first: the page of ratings that the address names, with their averages (RV-01). */
export const loadRatings = (store: AppStore, { companyId }: SlotProps['provider.ratings'], { search }: URL) =>
  store.dispatch(reviewsApi.ofCompany.initiate({ companyId, page: readRatingsPage(search) }));
