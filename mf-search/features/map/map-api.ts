import { defineSliceApi } from '@care/contracts';
import type { CompanyMap, MapSettingsAnswer } from '@care/contracts/schemas';

/** The calls of the map of results; made only where one is open. */
export const mapApi = defineSliceApi('search-map', (build) => ({
  settings: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
  /** Asked with `mapQuery(filters, view)`. */
  hits: build.query<CompanyMap, string>({ query: (query) => `/company/search/map/${query}` }),
}));
