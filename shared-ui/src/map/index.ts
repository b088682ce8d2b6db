/// <reference types="@care/ui/asset-modules" />
// Parts for a page before the map is loaded. Import '@care/ui/map/care-map' only in modules that `LazyMap` loads.
export { LazyMap, MapFrame } from './MapFrame';
