export * from './catalogue/qualifications';
export { SEARCH_COLUMNS } from './domain';
export * from './gazetteer/load-gazetteer';
export { type CompanyAddress, addressProblems, companyAddress, zipOf } from './places/company-address';
export { findPlace, findSearchPlace, nearbyPlaces, unknownCity } from './places/search-place';
export type { PlaceRow, SearchPlace } from './places/search-place';
export { mapCell, mapFeature, searchMap } from './search-map';
export * from './search-meta';
