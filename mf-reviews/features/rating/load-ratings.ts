import type { AppStore, SlotProps } from '@care/contracts';
import { reviewsApi } from './rating-api';
import { readRatingsPage } from './ratings-page';

/** Loader of the slot: the page of ratings in the URL, with the averages (RV-01). */
export const loadRatings = (store: AppStore, { companyId }: SlotProps['provider.ratings'], { search }: URL) =>
  store.dispatch(
    reviewsApi.ofCompany.initiate({ companyId, page: readRatingsPage(search) }, { subscribe: __ON_SERVER__ }),
  );
