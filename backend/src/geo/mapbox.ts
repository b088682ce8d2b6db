import { z } from 'zod';
import type { GeoAddress, GeoSuggestion } from '@care/contracts/schemas';
import { composeAddress } from './address';
import { MAX_SUGGESTIONS, type AddressLookup } from './address-lookup';
import { fetchJson } from './fetch-json';

const named = z.object({ name: z.string() }).optional();
const contextSchema = z.object({
  country: z.object({ country_code: z.string() }).optional(),
  region: named,
  postcode: named,
  place: named,
  address: z.object({ street_name: z.string().optional(), address_number: z.string().optional() }).optional(),
  street: named,
});
const suggestSchema = z.object({
  suggestions: z.array(
    z.object({
      mapbox_id: z.string(),
      name: z.string(),
      full_address: z.string().optional(),
      place_formatted: z.string().optional(),
      context: contextSchema.optional(),
    }),
  ),
});
const retrieveSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        feature_type: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.string().optional() }),
        context: contextSchema,
      }),
    }),
  ),
});
type Found = z.infer<typeof retrieveSchema>['features'][number]['properties'];
type Suggested = z.infer<typeof suggestSchema>['suggestions'][number];

const types = { city: 'place,locality,postcode', address: 'address,street' };
const exact = ['rooftop', 'parcel', 'point'];

function addressOf({ name, feature_type, coordinates, context }: Found): GeoAddress | null {
  if (context.country && context.country.country_code.toLowerCase() !== 'de') return null;
  const isPlace = feature_type === 'place' || feature_type === 'locality';
  const city = isPlace ? name : context.place?.name;
  if (!city) return null;
  const street = context.address?.street_name ?? context.street?.name ?? (feature_type === 'street' ? name : null);
  const isExact = exact.includes(coordinates.accuracy ?? '');
  return composeAddress({
    street,
    house_number: context.address?.address_number,
    postal_code: feature_type === 'postcode' ? name : context.postcode?.name,
    city,
    state: context.region?.name,
    lat: coordinates.latitude,
    lng: coordinates.longitude,
    precision: isExact ? 'rooftop' : street ? 'street' : feature_type === 'postcode' ? 'postcode' : 'city',
  });
}

/** The label of an address is ours; its parts are known before it is retrieved. */
function labelOf({ name, context = {} }: Suggested): string {
  const { address, postcode, place } = context;
  const parts = {
    city: place?.name ?? name,
    postal_code: postcode?.name,
    lat: 0,
    lng: 0,
    precision: 'street' as const,
  };
  return address?.street_name && place
    ? composeAddress({ ...parts, street: address.street_name, house_number: address.address_number }).label
    : name;
}

/** Mapbox's Search Box. What it finds may be shown on Mapbox maps only and is not kept. */
export const createMapbox = (base: string, token: string): AddressLookup => {
  const ask = (path: string, session: string, more: Record<string, string> = {}) => {
    const url = new URL(`search/searchbox/v1/${path}`, base);
    url.search = new URLSearchParams({ ...more, session_token: session, access_token: token }).toString();
    return url;
  };
  return {
    attribution: '© Mapbox, © OpenStreetMap-Mitwirkende',
    storable: false,
    async suggest(phrase, { kind, session }) {
      const limit = String(MAX_SUGGESTIONS);
      const url = ask('suggest', session, { q: phrase, language: 'de', country: 'de', types: types[kind], limit });
      const { suggestions } = await fetchJson(url, suggestSchema);
      return suggestions.map((one): GeoSuggestion => ({
        id: one.mapbox_id,
        label: kind === 'address' ? labelOf(one) : one.name,
        secondary: one.context?.region?.name ?? one.place_formatted ?? null,
        kind,
      }));
    },
    async resolve(id, session) {
      const { features } = await fetchJson(ask(`retrieve/${encodeURIComponent(id)}`, session), retrieveSchema);
      return features[0] ? addressOf(features[0].properties) : null;
    },
  };
};
