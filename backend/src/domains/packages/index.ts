export { default as packageRoutes } from './routes';
