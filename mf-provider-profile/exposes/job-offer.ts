export { JobOfferPage as default } from '../routes/JobOfferPage';
export { loadJobOffer as load } from '../features/job-offer/load-job-offers';
export { jobOfferHead as head } from '../features/job-offer/load-job-offers';
