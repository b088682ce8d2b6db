export { ProfilePage as default } from '../routes/ProfilePage';
export { loadProfileWithCosts as load } from '../features/prices/costs-section';
export { profileHead as head } from '../features/company/profile-head';
