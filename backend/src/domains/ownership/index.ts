export { newCompanyKind, ownershipKind } from './claim-case';
export { default as ownershipRoutes } from './routes';
