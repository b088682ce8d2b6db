import type { Coords } from '@care/contracts/schemas';

/** Connects the cards of the list with a pin of the map. */
export type PinKey = string;

export const providerKey = (id: number): PinKey => String(id);

/** All job offers at one place share one pin. */
export const jobPlaceKey = ({ lng, lat }: Coords): PinKey => `${lng},${lat}`;

/** A pin of its own on the map, for one hit or for all those of one place. */
export interface MapPin {
  key: PinKey;
  at: Coords;
  /** Its accessible name. */
  name: string;
  /** Shows a small lit window, which its name explains. */
  isMarked?: boolean;
  /** The number of its hits that no cluster counts. If there is no space for the pin, a cluster must count them. */
  uncounted: number;
}

/** Several hits close together. */
export interface HitCluster {
  at: Coords;
  count: number;
}

/** The pins and clusters of one answer. */
export interface Hits<Pin extends MapPin> {
  clusters: HitCluster[];
  /** Pins of the list. */
  listed: Pin[];
  others: Pin[];
}

interface MapAnswer<Properties> {
  features: { geometry: { coordinates: [number, number] }; properties: Properties }[];
}

/** The answer of a map's call: clusters, and single hits with their places. */
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
