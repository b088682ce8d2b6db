// Slices with address fields bundle it: each defines the calls under a prefix of its own.
import { defineSliceApi } from '@care/contracts';
import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { GeoAddress, GeoKind, GeoSuggestAnswer, MapSettingsAnswer } from '@care/contracts/schemas';

/** Calls for suggestions of towns and addresses, with the prefix of a slice; answers are kept a day (SR-08). */
export const defineGeoApi = (prefix: string) =>
  defineSliceApi(prefix, (build) => ({
    suggest: build.query<GeoSuggestAnswer, { q: string; kind: GeoKind; session: string }>({
      query: (phrase) => `/geo/suggest/?${new URLSearchParams({ ...phrase })}`,
      keepUnusedDataFor: PLACES_CACHE_SECONDS,
    }),
    map: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/', keepUnusedDataFor: PLACES_CACHE_SECONDS }),
    resolve: build.query<GeoAddress, { id: string; session: string }>({
      query: (picked) => `/geo/resolve/?${new URLSearchParams({ ...picked })}`,
      keepUnusedDataFor: PLACES_CACHE_SECONDS,
    }),
  }));
export type GeoApi = ReturnType<typeof defineGeoApi>;
