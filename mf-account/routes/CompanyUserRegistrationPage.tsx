import { RegisterAs } from '../features/registration/RegisterAs';

/** `/registration/pflegeanbieter` (AC-02). */
export const CompanyUserRegistrationPage = () => <RegisterAs type="CARE_PROVIDER" />;
