import { geoAddressSchema, type GeoAddress } from '@care/contracts/schemas';
import { addressLabel } from '@care/contracts/street-rules';

/** A comma inside a part would give a label with more than three parts (PP-07). */
const clean = (text: string | null | undefined): string | null => text?.replace(/,\s*/g, ' ').trim() || null;

/** The parts of an address that a source provides; the rest is null. */
export type AddressParts = Pick<GeoAddress, 'city' | 'lat' | 'lng' | 'precision'> &
  Partial<Record<'street' | 'house_number' | 'postal_code' | 'state', string | null | undefined>>;

/**
 * An address in its parts with the label "Straße Nr, PLZ Ort, Deutschland" for every source, or "PLZ Ort" without a
 * street (PP-07).
 */
export function composeAddress({ lat, lng, precision, ...texts }: AddressParts): GeoAddress {
  const street = clean(texts.street);
  const house_number = clean(texts.house_number);
  const postal_code = clean(texts.postal_code);
  const city = clean(texts.city) ?? '';
  const label = addressLabel({ street, house_number, postal_code, city });
  return { label, street, house_number, postal_code, city, state: clean(texts.state), lat, lng, precision };
}

/** An id that contains the address: it can be resolved without storage and without a second call to the source. */
export const idOfAddress = (address: GeoAddress): string => Buffer.from(JSON.stringify(address)).toString('base64url');

/** The address in such an id; null for anything else. */
export function addressOfId(id: string): GeoAddress | null {
  try {
    const read = geoAddressSchema.safeParse(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
