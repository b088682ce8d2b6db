export { addressProblems, companyAddress, zipOf, type CompanyAddress } from './company-address';
export { findPlace, type PlaceRow } from './find-place';
export { loadGazetteer, placeIds } from './gazetteer/load-gazetteer';
export { readGazetteer, type GazetteerPlace } from './gazetteer/read-gazetteer';
export { nearbyPlaces } from './nearby-places';
export { default as placeRoutes } from './routes';
export { findSearchPlace, unknownCity, type SearchPlace } from './search-place';
export { suggestPlaces, type PlaceSuggestion } from './suggest-places';
