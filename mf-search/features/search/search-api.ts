import { defineSliceApi } from '@care/contracts';
import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { City, CityPlace, CompanySearchAnswer, Stats } from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

interface SuggestRequest {
  phrase: string;
  /** True if the phrase was submitted without picking a suggestion (SR-21). */
  complete?: boolean;
}

/** The calls of the provider search. */
export const searchApi = defineSliceApi('search', (build) => ({
  /** The argument is `searchApiQuery(filters)`. */
  companies: build.query<CompanySearchAnswer, string>({
    query: (query) => `/company/search/${query}`,
    providesTags: (answer) => listTags('CompanyCard', answer),
  }),
  city: build.query<City, string>({ query: (slug) => `/city/${encodeURIComponent(slug)}/` }),
  suggest: build.query<CityPlace[], SuggestRequest>({
    query: ({ phrase, complete = false }) =>
      `/city/suggest/?phrase=${encodeURIComponent(phrase)}&freetext=${complete}&format=object`,
    keepUnusedDataFor: PLACES_CACHE_SECONDS,
  }),
  stats: build.query<Stats, void>({ query: () => '/stats/' }),
}));
