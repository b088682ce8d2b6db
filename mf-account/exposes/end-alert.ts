export { EndAlertPage as default } from '../routes/EndAlertPage';
export { endAlertHead as head } from '../features/alert/alert-heads';
