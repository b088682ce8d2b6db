export { default as comparisonRoutes } from './comparison-routes';
export { default as companyRoutes } from './routes';
