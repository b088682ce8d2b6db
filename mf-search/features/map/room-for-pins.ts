import type { Coords } from '@care/contracts/schemas';
import type { MapView } from '@care/ui/map/care-map';
import type { PinKey } from './hit-keys';
import type { HitCluster, MapPin } from './map-hits';

/** From here on every hit of the page keeps its pin; a radius of 20 km fills the map at 9. */
const CLOSE_UP = 8;
const DISTANCE_PX = 40;

/**
 * The pins that have room beside clusters and each other, in the order of the list: seen from far away they would lie on one
 * another. What is left out is counted in a cluster, and stands there while its card is pointed at.
 */
export function roomForPins<Pin extends MapPin>(
  pins: Pin[],
  clusters: HitCluster[],
  { zoom }: Pick<MapView, 'zoom'>,
  isAlwaysShown: (key: PinKey) => boolean,
): Pin[] {
  if (zoom >= CLOSE_UP) return pins;
  const taken = clusters.map(({ at }) => at);
  return pins.filter(({ key, at }) => {
    if (!isAlwaysShown(key) && taken.some((one) => distanceAt(zoom, one, at) < DISTANCE_PX)) return false;
    taken.push(at);
    return true;
  });
}

/** How many pixels two points are apart. */
function distanceAt(zoom: number, one: Coords, other: Coords): number {
  const pxPerDegree = (512 * 2 ** zoom) / 360;
  const stretch = Math.cos((other.lat * Math.PI) / 180);
  return Math.hypot(one.lng - other.lng, (one.lat - other.lat) / stretch) * pxPerDegree;
}
