export { type Bounds, areaOf, boundsWhere } from './bounds';
export {
  NAMED_QUALIFICATIONS,
  chosenQualifications,
  namedQualifications,
  qualificationIdsOf,
  qualificationsOf,
  staffQualificationsOf,
} from './catalogue/qualifications';
export { SEARCH_COLUMNS } from './domain';
export { loadGazetteer, placeIds } from './gazetteer/load-gazetteer';
export { type GazetteerPlace, readGazetteer } from './gazetteer/read-gazetteer';
export { type CompanyAddress, addressProblems, companyAddress, zipOf } from './places/company-address';
export { type PlaceRow, findPlace, nearbyPlaces } from './places/find-place';
export { type SearchPlace, findSearchPlace, unknownCity } from './places/search-place';
export { companyRanking, jobRanking, staffRanking } from './ranking';
export { mapCell, mapFeature, searchMap } from './search-map';
export { effectiveSort, pageMeta } from './search-meta';
