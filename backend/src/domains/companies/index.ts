export { companyCards } from './company-cards';
export { mediaOf, pictureOf } from './company-media';
export {
  type CompanyMediaRow,
  type CompanyRow,
  type FoundCompany,
  companyMedia,
  findCompany,
  hasOwned,
  hasPendingClaim,
  isOwner,
  viewerTies,
} from './company-queries';
export { default as companyEditingRoutes } from './editing/routes';
export { default as followRoutes } from './follow-routes';
export { default as galleryRoutes } from './media/gallery-routes';
export { default as singlePictureRoutes } from './media/single-picture-routes';
export { default as videoRoutes } from './media/video-routes';
export { averagesOf, presentCompany, servicesOf } from './present-company';
export { companyConditions, companyOrder, readCompanyFilters } from './search/company-filters';
export { default as searchRoutes } from './search/routes';
export { hasJobsTab } from './tier-conditions';
export { default as companyVisitRoutes } from './visits/routes';
