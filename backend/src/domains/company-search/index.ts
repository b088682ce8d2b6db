export { companyConditions, companyOrder, readCompanyFilters } from './company-filters';
export { default as searchRoutes } from './routes';
