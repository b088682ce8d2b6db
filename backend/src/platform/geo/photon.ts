import { z } from 'zod';
import type { GeoAddress } from '@care/contracts/schemas';
import { addressOfId, composeAddress, MAX_SUGGESTIONS, suggestionsOf, fetchJson } from './address-lookup';
import type { AddressLookup } from './address-lookup';

const text = z.string().optional();
const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        type: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        city: text,
        locality: text,
        county: text,
        state: text,
        countrycode: text,
      }),
    }),
  ),
});
type Feature = z.infer<typeof answerSchema>['features'][number];

const GERMANY = '5.8,47.2,15.1,55.1';
const layers = { city: ['city', 'locality'], address: ['house', 'street'] };

function addressOf({ properties: found, geometry: { coordinates } }: Feature): GeoAddress | null {
  if (found.countrycode !== undefined && found.countrycode !== 'DE') return null;
  const isPlace = found.type === 'city' || found.type === 'locality';
  const city = (isPlace ? found.name : undefined) ?? found.city ?? found.locality ?? found.county;
  if (!city) return null;
  const street = found.street ?? (found.type === 'street' ? found.name : undefined);
  const [lng, lat] = coordinates;
  return composeAddress({
    street,
    house_number: found.housenumber,
    postal_code: found.postcode,
    city,
    state: found.state,
    lat,
    lng,
    precision: found.housenumber ? 'rooftop' : street ? 'street' : found.postcode ? 'postcode' : 'city',
  });
}

/** Photon, of komoot or on an own server (OpenStreetMap data). */
export const createPhoton = (base: string): AddressLookup => ({
  attribution: '© OpenStreetMap-Mitwirkende',
  storable: true,
  async suggest(phrase, { kind }) {
    const query = new URLSearchParams([
      ['q', phrase],
      ['lang', 'de'],
      ['bbox', GERMANY],
      ['limit', String(MAX_SUGGESTIONS * 2)],
      ...layers[kind].map((layer) => ['layer', layer]),
    ]);
    const { features } = await fetchJson(new URL(`api/?${query}`, base), answerSchema);
    return suggestionsOf(features.map(addressOf), kind);
  },
  resolve: (id) => Promise.resolve(addressOfId(id)),
});
