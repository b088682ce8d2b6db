export { embedding } from './domain';
