export { ProfilePage as default } from '../routes/ProfilePage';
export { loadProfileWithCosts as load } from '../features/prices/load-profile-with-costs';
export { profileHead as head } from '../features/company/profile-head';
