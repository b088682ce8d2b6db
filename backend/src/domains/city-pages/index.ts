export { default as cityPageRoutes } from './routes';
