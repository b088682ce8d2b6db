import { defineSliceApi } from '@care/contracts';
import type { ArticleList } from '@care/contracts/schemas';

/** As many as stand in one row. */
const ARTICLES_IN_ROW = 3;

/** What only the home pages ask. */
export const homeApi = defineSliceApi('searchHome', (build) => ({
  articles: build.query<ArticleList, void>({ query: () => `/content/article/?limit=${ARTICLES_IN_ROW}` }),
}));
