import { RegisterAs } from '../features/registration/RegisterAs';

/** `/registration/pflegepersonal` (AC-03). */
export const JobSeekerRegistrationPage = () => <RegisterAs type="JOB_SEEKER" />;
