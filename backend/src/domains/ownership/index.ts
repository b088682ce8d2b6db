export { newCompanyKind, ownershipKind } from './claim-case';
export { CASE_KINDS as claimCaseKinds } from './claim-queries';
export { endClaimsOfAccount } from './claims-of-account';
export { default as ownershipRoutes } from './routes';
