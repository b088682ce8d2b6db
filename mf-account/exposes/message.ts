import { t, type PageContext, type PageHead } from '@care/contracts';
import { messageIdOf, inboxApi } from '../features/inbox/inbox-api';

export { MessagePage as default } from '../routes/MessagePage';
export { loadMessage as load } from '../features/inbox/load-inbox';

/** The title is the subject of the message, as soon as it is loaded. */
export function head({ store, params }: PageContext): PageHead {
  const id = messageIdOf(params.id);
  const message = id ? inboxApi.message.select(id)(store.getState()).data : undefined;
  return { title: message?.title ?? t('nav.inbox'), robots: 'noindex,nofollow' };
}
