export { ConfirmAlertPage as default } from '../routes/ConfirmAlertPage';
export { confirmAlertHead as head } from '../features/alert/alert-heads';
