export { LoginPage as default } from '../routes/LoginPage';
export { loginHead as head } from '../routes/heads';
