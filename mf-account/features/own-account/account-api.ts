import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type {
  Accepted,
  AccountDeletion,
  AccountSessions,
  AlertFrequency,
  DataExport,
  DeletionScheduled,
  EmailChange,
  ExportStarted,
  NotificationChange,
  NotificationSettings,
  PasswordChange,
  SavedSearches,
  SessionsEnded,
  UserChange,
  UserDetails,
} from '@care/contracts/schemas';
import { tagsOf } from '../../tags';

const detailsTags = tagsOf('User', 'DETAILS');

/** Endpoints of the account page (AC-07). */
export const ownAccountApi = defineSliceApi('own-account', (build) => ({
  change: build.mutation<UserDetails, UserChange>({
    query: (body) => ({ url: '/user/details/', method: 'PATCH', body }),
    invalidatesTags: detailsTags,
  }),
  changePassword: build.mutation<Accepted, PasswordChange>({
    query: (body) => ({ url: '/auth/password/change/', body }),
  }),
  changeEmail: build.mutation<Accepted, EmailChange>({ query: (body) => ({ url: '/auth/email/change/', body }) }),
  resendConfirmation: build.mutation<Accepted, string>({
    query: (email) => ({ url: '/auth/verify-email/resend/', body: { email } }),
  }),

  notifications: build.query<NotificationSettings, void>({
    query: () => '/user/notification-settings/',
    providesTags: tagsOf('User', 'NOTIFICATIONS'),
    keepUnusedDataFor: 0,
  }),
  changeNotifications: build.mutation<NotificationSettings, NotificationChange>({
    query: (body) => ({ url: '/user/notification-settings/', method: 'PATCH', body }),
    invalidatesTags: tagsOf('User', 'DETAILS', 'NOTIFICATIONS'),
  }),

  sessions: build.query<AccountSessions, void>({
    query: () => '/auth/sessions/',
    providesTags: (list) => listTags('Session', list),
    keepUnusedDataFor: 0,
  }),
  endSession: build.mutation<unknown, number>({
    query: (id) => ({ url: `/auth/sessions/${id}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, id) => [{ type: 'Session', id }],
  }),
  endSessions: build.mutation<SessionsEnded, 'others' | 'all'>({
    query: (which) => ({ url: `/auth/sessions/${which === 'others' ? '?others=1' : ''}`, method: 'DELETE' }),
    invalidatesTags: tagsOf('Session', 'LIST'),
  }),

  startExport: build.mutation<ExportStarted, void>({ query: () => ({ url: '/user/export/', method: 'POST' }) }),
  dataExport: build.query<DataExport, number>({
    query: (id) => `/user/export/${id}/`,
    providesTags: tagsOf('User', 'EXPORT'),
    keepUnusedDataFor: 0,
  }),
  deleteAccount: build.mutation<DeletionScheduled, AccountDeletion>({
    query: (body) => ({ url: '/user/delete/', body }),
    invalidatesTags: detailsTags,
  }),
  keepAccount: build.mutation<unknown, void>({
    query: () => ({ url: '/user/delete/cancel/', method: 'POST' }),
    invalidatesTags: detailsTags,
  }),

  savedSearches: build.query<SavedSearches, void>({
    query: () => '/user/saved-search/',
    providesTags: (list) => listTags('SavedSearch', list),
    keepUnusedDataFor: 0,
  }),
  changeSavedSearch: build.mutation<unknown, { id: number; frequency: AlertFrequency }>({
    query: ({ id, frequency }) => ({ url: `/user/saved-search/${id}/`, method: 'PATCH', body: { frequency } }),
    invalidatesTags: (_none, _error, { id }) => [{ type: 'SavedSearch', id }],
  }),
  removeSavedSearch: build.mutation<unknown, number>({
    query: (id) => ({ url: `/user/saved-search/${id}/`, method: 'DELETE' }),
    invalidatesTags: (_none, _error, id) => [{ type: 'SavedSearch', id }],
  }),
}));
