export { companyCards } from './company-cards';
export {
  companyById,
  companyMedia,
  findCompany,
  hasJobsTab,
  hasOwned,
  hasPendingClaim,
  isOwner,
  lockOwnCompany,
  mediaOf,
  ownCompany,
  ownedCompanies,
  pictureOf,
  updateCompany,
  viewerTies,
  type CompanyMediaRow,
  type CompanyRow,
  type FoundCompany,
} from './company-queries';
export { OF_OWN_COMPANY } from './domain';
export { placesOf, shownPlaces } from './free-places/shown-places';
export { averagesOf, presentCompany, servicesOf } from './present-company';
export { companyOrder, findCompanyFilters, foundCompanies, readCompanyFilters } from './search/company-filters';
