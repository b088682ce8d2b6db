import { defineSliceApi } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';
import { viewPath } from '../desk/desk-address';
import { versioned, type Versioned } from '../desk/desk-api';

export const NEW = 'neu';

/** The page of an issue, or of a new one. */
export const issuePath = (id: number | typeof NEW): string => viewPath('newsletter', { id });

const tag = { type: 'User' as const, id: 'NEWSLETTER' };
const LIST_URL = '/admin/newsletter/';
export const NEWSLETTERS_A_PAGE = 20;
/** The API gives no more articles at once. */
const ARTICLES = 50;

/** An issue with its version. */
export type NewsletterVersion = Versioned<Api.Newsletter>;

interface Change<Body> {
  id: number;
  etag: string | undefined;
  body: Body;
}

/** Calls about the newsletter. After a refusal too the issue is read again, because somebody else may have changed it. */
export const newsletterApi = defineSliceApi('desk-newsletter', (build) => ({
  list: build.query<Api.NewsletterList, number>({
    query: (page) => `${LIST_URL}?limit=${NEWSLETTERS_A_PAGE}&offset=${(page - 1) * NEWSLETTERS_A_PAGE}`,
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  one: build.query<NewsletterVersion, number>({
    queryFn: (id, { signal }) => versioned({ url: `${LIST_URL}${id}/` }, signal),
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  preview: build.query<Api.NewsletterPreview, number>({
    query: (id) => `${LIST_URL}${id}/preview/`,
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  articles: build.query<Api.ArticleList, void>({
    query: () => `/content/article/?limit=${ARTICLES}`,
    keepUnusedDataFor: 0,
  }),
  create: build.mutation<NewsletterVersion, Api.NewsletterInput>({
    queryFn: (body) => versioned({ url: LIST_URL, method: 'POST', body }),
    invalidatesTags: [tag],
  }),
  save: build.mutation<NewsletterVersion, Change<Api.NewsletterInput>>({
    queryFn: ({ id, etag, body }) => versioned({ url: `${LIST_URL}${id}/`, method: 'PUT', body, ifMatch: etag }),
    invalidatesTags: (saved) => (saved ? [tag] : []),
  }),
  remove: build.mutation<undefined, Omit<Change<never>, 'body'>>({
    query: ({ id, etag }) => ({ url: `${LIST_URL}${id}/`, method: 'DELETE', ifMatch: etag }),
    invalidatesTags: [tag],
  }),
  test: build.mutation<object, number>({ query: (id) => ({ url: `${LIST_URL}${id}/test/`, method: 'POST' }) }),
  send: build.mutation<Api.Newsletter, Change<{ recipients: number }>>({
    query: ({ id, etag, body }) => ({ url: `${LIST_URL}${id}/send/`, body, ifMatch: etag }),
    invalidatesTags: [tag],
  }),
  stop: build.mutation<Api.Newsletter, number>({
    query: (id) => ({ url: `${LIST_URL}${id}/stop/`, method: 'POST' }),
    invalidatesTags: [tag],
  }),
}));
