export { CompanyInvoicesPage as default, companyInvoicesHead as head } from '../routes/CompanyInvoicesPage';
