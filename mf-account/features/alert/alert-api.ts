import { defineSliceApi } from '@care/contracts';
import type { Accepted, AlertAnswer, AlertInput, SavedSearch, SavedSearchInput } from '@care/contracts/schemas';

/** Watching a search. For visitors by mail alone, which they confirm first; the key in a mail's link says whose alert it is. */
export const alertApi = defineSliceApi('alert', (build) => ({
  confirm: build.mutation<AlertAnswer, string>({ query: (key) => ({ url: '/alert/confirm/', body: { key } }) }),
  end: build.mutation<AlertAnswer, string>({
    query: (key) => ({ url: '/alert/unsubscribe/', body: { key } }),
    invalidatesTags: ['SavedSearch'],
  }),
  save: build.mutation<SavedSearch, SavedSearchInput>({
    query: (body) => ({ url: '/user/saved-search/', body }),
    invalidatesTags: ['SavedSearch'],
  }),
  ask: build.mutation<Accepted, AlertInput>({ query: (body) => ({ url: '/alert/', body }) }),
}));
