export { SaveSearch as default } from '../features/alert/SaveSearch';
