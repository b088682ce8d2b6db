export { cancelDeletion, scheduleDeletion } from './account-deletion';
