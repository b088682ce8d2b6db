export { default as privacyRoutes } from './routes';
