export { openJobOffers, whereOpen } from './job-offer-queries';
export { pauseSurplusOffers } from './pause-surplus';
export { default as jobOfferRoutes } from './routes';
export { countJobOffers, searchJobOffers } from './search';
export { default as jobOfferSearchRoutes } from './search-routes';
