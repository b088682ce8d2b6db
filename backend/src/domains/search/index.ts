export { default as geoRoutes } from './addresses/routes';
export { type Bounds, areaOf, boundsWhere } from './bounds';
export { default as catalogueRoutes } from './catalogue/catalogue-routes';
export {
  NAMED_QUALIFICATIONS,
  chosenQualifications,
  namedQualifications,
  qualificationIdsOf,
  qualificationsOf,
  staffQualificationsOf,
} from './catalogue/qualifications';
export { loadGazetteer, placeIds } from './gazetteer/load-gazetteer';
export { type GazetteerPlace, readGazetteer } from './gazetteer/read-gazetteer';
export { type CompanyAddress, addressProblems, companyAddress, zipOf } from './places/company-address';
export { type PlaceRow, findPlace } from './places/find-place';
export { nearbyPlaces } from './places/nearby-places';
export { default as placeRoutes } from './places/routes';
export { type SearchPlace, findSearchPlace, unknownCity } from './places/search-place';
export { companyRanking, jobRanking, staffRanking } from './ranking';
export { mapCell, mapFeature, searchMap } from './search-map';
export { effectiveSort, pageMeta } from './search-meta';
