import { ok, selectUser, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { deskPlace, deskView, logQuery, queueQuery } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import { deskText } from '../features/desk/texts';

export { DeskPage as default } from '../routes/DeskPage';

const prefetchOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Loads the cases or the log before the page renders, so that going back restores the scroll position. Without a known
 * session nothing is loaded; the page itself shows errors.
 */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  if (!selectUser(store.getState())) return ok;
  const [view, place] = [deskView(url.searchParams), deskPlace(url.searchParams)];
  if (view === 'log') await store.dispatch(deskApi.audit.initiate(logQuery(place), prefetchOptions));
  if (view === 'cases') await store.dispatch(deskApi.queue.initiate(queueQuery(place), prefetchOptions));
  return ok;
}

/** The title names the view. */
export const head = ({ url }: Pick<PageContext, 'url'>): PageHead => ({
  title: deskText(`views.${deskView(url.searchParams)}.title`),
  robots: 'noindex,nofollow',
});
