import { z } from 'zod';
import { GEO_KINDS, type GeoAddress, type GeoKind } from '@care/contracts/schemas';
import { composeAddress } from './address';
import { MAX_SUGGESTIONS, suggestionsOf, type AddressLookup } from './address-lookup';
import { fetchJson } from './fetch-json';

const named = z.object({ name: z.string() }).optional();
const featureSchema = z.object({
  properties: z.object({
    name: z.string(),
    feature_type: z.string(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.string().optional() }),
    context: z.object({
      country: z.object({ country_code: z.string() }).optional(),
      region: named,
      postcode: named,
      place: named,
      address: z.object({ street_name: z.string().optional(), address_number: z.string().optional() }).optional(),
      street: named,
    }),
  }),
});
const answerSchema = z.object({ features: z.array(featureSchema) });

const types = { city: 'place,locality,postcode', address: 'address,street' };
const exact = ['rooftop', 'parcel', 'point'];

function addressOf({ properties }: z.infer<typeof featureSchema>): GeoAddress | null {
  const { name, feature_type, coordinates, context } = properties;
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

/** The id contains the suggested words: a position of temporary geocoding must not be stored, not even in an id. */
const idOf = (kind: GeoKind, label: string) => Buffer.from(`${kind} ${label}`).toString('base64url');

function wordsOf(id: string): { kind: GeoKind; label: string } | null {
  const [kind, ...words] = Buffer.from(id, 'base64url').toString('utf8').split(' ');
  const known = GEO_KINDS.find((one) => one === kind);
  const label = words.join(' ');
  return known && label ? { kind: known, label } : null;
}

/**
 * Mapbox geocoding. Suggestions are temporary: shown, never stored. A picked address may be stored with a provider, so
 * it is requested again as permanent, which Mapbox bills separately.
 */
export function createMapbox(base: string, token: string): AddressLookup {
  const ask = async (q: string, kind: GeoKind, more: Record<string, string>) => {
    const url = new URL('search/geocode/v6/forward', base);
    const query = { q, language: 'de', country: 'de', types: types[kind], access_token: token, ...more };
    url.search = new URLSearchParams(query).toString();
    const { features } = await fetchJson(url, answerSchema);
    return features.map(addressOf);
  };
  return {
    attribution: '© Mapbox, © OpenStreetMap-Mitwirkende',
    storable: false,
    async suggest(phrase, { kind }) {
      const found = await ask(phrase, kind, { autocomplete: 'true', limit: String(MAX_SUGGESTIONS) });
      return suggestionsOf(found, kind).map((one) => ({ ...one, id: idOf(kind, one.label) }));
    },
    async resolve(id) {
      const words = wordsOf(id);
      if (!words) return null;
      const permanent = String(words.kind === 'address');
      const [found = null] = await ask(words.label, words.kind, { autocomplete: 'false', limit: '1', permanent });
      return found;
    },
  };
}
