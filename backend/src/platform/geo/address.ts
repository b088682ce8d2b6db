import { STREET_SEPARATOR } from '@care/contracts/constants';
import { geoAddressSchema, type GeoAddress } from '@care/contracts/schemas';

/** A comma inside a part would make a label of more than three parts (PP-07). */
const clean = (text: string | null | undefined): string | null => text?.replace(/,\s*/g, ' ').trim() || null;

/** What a source knows of an address; the rest is null. */
export type AddressParts = Pick<GeoAddress, 'city' | 'lat' | 'lng' | 'precision'> &
  Partial<Record<'street' | 'house_number' | 'postal_code' | 'state', string | null | undefined>>;

/** An address in its parts, labelled "Straße Nr, PLZ Ort, Deutschland" whoever found it, or "PLZ Ort" without a street (PP-07). */
export const composeAddress = ({ lat, lng, precision, ...texts }: AddressParts): GeoAddress => {
  const street = clean(texts.street);
  const house_number = clean(texts.house_number);
  const postal_code = clean(texts.postal_code);
  const city = clean(texts.city) ?? '';
  const town = [postal_code, city].filter(Boolean).join(' ');
  const line = [street, house_number].filter(Boolean).join(' ');
  const label = street && postal_code ? [line, town, 'Deutschland'].join(STREET_SEPARATOR) : town;
  return { label, street, house_number, postal_code, city, state: clean(texts.state), lat, lng, precision };
};

/** An address as an id of its own: resolving it needs neither memory nor a second call to the source. */
export const idOfAddress = (address: GeoAddress): string => Buffer.from(JSON.stringify(address)).toString('base64url');

/** The address of such an id; null for anything else. */
export function addressOfId(id: string): GeoAddress | null {
  try {
    const read = geoAddressSchema.safeParse(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
