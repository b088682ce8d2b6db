import type { GeoAddress, Point } from '@care/contracts/schemas';

/** The value of an address field: the text, and the picked suggestion if there is one. */
export interface AddressEntry {
  text: string;
  picked?: PickedAddress;
}
export interface PickedAddress {
  id: string;
  label: string;
  session: string;
}

export const isEmptyAddress = (entry: AddressEntry | undefined): boolean => !entry?.text.trim();

/** The entry after the text changed: the suggestion stays picked only while the text equals its name. */
export const withText = (entry: AddressEntry | undefined, text: string): AddressEntry =>
  entry?.picked?.label === text ? entry : { text };

/** The position of an address in the order of GeoJSON: longitude first. */
export const pointOf = ({ lng, lat }: Pick<GeoAddress, 'lng' | 'lat'>): Point => ({
  type: 'Point',
  coordinates: [lng, lat],
});
