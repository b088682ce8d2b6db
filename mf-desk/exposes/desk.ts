import { ok, selectUser, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { deskPlace, isInvoices, isLog, isStatus, logQuery, queueQuery } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import { deskText } from '../features/desk/texts';
import { statusText } from '../features/desk/status-texts';

export { DeskPage as default } from '../routes/DeskPage';

const prefetchOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Loads the cases or the log before the page renders, so that going back restores the scroll position. Without a known
 * session nothing is loaded; the page itself shows errors.
 */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  if (!selectUser(store.getState()) || isStatus(url.searchParams) || isInvoices(url.searchParams)) return ok;
  const place = deskPlace(url.searchParams);
  await (isLog(url.searchParams)
    ? store.dispatch(deskApi.audit.initiate(logQuery(place), prefetchOptions))
    : store.dispatch(deskApi.queue.initiate(queueQuery(place), prefetchOptions)));
  return ok;
}

/** The title names the view: the cases, the log, the open invoices, or the status of the slices. */
export const head = ({ url }: Pick<PageContext, 'url'>): PageHead => ({
  title: titleOf(url),
  robots: 'noindex,nofollow',
});

function titleOf({ searchParams }: URL): string {
  if (isStatus(searchParams)) return statusText('title');
  if (isInvoices(searchParams)) return deskText('invoices');
  return deskText(isLog(searchParams) ? 'log' : 'title');
}
