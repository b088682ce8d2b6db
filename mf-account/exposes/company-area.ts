export { CompanyAreaPage as default } from '../routes/CompanyAreaPage';
export { companyAreaHead as head } from '../routes/heads';
