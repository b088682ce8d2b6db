export { default as companyVisitRoutes } from './routes';
export { visitCounter } from './visit-counter';
