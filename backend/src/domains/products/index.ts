export { default as productRoutes } from './routes';
