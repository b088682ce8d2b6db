export { default as alertRoutes } from './alert-routes';
export { default as savedSearchRoutes } from './routes';
