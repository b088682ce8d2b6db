import { defineSliceApi } from '@care/contracts';
import type { ArticleList } from '@care/contracts/schemas';

/** The number of articles in one row. */
const ARTICLES_IN_ROW = 3;

/** Calls that only the home pages use. */
export const homeApi = defineSliceApi('searchHome', (build) => ({
  articles: build.query<ArticleList, void>({ query: () => `/content/article/?limit=${ARTICLES_IN_ROW}` }),
}));
