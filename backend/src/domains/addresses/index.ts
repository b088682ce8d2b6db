export { default as geoRoutes } from './routes';
