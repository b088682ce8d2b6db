import { defineSliceApi } from '@care/contracts';
import type { Accepted, AlertAnswer, AlertInput, SavedSearch, SavedSearchInput } from '@care/contracts/schemas';

/** Saved searches and alerts. Alerts of visitors are identified by the key in the link of a mail. */
export const alertApi = defineSliceApi('alert', (build) => ({
  confirm: build.mutation<AlertAnswer, string>({ query: (key) => ({ url: '/alert/confirm/', body: { key } }) }),
  end: build.mutation<AlertAnswer, string>({
    query: (key) => ({ url: '/alert/unsubscribe/', body: { key } }),
    invalidatesTags: [{ type: 'SavedSearch', id: 'LIST' }],
  }),
  save: build.mutation<SavedSearch, SavedSearchInput>({
    query: (body) => ({ url: '/user/saved-search/', body }),
    invalidatesTags: [{ type: 'SavedSearch', id: 'LIST' }],
  }),
  request: build.mutation<Accepted, AlertInput>({ query: (body) => ({ url: '/alert/', body }) }),
}));
