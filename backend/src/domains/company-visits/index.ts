export { default as companyVisitRoutes } from './routes';
