export { NewPasswordPage as default } from '../routes/NewPasswordPage';
export { newPasswordHead as head } from '../routes/heads';
