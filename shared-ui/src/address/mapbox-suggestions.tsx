import { MAPBOX_API_URL } from '@care/contracts/constants';
import type { GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import { addressLabel, idOfWords } from '@care/contracts/street-rules';
import type { SuggestionSource } from '@care/ui/combobox';
import { polyfillFetch, type GeocodingFeature, type GeocodingResponse } from '@mapbox/search-js-core';
import { useGeocodingCore, useSearchSession } from '@mapbox/search-js-react';
import { useEffect, useState } from 'react';

const german = { language: 'de', country: 'de', limit: 6, autocomplete: true };
const types = { city: 'place,locality,postcode', address: 'address,street' };

interface MapboxSuggestionsProps {
  kind: GeoKind;
  token: string;
  apiUrl: string;
  /** Receives the source of suggestions while this is on the page, and undefined afterwards. */
  onSource: (source: SuggestionSource<GeoSuggestion> | undefined) => void;
}

/**
 * A search session of Mapbox as a source of suggestions. A module of its own: it is loaded only where `GEO_PROVIDER` is
 * `mapbox` and the visitor has agreed to maps (SH-16). Suggestions carry words and no position, see `idOfWords`.
 */
export function MapboxSuggestions({ kind, token, apiUrl, onSource }: MapboxSuggestionsProps) {
  const [options] = useState(() => {
    sendTo(apiUrl);
    return { ...german, accessToken: token, types: types[kind] };
  });
  const session = useSession(options);
  useEffect(() => {
    const search = searchOf(session);
    onSource(async (phrase, signal) => {
      signal.addEventListener('abort', () => session.abort());
      return suggestionsOf((await search.suggest(phrase)).features, kind);
    });
    return () => {
      onSource(undefined);
      search.end();
    };
  }, [session, kind, onSource]);
  return null;
}

const useSession = (options: Parameters<typeof useGeocodingCore>[0]) => useSearchSession(useGeocodingCore(options));

/**
 * The answers of a session. Its own promise of a search that was aborted stays pending with its listeners, and when the
 * next answer removes them, the session passes over the listener that follows. A listener that stays misses none.
 */
function searchOf(session: ReturnType<typeof useSession>) {
  let waiting: { resolve: (answer: GeocodingResponse) => void; reject: (error: Error) => void } | undefined;
  const onAnswer = (answer: GeocodingResponse) => waiting?.resolve(answer);
  const onError = (error: Error) => waiting?.reject(error);
  session.addEventListener('suggest', onAnswer);
  session.addEventListener('suggesterror', onError);
  return {
    suggest: (phrase: string) =>
      new Promise<GeocodingResponse>((resolve, reject) => {
        waiting = { resolve, reject };
        session.suggest(phrase).catch(() => undefined);
      }),
    end: () => {
      session.removeEventListener('suggest', onAnswer);
      session.removeEventListener('suggesterror', onError);
    },
  };
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
