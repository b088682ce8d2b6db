export { CompanyJobOffers as default } from '../features/job-editor/OwnOffers';
