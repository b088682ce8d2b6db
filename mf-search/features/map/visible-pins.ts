import type { Coords } from '@care/contracts/schemas';
import type { MapView } from '@care/ui/map/care-map';
import type { PinKey } from './hit-keys';
import type { HitCluster, MapPin } from './map-hits';

/** From this zoom level on, every hit of the page keeps its pin. A radius of 20 km fills the map at level 9. */
const CLOSE_UP = 8;
const DISTANCE_PX = 40;

/**
 * Selects the pins that overlap neither a cluster nor an earlier pin of the list. A left-out hit is counted in a
 * cluster, and its pin appears while the pointer is on its card.
 */
export function visiblePins<Pin extends MapPin>(
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

/** The distance of two points in pixels. */
function distanceAt(zoom: number, one: Coords, other: Coords): number {
  const pxPerDegree = (512 * 2 ** zoom) / 360;
  const stretch = Math.cos((other.lat * Math.PI) / 180);
  return Math.hypot(one.lng - other.lng, (one.lat - other.lat) / stretch) * pxPerDegree;
}
