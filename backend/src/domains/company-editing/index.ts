export { lockOwnCompany } from './change-company';
export { default as companyEditingRoutes } from './routes';
export { noteChange } from './sections';
