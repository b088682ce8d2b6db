export { CompanyWidgetsPage as default, companyWidgetsHead as head } from '../routes/CompanyWidgetsPage';
