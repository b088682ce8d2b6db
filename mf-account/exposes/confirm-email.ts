export { ConfirmEmailPage as default } from '../routes/ConfirmEmailPage';
export { confirmEmailHead as head } from '../routes/heads';
