import { defineSliceApi } from '@care/contracts';
import type { ArticleList, ArticlePage, CityPlace, GuideList, GuidePage, SearchCount } from '@care/contracts/schemas';
import type { CareForm } from '@care/contracts/vocabulary';

/** The number of cards on one page of an index. */
export const CARDS_PER_PAGE = 12;

const pageQuery = (page: number) => `?limit=${CARDS_PER_PAGE}&offset=${(page - 1) * CARDS_PER_PAGE}`;
const segment = encodeURIComponent;

interface CareFormSearch {
  careForm: CareForm;
  /** The slug of a town; undefined for all of Germany. */
  city?: string | undefined;
}

/** The calls of magazine and advisor (SH-20). */
export const contentApi = defineSliceApi('content', (build) => ({
  articles: build.query<ArticleList, number>({ query: (page) => `/content/article/${pageQuery(page)}` }),
  article: build.query<ArticlePage, string>({ query: (slug) => `/content/article/${segment(slug)}/` }),
  guides: build.query<GuideList, number>({ query: (page) => `/content/guide/${pageQuery(page)}` }),
  /** The number of providers that offer a care form, in Germany or around a town. */
  careFormCount: build.query<SearchCount, CareFormSearch>({
    query: ({ careForm, city }) =>
      `/company/search/count/?services=${careForm}${city ? `&city_slug=${segment(city)}` : ''}`,
  }),
  /** The places that match the typed text, best first. */
  places: build.query<CityPlace[], string>({
    query: (phrase) => `/city/suggest/?phrase=${segment(phrase)}&format=object`,
  }),
  guide: build.query<GuidePage, string>({ query: (slug) => `/content/guide/${segment(slug)}/` }),
}));
