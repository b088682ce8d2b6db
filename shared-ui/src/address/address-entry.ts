import type { GeoAddress, Point } from '@care/contracts/schemas';

/** What stands in an address field: the text, and the suggestion that it is, if one was picked. */
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

/** The entry after another text: it stays picked only as long as it says what was picked. */
export const withText = (entry: AddressEntry | undefined, text: string): AddressEntry =>
  entry?.picked?.label === text ? entry : { text };

/** Where an address lies, as writes send it: longitude first. */
export const pointOf = ({ lng, lat }: Pick<GeoAddress, 'lng' | 'lat'>): Point => ({
  type: 'Point',
  coordinates: [lng, lat],
});
