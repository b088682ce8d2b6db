export { ownership } from './domain';
