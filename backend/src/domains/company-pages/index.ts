export { companyPages } from './domain';
