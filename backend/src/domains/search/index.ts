export { areaOf, boundsWhere, type Bounds } from './bounds';
export { companyRanking, jobRanking, staffRanking } from './ranking';
export { mapCell, mapFeature, searchMap } from './search-map';
export { effectiveSort, pageMeta } from './search-meta';
