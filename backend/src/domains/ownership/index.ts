export { default as ownershipRoutes } from './routes';
