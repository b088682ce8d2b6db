import { defineSliceApi } from '@care/contracts';
import { PLACES_CACHE_SECONDS } from '@care/contracts/constants';
import type { City, CityPlace, CompanySearchAnswer, HomeTexts, Stats, ArticleList } from '@care/contracts/schemas';
import { listTags } from '@care/contracts/tags';

/** The number of articles in one row of a home page. */
const ARTICLES_IN_ROW = 3;

/** The calls of the provider search, and those of the home pages. */
export const searchApi = defineSliceApi('search', (build) => ({
  /** The argument is `searchApiQuery(filters)`. */
  companies: build.query<CompanySearchAnswer, string>({
    query: (query) => `/company/search/${query}`,
    providesTags: (answer) => listTags('CompanyCard', answer),
  }),
  city: build.query<City, string>({ query: (slug) => `/city/${encodeURIComponent(slug)}/` }),
  /** `complete`: the phrase was submitted without picking a suggestion (SR-21). */
  suggest: build.query<CityPlace[], { phrase: string; complete?: boolean }>({
    query: ({ phrase, complete = false }) =>
      `/city/suggest/?phrase=${encodeURIComponent(phrase)}&freetext=${complete}&format=object`,
    keepUnusedDataFor: PLACES_CACHE_SECONDS,
  }),
  /** The argument is the version that an EDITOR previews (OP-30). */
  homeTexts: build.query<HomeTexts, string | void>({
    query: (version) => (version ? `/admin/content/page/home/startseiten/${version}/` : '/content/home/'),
  }),
  stats: build.query<Stats, void>({ query: () => '/stats/' }),
  articles: build.query<ArticleList, void>({ query: () => `/content/article/?limit=${ARTICLES_IN_ROW}` }),
}));
