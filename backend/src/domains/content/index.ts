export { content } from './domain';
