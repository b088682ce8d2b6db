import type { Coords } from '@care/contracts/schemas';

/** Connects the cards of the list with a pin of the map. */
export type PinKey = string;

export const providerKey = (id: number): PinKey => String(id);

/** All job offers at one place share one pin. */
export const jobPlaceKey = ({ lng, lat }: Coords): PinKey => `${lng},${lat}`;
