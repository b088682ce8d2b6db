export { JobOffersPage as default } from '../routes/JobOffersPage';
export { loadJobOffers as load } from '../features/job-offer/load-job-offers';
export { jobOffersHead as head } from '../features/job-offer/load-job-offers';
