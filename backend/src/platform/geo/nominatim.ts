import { z } from 'zod';
import type { GeoAddress } from '@care/contracts/schemas';
import { addressOfId, composeAddress, MAX_SUGGESTIONS, suggestionsOf, fetchJson } from './address-lookup';
import type { AddressLookup } from './address-lookup';

const text = z.string().optional();
const answerSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.object({
      house_number: text,
      road: text,
      pedestrian: text,
      square: text,
      postcode: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      hamlet: text,
      state: text,
      country_code: text,
    }),
  }),
);
type Hit = z.infer<typeof answerSchema>[number];

function addressOf({ lat, lon, address }: Hit): GeoAddress | null {
  const city = address.city ?? address.town ?? address.village ?? address.municipality ?? address.hamlet;
  if (address.country_code !== 'de' || !city) return null;
  const street = address.road ?? address.pedestrian ?? address.square;
  return composeAddress({
    street,
    house_number: address.house_number,
    postal_code: address.postcode,
    city,
    // Berlin, Hamburg and Bremen are states themselves.
    state: address.state ?? city,
    lat,
    lng: lon,
    precision: address.house_number ? 'rooftop' : street ? 'street' : address.postcode ? 'postcode' : 'city',
  });
}

/** Nominatim on an own server: the public one forbids suggestions during typing. */
export const createNominatim = (base: string): AddressLookup => ({
  attribution: '© OpenStreetMap-Mitwirkende',
  storable: true,
  async suggest(phrase, { kind }) {
    const query = new URLSearchParams({
      q: phrase,
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'de',
      limit: String(MAX_SUGGESTIONS * 2),
      ...(kind === 'city' && { featureType: 'settlement' }),
    });
    return suggestionsOf((await fetchJson(new URL(`search?${query}`, base), answerSchema)).map(addressOf), kind);
  },
  resolve: (id) => Promise.resolve(addressOfId(id)),
});
