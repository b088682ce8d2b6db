import { defineSliceApi, routes } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type { Message, MessageList, MessageSent } from '@care/contracts/schemas';
import { blockedTags, tagsOf } from '../../tags';

export const folders = ['inbox', 'sent', 'archive'] as const;
export type Folder = (typeof folders)[number];
/** A view of the messages page: a folder or the applications. */
export type InboxView = Folder | 'applications';

export const PAGE_SIZE = 20;

export interface InboxPlace {
  view: InboxView;
  /** Starts at 1. */
  page: number;
  /** Limits the applications to this job offer. */
  offer?: number;
}

function positiveInteger(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Reads view and page from the query; invalid values give the first page of the inbox. */
export function inboxPlace(query: URLSearchParams): InboxPlace {
  const folderParameter = query.get('folder') ?? '';
  const view = [...folders, 'applications' as const].find((one) => one === folderParameter) ?? 'inbox';
  const offer = view === 'applications' ? positiveInteger(query.get('offer')) : undefined;
  return { view, page: positiveInteger(query.get('page')) ?? 1, ...(offer && { offer }) };
}

/** The canonical path of a view and page, without default values. */
export function inboxPath({ view = 'inbox', page = 1, offer }: Partial<InboxPlace>): string {
  const query = new URLSearchParams();
  if (view !== 'inbox') query.set('folder', view);
  if (offer) query.set('offer', String(offer));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return routes.messages.build() + (text && `?${text}`);
}

/** The id in `/nachrichten/{id}`; undefined if it is invalid. */
export const messageIdOf = (id: string | undefined): number | undefined => positiveInteger(id ?? null);

/** Navigation state that makes the folder show "conversation deleted". */
export const deletedNotice = { isConversationDeleted: true } as const;

export const isDeletedNotice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isConversationDeleted' in state;

/** Seconds; keeps what a loader has fetched until the page renders. */
export const KEEP_UNUSED_DATA_FOR = 30;

export const pageQuery = (page: number): string => `limit=${PAGE_SIZE}&offset=${(page - 1) * PAGE_SIZE}`;

/** Endpoints for messages (AC-14). Those for applications are in `applicationApi`. */
export const inboxApi = defineSliceApi('inbox', (build) => ({
  folder: build.query<MessageList, { folder: Folder; page: number }>({
    query: ({ folder, page }) => `/message/?folder=${folder}&${pageQuery(page)}`,
    providesTags: (list) => listTags('Message', list),
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  message: build.query<Message, number>({
    query: (id) => `/message/${id}/`,
    providesTags: (message, _error, id) => [
      ...tagsOf('Message', id, 'CONVERSATION', ...(message?.thread ?? []).map((one) => one.id)),
      ...tagsOf('Application', message?.application?.id ?? 'NONE'),
    ],
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
    invalidatesTags: (_none, _error, ids) => tagsOf('Message', 'LIST', ...ids),
  }),
  /** One key for all retries of a reply. */
  reply: build.mutation<MessageSent, { id: number; content: string; idempotencyKey: string }>({
    query: ({ id, content, idempotencyKey }) => ({ url: `/message/${id}/reply/`, body: { content }, idempotencyKey }),
    invalidatesTags: (_sent, _error, { id }) => tagsOf('Message', id, 'LIST'),
  }),
  archive: build.mutation<Message, { id: number; archived: boolean }>({
    query: ({ id, archived }) => ({ url: `/message/${id}/archive/`, body: { archived } }),
    invalidatesTags: (_message, _error, { id }) => tagsOf('Message', id, 'LIST'),
  }),
  block: build.mutation<Message, { id: number; blocked: boolean }>({
    query: ({ id, blocked }) => ({ url: `/message/${id}/block/`, body: { blocked } }),
    invalidatesTags: blockedTags,
  }),
  /**
   * Invalidates no tag: a refetch of the deleted message would fail, and folders are refetched when they are opened.
   */
  remove: build.mutation<unknown, number>({ query: (id) => ({ url: `/message/${id}/`, method: 'DELETE' }) }),
  report: build.mutation<unknown, { id: number; reason: string }>({
    query: ({ id, reason }) => ({ url: `/message/${id}/report/`, body: { reason } }),
  }),
}));
