export { RegistrationPage as default } from '../routes/RegistrationPage';
export { registrationHead as head } from '../routes/registration-heads';
