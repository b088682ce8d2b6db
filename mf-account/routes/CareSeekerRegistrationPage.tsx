import { RegisterAs } from '../features/registration/RegisterAs';

/** `/registration/pflegesuchende` (AC-04). */
export const CareSeekerRegistrationPage = () => <RegisterAs type="CARE_SEEKER" />;
