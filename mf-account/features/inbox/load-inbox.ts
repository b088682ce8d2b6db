import { ok, userApi, type PageContext, type PageOutcome } from '@care/contracts';
import { currentViewer } from '@care/contracts/viewer';
import { inboxPlace, messageIdOf } from './inbox-address';
import { inboxApi } from './inbox-api';

const prefetchOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Loads the folder before the page renders, so that going back restores the scroll position. Without a known session nothing
 * is loaded; the page itself shows errors.
 */
export async function loadMessages({ store, url }: PageContext): Promise<PageOutcome> {
  const userId = currentViewer();
  const { view, page, offer } = inboxPlace(url.searchParams);
  if (!userId) return ok;
  if (view !== 'applications') {
    await store.dispatch(inboxApi.folder.initiate({ userId, folder: view, page }, prefetchOptions));
    return ok;
  }
  const { data: user } = userApi.details.select(userId)(store.getState());
  if (user?.profile_type === 'JOB_SEEKER') {
    await store.dispatch(inboxApi.ownApplications.initiate({ userId, page }, prefetchOptions));
  } else if (user?.company) {
    await store.dispatch(inboxApi.receivedApplications.initiate({ userId, page, offer }, prefetchOptions));
  }
  return ok;
}

export async function loadMessage({ store, params }: PageContext): Promise<PageOutcome> {
  const userId = currentViewer();
  const id = messageIdOf(params.id);
  if (userId && id) await store.dispatch(inboxApi.message.initiate({ userId, id }, prefetchOptions));
  return ok;
}
