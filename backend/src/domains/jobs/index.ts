export { applicationHooks } from './applications/application-hooks';
export type { PlacementListener } from './applications/placement';
export { default as applicationRoutes } from './applications/routes';
export { openJobOffers, whereOpen } from './offers/job-offer-queries';
export { pauseSurplusOffers } from './offers/pause-surplus';
export { default as jobOfferRoutes } from './offers/routes';
export { default as jobOfferSearchRoutes } from './offers/search-routes';
export { countJobOffers, searchJobOffers } from './offers/search';
