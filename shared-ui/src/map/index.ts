/// <reference types="@care/ui/asset-modules" />
// What a page needs before a map is there. The map itself is '@care/ui/map/care-map': import it only from what `MapSpot` loads.
export { MapSpot } from './MapSpot';
export { MapFrame } from './MapFrame';
