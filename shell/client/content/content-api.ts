import { defineSliceApi } from '@care/contracts';
import type { ArticleList, ArticlePage, GuideList, GuidePage, SearchCount } from '@care/contracts/schemas';
import type { CareForm } from '@care/contracts/vocabulary';

/** So many cards on one page of an index. */
export const CARDS_PER_PAGE = 12;

const pageQuery = (page: number) => `?limit=${CARDS_PER_PAGE}&offset=${(page - 1) * CARDS_PER_PAGE}`;
const segment = encodeURIComponent;

/** Magazine and advisor (SH-20). */
export const contentApi = defineSliceApi('content', (build) => ({
  articles: build.query<ArticleList, number>({ query: (page) => `/content/article/${pageQuery(page)}` }),
  article: build.query<ArticlePage, string>({ query: (slug) => `/content/article/${segment(slug)}/` }),
  guides: build.query<GuideList, number>({ query: (page) => `/content/guide/${pageQuery(page)}` }),
  /** How many providers in Germany offer a care form. */
  careFormCount: build.query<SearchCount, CareForm>({ query: (form) => `/company/search/count/?services=${form}` }),
  guide: build.query<GuidePage, string>({ query: (slug) => `/content/guide/${segment(slug)}/` }),
}));
