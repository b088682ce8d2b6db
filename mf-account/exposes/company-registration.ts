export { CompanyRegistrationPage as default } from '../routes/CompanyRegistrationPage';
export { companyRegistrationHead as head } from '../routes/registration-heads';
