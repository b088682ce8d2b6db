export { ForgottenPasswordPage as default } from '../routes/ForgottenPasswordPage';
export { forgottenPasswordHead as head } from '../routes/heads';
