import { routes } from '@care/contracts';

export const folders = ['inbox', 'sent', 'archive'] as const;
export type Folder = (typeof folders)[number];
/** What the page of all messages shows: a folder, or the applications. */
export type InboxView = Folder | 'applications';

export const PAGE_SIZE = 20;

export interface InboxPlace {
  view: InboxView;
  /** Counted from 1. */
  page: number;
  /** Only the applications for this job offer. */
  offer?: number;
}

function positive(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Where in the inbox an address leads; what nobody can mean leads to the first page of the inbox. */
export function inboxPlace(query: URLSearchParams): InboxPlace {
  const named = query.get('folder') ?? '';
  const view = [...folders, 'applications' as const].find((one) => one === named) ?? 'inbox';
  const offer = view === 'applications' ? positive(query.get('offer')) : undefined;
  return { view, page: positive(query.get('page')) ?? 1, ...(offer && { offer }) };
}

/** The address of a place in the inbox, defaults left out: one address for each. */
export function inboxPath({ view = 'inbox', page = 1, offer }: Partial<InboxPlace>): string {
  const query = new URLSearchParams();
  if (view !== 'inbox') query.set('folder', view);
  if (offer) query.set('offer', String(offer));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return routes.messages.build() + (text && `?${text}`);
}

/** The number in `/nachrichten/{id}`; undefined when no message can have it. */
export const messageIdOf = (id: string | undefined): number | undefined => positive(id ?? null);
