import { routes } from '@care/contracts';

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
