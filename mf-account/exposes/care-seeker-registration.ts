export { CareSeekerRegistrationPage as default } from '../routes/CareSeekerRegistrationPage';
export { careSeekerRegistrationHead as head } from '../routes/registration-heads';
