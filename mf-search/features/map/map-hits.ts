import type { Coords } from '@care/contracts/schemas';
import type { PinKey } from './hit-keys';

/** A pin for one hit, or for all hits at one place. */
export interface MapPin {
  key: PinKey;
  at: Coords;
  /** The accessible name of the pin. */
  name: string;
}

/** Several hits close to each other. */
export interface HitCluster {
  at: Coords;
  count: number;
}

interface MapAnswer<Properties> {
  features: { geometry: { coordinates: [number, number] }; properties: Properties }[];
}

/** Turns the map's answer into clusters and single hits with their places. */
export function hitsOf<Single extends object>(map: MapAnswer<{ cluster: true; count: number } | Single> | undefined) {
  const clusters: HitCluster[] = [];
  const singles: (Single & { at: Coords })[] = [];
  for (const { geometry, properties } of map?.features ?? []) {
    const [lng, lat] = geometry.coordinates;
    const at = { lng, lat };
    if ('cluster' in properties) clusters.push({ at, count: properties.count });
    else singles.push({ ...properties, at });
  }
  return { clusters, singles };
}
