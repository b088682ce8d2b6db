import { MAPBOX_API_URL } from '@care/contracts/constants';
import type { GeoKind, GeoSuggestion, MapSettingsAnswer } from '@care/contracts/schemas';
import { addressLabel, idOfWords } from '@care/contracts/street-rules';
import { GeocodingCore, polyfillFetch, type GeocodingFeature } from '@mapbox/search-js-core';

const german = { language: 'de', country: 'de', limit: 6, autocomplete: true };
const types = { city: 'place,locality,postcode', address: 'address,street' };

interface Search {
  kind: GeoKind;
  phrase: string;
  settings: Extract<MapSettingsAnswer, { engine: 'mapbox' }>;
  /** Mapbox bills by what belongs to one entry. */
  sessionToken: string;
  signal: AbortSignal;
}

/**
 * Suggestions of Mapbox. A module of its own: it is loaded only where `GEO_PROVIDER` is `mapbox` and the visitor has
 * agreed to maps (SH-16). Suggestions carry words and no position, see `idOfWords`.
 */
export async function mapboxSuggestions({ kind, phrase, settings, sessionToken, signal }: Search) {
  sendTo(settings.api_url);
  const core = new GeocodingCore({ ...german, accessToken: settings.token, types: types[kind] });
  const { features } = await core.suggest(phrase, { sessionToken, signal });
  return suggestionsOf(features, kind);
}

/** The library knows Mapbox's public address only; `GEO_URL` may name another. */
const sendTo = (apiUrl: string) =>
  polyfillFetch(
    {
      fetch: (input, init) => fetch(new Request(input).url.replace(MAPBOX_API_URL, apiUrl), init),
      AbortController: globalThis.AbortController,
    },
    true,
  );

function suggestionsOf(features: readonly GeocodingFeature[], kind: GeoKind): GeoSuggestion[] {
  const byLabel = new Map<string, GeoSuggestion>();
  for (const { properties } of features) {
    const { name, feature_type, context } = properties;
    const isTown = feature_type === 'place' || feature_type === 'locality';
    const street = context.address?.street_name ?? context.street?.name;
    const city = isTown ? name : context.place?.name;
    if (!city || (kind === 'address' && !street)) continue;
    const label = addressLabel({
      street,
      house_number: context.address?.address_number,
      postal_code: feature_type === 'postcode' ? name : context.postcode?.name,
      city,
    });
    byLabel.set(label, { id: idOfWords(kind, label), label, secondary: context.region?.name ?? null, kind });
  }
  return [...byLabel.values()];
}
