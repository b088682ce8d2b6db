import { ok, userApi, type PageContext, type PageOutcome } from '@care/contracts';
import { currentViewer } from '@care/contracts/viewer';
import { inboxPlace, messageIdOf } from './inbox-address';
import { inboxApi } from './inbox-api';

const ahead = { subscribe: false, forceRefetch: true } as const;

/**
 * The folder is there before its page is, so that going back finds the place where one was. Before the session is known there
 * is nothing to ask for; what goes wrong the page itself says.
 */
export async function loadMessages({ store, url }: PageContext): Promise<PageOutcome> {
  const userId = currentViewer();
  const { view, page, offer } = inboxPlace(url.searchParams);
  if (!userId) return ok;
  if (view !== 'applications') {
    await store.dispatch(inboxApi.folder.initiate({ userId, folder: view, page }, ahead));
    return ok;
  }
  const { data: user } = userApi.details.select(userId)(store.getState());
  if (user?.profile_type === 'JOB_SEEKER') {
    await store.dispatch(inboxApi.ownApplications.initiate({ userId, page }, ahead));
  } else if (user?.company) {
    await store.dispatch(inboxApi.receivedApplications.initiate({ userId, page, offer }, ahead));
  }
  return ok;
}

export async function loadMessage({ store, params }: PageContext): Promise<PageOutcome> {
  const userId = currentViewer();
  const id = messageIdOf(params.id);
  if (userId && id) await store.dispatch(inboxApi.message.initiate({ userId, id }, ahead));
  return ok;
}
