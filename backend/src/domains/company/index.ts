export { companyCards, featuresOf } from './company-cards';
export { mediaOf, pictureOf } from './company-media';
export {
  companyMedia,
  findCompany,
  hasOwned,
  hasPendingClaim,
  isOwner,
  viewerTies,
  type CompanyMediaRow,
  type CompanyRow,
  type FoundCompany,
} from './company-queries';
export { default as followRoutes } from './follow-routes';
export { averagesOf, presentCompany, servicesOf } from './present-company';
