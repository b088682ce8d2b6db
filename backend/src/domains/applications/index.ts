export { default as applicationRoutes } from './routes';
export { applicationHooks } from './application-hooks';
export type { PlacementListener } from './placement';
