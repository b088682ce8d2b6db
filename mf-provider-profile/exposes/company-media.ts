export { CompanyMediaPage as default, companyMediaHead as head } from '../routes/CompanyMediaPage';
