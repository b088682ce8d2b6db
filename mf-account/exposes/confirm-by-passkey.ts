export { PasskeyInstead as default } from '../features/second-factor/PasskeyInstead';
