export { JobOffersPage as default } from '../routes/JobOffersPage';
export { loadJobOffers as load, jobOffersHead as head } from '../features/job-offer/load-job-offers';
