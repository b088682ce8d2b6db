import type { Coords } from '@care/contracts/schemas';

/** What ties the cards of a list to a pin of the map. */
export type PinKey = string;

export const providerKey = (id: number): PinKey => String(id);

/** All offers of one place have one pin. */
export const jobPlaceKey = ({ lng, lat }: Coords): PinKey => `${lng},${lat}`;
