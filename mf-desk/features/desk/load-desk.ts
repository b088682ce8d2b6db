import { ok, selectUser, type PageContext, type PageOutcome } from '@care/contracts';
import { isStatus } from '../platform-status/status-address';
import { deskPlace, isInvoices, isLog, logQuery, queueQuery } from './desk-address';
import { deskApi } from './desk-api';

const prefetchOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Loads the cases or the log before the page renders, so that going back restores the scroll position. Without a known
 * session nothing is loaded; the page itself shows errors.
 */
export async function loadDesk({ store, url }: PageContext): Promise<PageOutcome> {
  if (!selectUser(store.getState()) || isStatus(url.searchParams) || isInvoices(url.searchParams)) return ok;
  const place = deskPlace(url.searchParams);
  await (isLog(url.searchParams)
    ? store.dispatch(deskApi.audit.initiate(logQuery(place), prefetchOptions))
    : store.dispatch(deskApi.queue.initiate(queueQuery(place), prefetchOptions)));
  return ok;
}
