export { NewJobOfferPage as default } from '../routes/NewJobOfferPage';
export { loadNewJobOffer as load } from '../features/job-offer/load-job-offers';
export { newJobOfferHead as head } from '../features/job-offer/load-job-offers';
