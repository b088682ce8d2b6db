import { z } from 'zod';
import { GEO_KINDS, type GeoAddress, type GeoKind } from '@care/contracts/schemas';
import { idOfWords } from '@care/contracts/street-rules';
import { composeAddress, type AddressLookup, fetchJson } from './address-lookup';

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

/** The words in an id of `idOfWords`; null for any other id. */
function wordsOf(id: string): { kind: GeoKind; label: string } | null {
  const [kind, ...words] = id.split(' ');
  const known = GEO_KINDS.find((one) => one === kind);
  const label = words.join(' ');
  return known && label ? { kind: known, label } : null;
}

/**
 * Mapbox geocoding. Suggestions come from our own list of places; after consent the browser itself asks Mapbox for
 * better ones, which are temporary and must not be stored. A picked address is stored, so its words are geocoded here
 * as permanent, which Mapbox bills separately.
 */
export const createMapbox = (base: string, token: string, ownList: AddressLookup): AddressLookup => ({
  attribution: ownList.attribution,
  storable: false,
  async suggest(phrase, options) {
    const found = await ownList.suggest(phrase, options);
    return options.kind === 'address' ? found.map((one) => ({ ...one, id: idOfWords(one.kind, one.label) })) : found;
  },
  async resolve(id) {
    const words = wordsOf(id);
    if (!words) return ownList.resolve(id);
    const query = new URLSearchParams({
      q: words.label,
      language: 'de',
      country: 'de',
      types: types[words.kind],
      access_token: token,
      autocomplete: 'false',
      limit: '1',
      permanent: 'true',
    });
    const { features } = await fetchJson(new URL(`search/geocode/v6/forward?${query}`, base), answerSchema);
    return features[0] ? addressOf(features[0]) : null;
  },
});
