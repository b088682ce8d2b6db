export { JobOfferPage as default } from '../routes/JobOfferPage';
export { loadJobOffer as load, jobOfferHead as head } from '../features/job-offer/load-job-offers';
