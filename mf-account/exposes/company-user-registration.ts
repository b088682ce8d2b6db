export { CompanyUserRegistrationPage as default } from '../routes/CompanyUserRegistrationPage';
export { companyUserRegistrationHead as head } from '../routes/registration-heads';
