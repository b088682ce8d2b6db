export { JobSeekerRegistrationPage as default } from '../routes/JobSeekerRegistrationPage';
export { loadQualifications as load } from '../features/registration/registration-api';
export { jobSeekerRegistrationHead as head } from '../routes/registration-heads';
