import { ok, selectUser, userApi, type PageContext, type PageOutcome } from '@care/contracts';
import { applicationApi } from './application-api';
import { inboxApi, inboxPlace, messageIdOf } from './inbox-api';

const prefetchOptions = { subscribe: false, forceRefetch: true } as const;

/**
 * Loads the folder before the page renders, so that going back restores the scroll position. Without a known session
 * nothing is loaded; the page itself shows errors.
 */
export async function loadMessages({ store, url }: PageContext): Promise<PageOutcome> {
  const { view, page, offer } = inboxPlace(url.searchParams);
  if (!selectUser(store.getState())) return ok;
  if (view !== 'applications') {
    await store.dispatch(inboxApi.folder.initiate({ folder: view, page }, prefetchOptions));
    return ok;
  }
  const { data: user } = userApi.details.select()(store.getState());
  if (user?.profile_type === 'JOB_SEEKER') {
    await store.dispatch(applicationApi.own.initiate(page, prefetchOptions));
  } else if (user?.company) {
    await store.dispatch(applicationApi.received.initiate({ page, offer }, prefetchOptions));
  }
  return ok;
}

export async function loadMessage({ store, params }: PageContext): Promise<PageOutcome> {
  const id = messageIdOf(params.id);
  if (selectUser(store.getState()) && id) await store.dispatch(inboxApi.message.initiate(id, prefetchOptions));
  return ok;
}
