export { applicationHooks } from './applications/application-hooks';
export type { CompletedPlacement } from './applications/hire-state';
export { openJobOffers, whereOpen } from './offers/job-offer-queries';
export { pauseSurplusOffers } from './offers/end-job-offers';
export { countJobOffers, searchJobOffers } from './offers/search';
