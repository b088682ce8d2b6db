export { default as companyEditingRoutes } from './routes';
