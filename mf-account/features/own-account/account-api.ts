import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type * as Api from '@care/contracts/schemas';
import { tagsOf } from '../../tags';

const detailsTags = tagsOf('User', 'DETAILS');

/** Endpoints of the account page (AC-07). */
export const ownAccountApi = defineSliceApi('own-account', (build) => ({
  change: build.mutation<Api.UserDetails, Api.UserChange>({
    query: (body) => ({ url: '/user/details/', method: 'PATCH', body }),
    invalidatesTags: detailsTags,
  }),
  changePassword: build.mutation<Api.Accepted, Api.PasswordChange>({
    query: (body) => ({ url: '/auth/password/change/', body }),
  }),
  changeEmail: build.mutation<Api.Accepted, Api.EmailChange>({
    query: (body) => ({ url: '/auth/email/change/', body }),
  }),

  notifications: build.query<Api.NotificationSettings, void>({
    query: () => '/user/notification-settings/',
    providesTags: tagsOf('User', 'NOTIFICATIONS'),
    keepUnusedDataFor: 0,
  }),
  changeNotifications: build.mutation<Api.NotificationSettings, Api.NotificationChange>({
    query: (body) => ({ url: '/user/notification-settings/', method: 'PATCH', body }),
    invalidatesTags: tagsOf('User', 'DETAILS', 'NOTIFICATIONS'),
  }),

  sessions: build.query<Api.AccountSessions, void>({
    query: () => '/auth/sessions/',
    providesTags: (list) => listTags('Session', list),
    keepUnusedDataFor: 0,
  }),
  endSession: build.mutation<unknown, number>({
    query: (id) => ({ url: `/auth/sessions/${id}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, id) => [{ type: 'Session', id }],
  }),
  endSessions: build.mutation<Api.SessionsEnded, 'others' | 'all'>({
    query: (which) => ({ url: `/auth/sessions/${which === 'others' ? '?others=1' : ''}`, method: 'DELETE' }),
    invalidatesTags: tagsOf('Session', 'LIST'),
  }),

  startExport: build.mutation<Api.ExportStarted, void>({ query: () => ({ url: '/user/export/', method: 'POST' }) }),
  dataExport: build.query<Api.DataExport, number>({
    query: (id) => `/user/export/${id}/`,
    providesTags: tagsOf('User', 'EXPORT'),
    keepUnusedDataFor: 0,
  }),
  deleteAccount: build.mutation<Api.DeletionScheduled, Api.AccountDeletion>({
    query: (body) => ({ url: '/user/delete/', body }),
    invalidatesTags: detailsTags,
  }),
  keepAccount: build.mutation<unknown, void>({
    query: () => ({ url: '/user/delete/cancel/', method: 'POST' }),
    invalidatesTags: detailsTags,
  }),

  savedSearches: build.query<Api.SavedSearches, void>({
    query: () => '/user/saved-search/',
    providesTags: (list) => listTags('SavedSearch', list),
    keepUnusedDataFor: 0,
  }),
  changeSavedSearch: build.mutation<unknown, { id: number; frequency: Api.AlertFrequency }>({
    query: ({ id, frequency }) => ({ url: `/user/saved-search/${id}/`, method: 'PATCH', body: { frequency } }),
    invalidatesTags: (_none, _error, { id }) => [{ type: 'SavedSearch', id }],
  }),
  removeSavedSearch: build.mutation<unknown, number>({
    query: (id) => ({ url: `/user/saved-search/${id}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, id) => [{ type: 'SavedSearch', id }],
  }),
}));
