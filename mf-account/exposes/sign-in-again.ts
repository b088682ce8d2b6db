export { SignInAgain as default } from '../features/sign-in/SignInAgain';
