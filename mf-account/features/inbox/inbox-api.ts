import { defineSliceApi } from '@care/contracts';
import type {
  ApplicationStatus,
  Message,
  MessageList,
  MessageSent,
  OwnApplication,
  OwnApplications,
  ReceivedApplication,
  ReceivedApplications,
} from '@care/contracts/schemas';
import { PAGE_SIZE, type Folder } from './inbox-address';

/** The session's user id is in every argument, so that two people never share an answer. */
interface Personal {
  userId: string;
}
interface PageOf extends Personal {
  page: number;
}
export type FolderPage = PageOf & { folder: Folder };
export type MessageOf = Personal & { id: number };
export type ReceivedPage = PageOf & { offer?: number };

/** The party whose list the application is deleted from. */
export type ApplicationSide = 'applicant' | 'employer';

interface Reply {
  id: number;
  content: string;
  /** The same for every retry of this reply. */
  idempotencyKey: string;
}

/** Seconds; keeps what a loader has fetched until the page renders. */
const KEEP_UNUSED_DATA_FOR = 30;

const pageQuery = (page: number): string => `limit=${PAGE_SIZE}&offset=${(page - 1) * PAGE_SIZE}`;

/** Endpoints for messages and applications (AC-14). */
export const inboxApi = defineSliceApi('inbox', (build) => ({
  folder: build.query<MessageList, FolderPage>({
    query: ({ folder, page }) => `/message/?folder=${folder}&${pageQuery(page)}`,
    providesTags: ['Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  message: build.query<Message, MessageOf>({
    query: ({ id }) => `/message/${id}/`,
    providesTags: ['Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  /** Marks all messages of an opened conversation. */
  markRead: build.mutation<null, number[]>({
    queryFn: async (ids, _api, _options, baseQuery) => {
      const answers = await Promise.all(
        ids.map(async (id) => baseQuery({ url: `/message/${id}/`, method: 'PATCH', body: { read: true } })),
      );
      const failed = answers.find(({ error }) => error);
      return failed?.error ? { error: failed.error } : { data: null };
    },
    invalidatesTags: ['Message'],
  }),
  reply: build.mutation<MessageSent, Reply>({
    query: ({ id, content, idempotencyKey }) => ({ url: `/message/${id}/reply/`, body: { content }, idempotencyKey }),
    invalidatesTags: ['Message'],
  }),
  archive: build.mutation<Message, { id: number; archived: boolean }>({
    query: ({ id, archived }) => ({ url: `/message/${id}/archive/`, body: { archived } }),
    invalidatesTags: ['Message'],
  }),
  block: build.mutation<Message, { id: number; blocked: boolean }>({
    query: ({ id, blocked }) => ({ url: `/message/${id}/block/`, body: { blocked } }),
    invalidatesTags: ['Message'],
  }),
  /** Invalidates no tag: a refetch of the deleted message would fail, and folders are refetched when they are opened. */
  remove: build.mutation<unknown, number>({ query: (id) => ({ url: `/message/${id}/`, method: 'DELETE' }) }),
  report: build.mutation<unknown, { id: number; reason: string }>({
    query: ({ id, reason }) => ({ url: `/message/${id}/report/`, body: { reason } }),
  }),

  ownApplications: build.query<OwnApplications, PageOf>({
    query: ({ page }) => `/user/application/?${pageQuery(page)}`,
    providesTags: ['Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  receivedApplications: build.query<ReceivedApplications, ReceivedPage>({
    query: ({ page, offer }) =>
      `${offer ? `/company/job-offer/${offer}/application/` : '/company/application/'}?${pageQuery(page)}`,
    providesTags: ['Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  removeApplication: build.mutation<unknown, { id: number; side: ApplicationSide }>({
    query: ({ id, side }) => ({
      url: side === 'applicant' ? `/user/application/${id}/` : `/company/application/${id}/`,
      method: 'DELETE',
    }),
    invalidatesTags: (_answer, error) => (error ? [] : ['Message']),
  }),
  withdraw: build.mutation<OwnApplication, number>({
    query: (id) => ({ url: `/user/application/${id}/withdraw/`, method: 'POST' }),
    invalidatesTags: ['Message'],
  }),
  decide: build.mutation<ReceivedApplication, { id: number; status: ApplicationStatus }>({
    query: ({ id, status }) => ({ url: `/company/application/${id}/`, method: 'PATCH', body: { status } }),
    invalidatesTags: ['Message'],
  }),
}));
