import { defineSliceApi, routes } from '@care/contracts';
import type { Article, ArticlePage, CityPlace, LegalPage, SearchCount } from '@care/contracts/schemas';
import type { CareForm } from '@care/contracts/vocabulary';

/** The number of cards on one page of an index. */
export const CARDS_PER_PAGE = 12;

const pageQuery = (page: number) => `?limit=${CARDS_PER_PAGE}&offset=${(page - 1) * CARDS_PER_PAGE}`;
const segment = encodeURIComponent;

/** An article of the magazine or a guide of the advisor, as the API names them. */
export type EditorialKind = 'article' | 'guide';

/** The addresses and texts of the magazine and of the advisor. */
export const SECTIONS = {
  article: { index: routes.magazine, text: routes.article, name: 'magazine', plural: 'Articles' },
  guide: { index: routes.advisor, text: routes.advisorGuide, name: 'advisor', plural: 'Guides' },
} as const satisfies Record<EditorialKind, object>;

/** Articles have a day, guides have a short name. */
interface DayOrName {
  published_at?: string;
  name?: string;
}
export type EditorialTeaser = Omit<Article, 'published_at'> & DayOrName;
/** The API has sanitized the HTML. */
export type EditorialText = Omit<ArticlePage, 'published_at'> & DayOrName;

interface CareFormSearch {
  careForm: CareForm;
  /** The slug of a town; undefined for all of Germany. */
  city?: string | undefined;
}

/** The calls of magazine and advisor (SH-20). */
export const contentApi = defineSliceApi('content', (build) => ({
  texts: build.query<{ count: number; results: EditorialTeaser[] }, { kind: EditorialKind; page: number }>({
    query: ({ kind, page }) => `/content/${kind}/${pageQuery(page)}`,
  }),
  /** `preview`: the version that an EDITOR sees in place of the public one (OP-30). */
  text: build.query<EditorialText, { kind: EditorialKind; slug: string; preview?: string | undefined }>({
    query: ({ kind, slug, preview }) =>
      preview ? `/admin/content/page/${kind}/${segment(slug)}/${preview}/` : `/content/${kind}/${segment(slug)}/`,
    providesTags: (_text, _error, { preview }) => (preview ? [{ type: 'User', id: 'CONTENT' }] : []),
  }),
  /** A legal page with the operator's data (OP-07). */
  legal: build.query<LegalPage, { slug: string; preview?: string | undefined }>({
    query: ({ slug, preview }) =>
      preview ? `/admin/content/page/legal/${slug}/${preview}/` : `/content/legal/${slug}/`,
    // An editor changes both on the desk.
    providesTags: [
      { type: 'User', id: 'OPERATOR' },
      { type: 'User', id: 'CONTENT' },
    ],
  }),
  /** The number of providers that offer a care form, in Germany or around a town. */
  careFormCount: build.query<SearchCount, CareFormSearch>({
    query: ({ careForm, city }) =>
      `/company/search/count/?services=${careForm}${city ? `&city_slug=${segment(city)}` : ''}`,
  }),
  /** The places that match the typed text, best first. */
  places: build.query<CityPlace[], string>({
    query: (phrase) => `/city/suggest/?phrase=${segment(phrase)}&format=object`,
  }),
}));
