export * from './company-queries';
export { OF_OWN_COMPANY } from './domain';
export { placesOf, shownPlaces } from './free-places/shown-places';
export { averagesOf, companyCards, presentCompany, servicesOf } from './present-company';
export { keepCounting, WaitingCounts } from './visits/waiting-counts';
export { companyOrder, findCompanyFilters, foundCompanies, readCompanyFilters } from './search/company-filters';
