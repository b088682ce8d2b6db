export { NewJobOfferPage as default } from '../routes/NewJobOfferPage';
export { loadNewJobOffer as load, newJobOfferHead as head } from '../features/job-offer/load-job-offers';
