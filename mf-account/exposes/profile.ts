export { ProfilePage as default } from '../routes/ProfilePage';
export { profileHead as head } from '../routes/heads';
