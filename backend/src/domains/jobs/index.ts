export { applicationHooks } from './applications/apply';
export type { CompletedPlacement } from './applications/hire-state';
export { openJobOffers, whereOpen } from './offers/job-offer-queries';
export { pauseSurplusOffers } from './offers/change-job-offer';
export { countJobOffers, searchJobOffers } from './offers/search';
