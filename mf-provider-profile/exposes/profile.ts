export { ProfilePage as default } from '../routes/ProfilePage';
export { loadProfile as load } from '../features/company/load-company';
export { profileHead as head } from '../features/company/profile-head';
