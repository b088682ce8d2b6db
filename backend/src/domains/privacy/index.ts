export { privacy } from './domain';
