export { applicationHooks } from './applications/application-hooks';
export { openJobOffers, whereOpen } from './offers/job-offer-queries';
export { pauseSurplusOffers } from './offers/pause-surplus';
export { countJobOffers, searchJobOffers } from './offers/search';
