export { CompanyCard as default } from '../features/company-card/CompanyCard';
